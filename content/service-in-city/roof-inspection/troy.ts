import type { roofInspection } from '../../services/roof-inspection.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofInspectionInTroy = {
  intro:
    'Share the trip: an inspection in Troy is easiest to get quickly on a day when we are in Miami County anyway.',
  paragraphs: [
    'It is {miles} miles from our shop to Troy, and {milesToPiqua} more to Piqua. We try to do three or four roofs along that stretch of I-75 in a day. If you can give us two dates instead of one, you will most likely be seen sooner. Neighbors who ask together get one visit and two reports.',
    'Two seasons tell us most. Late March, when frost has done its worst and nothing has been patched yet. And November, after the leaves, when valleys can be seen to the bottom and there is still time for a repair before snow.',
    'We bring what is needed to close small things on the spot, a nail head or a slipped cap, so that the report need not say “return visit”. It is noted, with a picture of before and after.',
  ],
  points: [
    {
      question: 'Is it free this far out as well?',
      answer:
        'Yes, everywhere in our area, and without obligation. Sharing a day with others saves our time, which is why we ask.',
    },
    {
      question: 'What if it rains on the day?',
      answer:
        'A drizzle is good for finding leaks from the attic and bad for walking a slope. We do the inside, and come back for the outside on the next round.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Gutters that hold water',
      remark: 'On the November round through Troy this is the finding we can often settle the same day.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofInspection>>;
