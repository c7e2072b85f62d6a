import type { roofRepair } from '../../services/roof-repair.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofRepairInMiamisburg = {
  intro: 'No roof repair in Miamisburg is too small to ask about: the ladder is already in town.',
  paragraphs: [
    'The typical small leak has nothing to do with shingles. A plumbing vent passes through the roof inside a rubber collar. Sun cracks the collar where it hugs the pipe, long before the shingles around it are old, and rain runs down the outside of the pipe to the bathroom ceiling below.',
    'The fix is a new flashing worked in under the courses above it. Smearing sealant around the old collar buys a season. We would rather not come back for the same stain.',
    'While we are up there we look at the other vents, because they were installed on the same day and are the same age. If two more are cracked, doing all three costs little more than one. It is your call, and you see the photos first.',
  ],
  points: [
    {
      question: 'Can I wait until more needs doing?',
      answer:
        'With a cosmetic flaw, yes. With water, no. A wet sheet of decking costs more than the visit, and insulation that has been soaked settles and stops working.',
    },
    {
      question: 'Do you charge to come out and look?',
      answer:
        'No. The inspection and the written estimate are free, and in Miamisburg we can usually combine them with a job we already have nearby.',
    },
  ],
  issueRemarks: [
    { issue: 'Cracked pipe boots', remark: 'For this one alone it is worth calling us in Miamisburg.' },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofRepair>>;
