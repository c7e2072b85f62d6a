import type { flatRoofSystems } from '../../services/flat-roof-systems.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const flatRoofSystemsInDayton = {
  intro:
    'A flat roof of 5,000 square feet in Dayton has to get rid of more than 100,000 gallons in a normal year.',
  paragraphs: [
    'Normal precipitation is {rainInches} inches. Each 1,000 square feet collects about {rainGallonsPerThousandSquareFeet} gallons of it. A pitched roof throws that off. A flat roof has to lead it to a few holes no wider than a plate.',
    'An inch of standing water weighs 5.2 pounds on every square foot. That is why drains come in pairs. The main one lies at the low point. The overflow sits a little higher, through the parapet or down a pipe of its own, and should be bone dry. If you ever see water run from it, the main drain is blocked. Call that day.',
    'On paper: shingle work alone needs no permit in Dayton, but replacing sheathing or structure does. A flat roof that has been wet for years often needs new deck in places, so we look from below first.',
  ],
  points: [
    {
      question: 'Our parapet has no overflow. Does it need one?',
      answer:
        'If the walls would hold water in, we think so. Cutting a scupper with a lined throat is a day’s work, and best done together with new membrane.',
    },
    {
      question: 'Does the historic-district rule reach a roof nobody sees?',
      answer:
        'Do not assume it stops at what shows. Edges, coping and scuppers can be seen from the street, so ask about the Certificate of Appropriateness with a photo of the parapet.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Drainage and ponding',
      remark:
        'Every inch of Dayton rain puts {inchGallonsPerThousandSquareFeet} gallons on 1,000 square feet, all of it bound for the same drain.',
    },
  ],
  sources: ['daytonPrecipitation', 'daytonPermits'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof flatRoofSystems>>;
