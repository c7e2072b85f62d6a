import type { tileRoofing } from '../../services/tile-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const tileRoofingInKettering = {
  intro: 'A tile roof in Kettering that leaks in three rooms usually has nothing wrong with its tile.',
  paragraphs: [
    'Picture the roof as a raincoat over a shirt. The tile is the coat: it takes the sun, the hail and nearly all of the water. What gets past it, on a windy day or behind a pile of leaves, meets the underlayment. That layer is the one that has to be tight, and it ages in the dark where nobody checks.',
    'The test is simple. We lift a few tiles in the worst place and a few in the best. If the felt crumbles in both, patching single spots is chasing a leak around the house. If it is supple under the good slope, you may do one side and leave the other.',
    'Ask what will replace it. A sheet that lasts fifteen years under a tile that lasts several times as long only moves the problem to the next owner.',
  ],
  points: [
    {
      question: 'Will flame be used anywhere on a tile job?',
      answer:
        'Not by us on a pitched roof. Should a flat section be torch-applied or hot-mopped, Kettering wants a fire permit for it. A self-adhered sheet avoids the matter.',
    },
    {
      question: 'Where do the tiles go while the felt is changed?',
      answer:
        'They stay on the roof if the frame allows, stacked along the ridge on the next slope, or on pallets in the drive. Count on a week or more per side.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Underlayment at its end',
      remark:
        'We open two places on your Kettering roof, good and bad, before anybody talks about the whole.',
    },
  ],
  sources: ['ketteringFirePermit'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof tileRoofing>>;
