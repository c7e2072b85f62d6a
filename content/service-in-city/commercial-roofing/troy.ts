import type { commercialRoofing } from '../../services/commercial-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const commercialRoofingInTroy = {
  intro:
    'On a commercial job in Troy the measure of a day is not what was torn off but what was dry at five o’clock.',
  paragraphs: [
    'With {miles} miles between our shop and your building, nobody pops over at midnight to fix a flapping edge. So the rule for the end of the day is strict. The new membrane is sealed to the old along a straight line, with a strip made for it, weighted and checked. Drains inside the line are open. The foreman sends you a photo of the seam.',
    'We divide the roof into pieces a crew can finish, beginning at the far end from the hoist, so that nobody drives carts over new sheet. The piece for tomorrow is chosen this afternoon, from the forecast.',
    'Material stands on site, spread over the beams. The permit Ohio requires for commercial re-roofing hangs by the hatch. And the people who will inspect are told the dates beforehand rather than called in a hurry.',
  ],
  points: [
    {
      question: 'What if a storm is forecast in mid-job?',
      answer:
        'We stop opening. Two hours of closing and weighting come first, and the crew stays until it is done. A lost day is in the schedule from the start.',
    },
    {
      question: 'Troy is a county seat. Do you work for public owners?',
      answer:
        'We can. Send the bid documents with their deadlines. We answer point by point, and say openly if a requirement is one we cannot meet.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Open membrane seams',
      remark: 'In a job with nights between the sections, the tie-in line is the seam that matters most.',
    },
  ],
  sources: ['ohioCommercialPermit'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof commercialRoofing>>;
