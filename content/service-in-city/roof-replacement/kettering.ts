import type { roofReplacement } from '../../services/roof-replacement.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofReplacementInKettering = {
  intro:
    'If a shingled slope in Kettering drains onto a flat porch or addition, the city’s fire rule is part of the plan.',
  paragraphs: [
    'Stand at the back of the yard and look for the place where pitch turns flat. A house like that has two roofs, and the seam between them is where it leaks first. Shingles stop working below a slope of 2 in 12. Under that line the material has to be a membrane.',
    'Order matters. The membrane goes on first and runs well up the slope, and the shingles lap over it. Do it the other way around and water walks in behind.',
    'Kettering requires a fire permit for torch-applied or hot-mop roofing. On a wood-framed house we would sooner keep flame off the roof altogether. A self-adhered or cold-bonded sheet does the job, and the fire permit does not come up.',
  ],
  points: [
    {
      question: 'Can the flat part wait until next year?',
      answer:
        'It can, but the seam will be opened twice. If both are near the end, doing them together saves the second cut and leaves one crew answerable for the joint.',
    },
    {
      question: 'How far is the crew from the job?',
      answer:
        'The shop is {miles} miles away in a straight line, about {drive} of driving, estimated from distance. A missing box of ridge caps does not cost you a day.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Worn-out flashing',
      remark:
        'The strip where your slope meets the flat part is flashing too, and in Kettering we look at it first.',
    },
  ],
  sources: ['ketteringFirePermit'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofReplacement>>;
