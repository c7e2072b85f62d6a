import type { commercialRoofing } from '../../services/commercial-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const commercialRoofingInKettering = {
  intro:
    'A commercial re-roof in Kettering can take two permits: one because it is commercial, another if there is fire in it.',
  paragraphs: [
    'The first is the state’s rule for every town in Ohio: re-roofing a commercial building needs a permit. The second is Kettering’s. Torch-applied and hot-mop roofing need a fire permit as well. If your specification was written years ago and copied since, check which method it names. Changing three words can remove a permit, a kettle and a fire watch.',
    'Your insurer may have rules of its own on hot work. Many policies want notice, a written procedure, and someone who stays after the last flame is out. Read that clause before you compare bids, since a bidder who plans to torch may look cheaper only because the watch is missing.',
    'We price a cold method by default. Where hot work is the better roof, it stands in a separate column with everything that belongs to it.',
  ],
  points: [
    {
      question: 'Who applies for the two permits?',
      answer:
        'We prepare both and you sign where an owner must. They go to different desks, so we allow time for each in the calendar.',
    },
    {
      question: 'Is a cold-applied roof any weaker?',
      answer:
        'Not when it is laid as the maker says, in the weather it was made for. Its seams cure more slowly. That is planned for, and shows up as days, not as leaks.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Open membrane seams',
      remark:
        'A seam can be mended without a flame; in Kettering that keeps a small repair free of the fire permit.',
    },
  ],
  sources: ['ohioCommercialPermit', 'ketteringFirePermit'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof commercialRoofing>>;
