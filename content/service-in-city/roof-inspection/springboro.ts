import type { roofInspection } from '../../services/roof-inspection.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofInspectionInSpringboro = {
  intro:
    'Have the roof inspected before you list a Springboro house, and you choose what the buyer hears first.',
  paragraphs: [
    'A buyer’s inspector will find the cracked boot and the loose flashing. Found by them, three small things become a line that reads “roof: recommend evaluation by a specialist”, and a request for a large credit. Found by you a month earlier, they are a morning’s repair and a receipt.',
    'The report sorts findings by what they cost and how much they frighten. A missing kickout costs little and frightens a lot, because of the stain. Fix that. Faded shingles with life left cost a great deal and prove nothing. Leave them, and let the report say how long they may serve, as a range.',
    'If the roof really is near its end, decide early: replace it, or price it in. Both are respectable. We write the figure down so that it is an estimate, not a guess made at a kitchen table.',
  ],
  points: [
    {
      question: 'May I show your report to buyers?',
      answer:
        'It is yours. Give them all of it, since a page left out does harm. Ask your agent what a seller in Ohio has to disclose.',
    },
    {
      question: 'How long is an inspection good for?',
      answer:
        'Until the next hail or high wind, strictly speaking. For a sale we suggest within the last three months. The written estimate carries its own date.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Gutters that hold water',
      remark:
        'Clean gutters are the cheapest thing you can do before photographs of a Springboro house are taken.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofInspection>>;
