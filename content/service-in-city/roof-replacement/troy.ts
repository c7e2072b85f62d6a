import type { roofReplacement } from '../../services/roof-replacement.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofReplacementInTroy = {
  intro:
    'Troy is {miles} miles from our shop, so we settle the decking question before the first shingle comes off.',
  paragraphs: [
    'What lies under the shingles is what makes roof budgets slip. Boards with wide gaps, thin sheets that have sagged between the rafters, rot around a vent that dripped for years. We look from the attic with a light and a probe, walk the slopes for bounce, and mark what we find on a sketch.',
    'Then the estimate carries a price per sheet and a number of sheets we expect. You know both before you sign. If fewer are needed, you pay for fewer.',
    'The truck that comes up I-75 carries spare sheathing, vents in two sizes and extra coil for flashing. The drive is about {drive}, estimated from distance, and nobody should make it twice for one pipe boot.',
  ],
  points: [
    {
      question: 'Are gaps between old boards a problem?',
      answer:
        'Up to a point, no. Shingle makers limit the gap, because a nail that lands in it holds nothing. Past that limit we cover the boards with new sheathing.',
    },
    {
      question: 'Does Troy need a permit for a re-roof?',
      answer:
        'Ask the city with your address and a line on the scope. We do this before scheduling, and mention that decking may change, since that often alters the answer.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Soft decking',
      remark:
        'For Troy the count of doubtful sheets is in the estimate, and the spare ones are on the truck.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofReplacement>>;
