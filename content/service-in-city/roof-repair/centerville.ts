import type { roofRepair } from '../../services/roof-repair.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofRepairInCenterville = {
  intro:
    'Stopping the leak on a Centerville roof is the simple part; making the patch disappear takes some craft.',
  paragraphs: [
    'Your shingles have faded. The ones in the store have not. Put a fresh patch in the middle of a ten-year-old slope and you see it from the corner. There are three honest ways to deal with that.',
    'One: take matching shingles from a place nobody looks at, such as the back of the garage, and put the new ones there. Two: find the original line. Sizes changed when makers went metric, so a shingle of the right color may be the wrong width, and the courses will not line up. Three: repair to a natural edge, a valley or a hip, so that the eye has a reason for the change.',
    'We bring what we can find, lay it on the slope and let you look from the street before a nail goes in.',
  ],
  points: [
    {
      question: 'Does a small repair need a permit in Centerville?',
      answer:
        'The city publishes a permit list, and we check the job against it. What counts is usually whether only shingles change or wood as well.',
    },
    {
      question: 'Will the new shingles fade to match?',
      answer:
        'They get closer over some years and never quite meet. Granules weather with sun, so a north slope stays different for longer.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Wind-lifted shingles',
      remark: 'Save the ones that blew off: the back of the tab is how we identify the line.',
    },
  ],
  sources: ['centervillePermitList'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofRepair>>;
