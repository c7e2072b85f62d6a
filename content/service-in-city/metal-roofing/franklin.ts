import type { metalRoofing } from '../../services/metal-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const metalRoofingInFranklin = {
  intro: 'Water under a metal roof is not always a leak; on a cool Franklin morning it may be your own air.',
  paragraphs: [
    'Steel follows the night sky and gets colder than the air around it. If moist air touches the underside, it drips. A carport, a workshop or a porch with a bare metal roof can rain inside under a clear sky, and no amount of sealant will help.',
    'Over a house the cure is in layers. Underlayment lies tight to the deck, the attic below is vented, and bath fans blow outdoors rather than into the rafters. Over an open shed there is no attic, so the panel brings its own: a thin fleece on the back that holds the drops until the day dries them.',
    'How to tell the two apart? A leak follows rain and marks one spot. Condensation follows cold, clear nights, and it wets whole bays evenly. Keep notes for two weeks, and the answer is usually plain.',
  ],
  points: [
    {
      question: 'Will insulation under the panel fix a dripping shop?',
      answer:
        'Only if air cannot reach the steel around it. Foam boards with taped joints can. Loose batts pushed against the panel get wet and stay wet.',
    },
    {
      question: 'Can you look at it on a damp morning?',
      answer:
        'Yes, and we like to. Franklin is {miles} miles away, so we can come while it is happening instead of reading the stains in the afternoon.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Leaks at vents and chimneys',
      remark:
        'Before we touch a boot on a Franklin roof we ask whether the drip came with rain or with a clear night.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof metalRoofing>>;
