import type { tileRoofing } from '../../services/tile-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const tileRoofingInFairborn = {
  intro: 'If your move to Fairborn came with a tile roof, here is what you need to know in the first year.',
  paragraphs: [
    'You may have come from a place where every house has tile, or from one where none does. Either way Ohio adds frost. A tile that was fine in a mild climate can drink water here and split, so find out what is up there. The maker’s name is pressed into the back. A spare in the shed will tell you, and so will a photo from us.',
    'Then three habits. Keep overhanging limbs cut back, because a falling branch breaks what hail would only chip. Have the valleys cleared each fall, by someone who knows where to step. And write down every visit: date, what was done, how many tiles are left in the stack.',
    'What you need not do is wash it, seal it or paint it. Moss can be brushed off. High pressure drives water under the tile and scours its face.',
  ],
  points: [
    {
      question: 'The seller left a pile of tiles. Keep them?',
      answer:
        'All of them. They are the right size, the right age and the right color, and may no longer be made. Stack them on edge, off the soil.',
    },
    {
      question: 'How often should it be looked at?',
      answer:
        'Once a year from a ladder, and after any storm that took limbs down. Fairborn is {miles} miles from us. An inspection costs you nothing.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Frost damage',
      remark:
        'If your tile was made for a mild climate, flakes appear in the gutter long before the ceiling gets wet.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof tileRoofing>>;
