import type { metalRoofing } from '../../services/metal-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const metalRoofingInKettering = {
  intro:
    'Where a Kettering roof is too low for shingles and you do not want a flame near it, a folded metal seam is one way out.',
  paragraphs: [
    'Between about 1 and 3 in 12 lies a band of slopes that nobody loves. Shingles give up at 2. A torched membrane works, and in Kettering it needs a fire permit. Metal can bridge the gap, if the seam is right.',
    'Two panels look alike from the ground. A snap-lock clicks together and wants a slope of about 3 in 12. A mechanical seam is folded over by a machine that crawls up the roof, once or twice, with sealant inside the fold, and it can lie much flatter. How flat, the panel maker says in writing. We follow the sheet and leave a copy with you.',
    'The weak spots are the top and the sides, where the flat roof meets a wall. There the metal is turned up, and the flashing is riveted and sealed, not just tucked behind the siding.',
  ],
  points: [
    {
      question: 'Can I have the steep part and the flat part in one metal?',
      answer:
        'Yes. The seams run through from one to the other over a bent transition. Both parts then use the low-slope seam, which costs more but keeps the lines straight.',
    },
    {
      question: 'Does any of this need a torch?',
      answer:
        'No. Standing seam is folded cold. The fire permit concerns torch-applied and hot-mop roofing. Ask about the ordinary building permit separately.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Leaks at vents and chimneys',
      remark:
        'On a low slope we move vents out of the pan’s path where we can, because water there is slow to leave.',
    },
  ],
  sources: ['ketteringFirePermit'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof metalRoofing>>;
