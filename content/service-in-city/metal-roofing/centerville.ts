import type { metalRoofing } from '../../services/metal-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const metalRoofingInCenterville = {
  intro:
    'On a Centerville metal roof you pay for the steel once and look at the paint every day, so read the paint line.',
  paragraphs: [
    'Two finishes dominate. SMP, a polyester modified with silicone, is hard, cheaper and common on barn panels. PVDF is softer to the fingernail but holds its color and gloss far longer in sun. On a house, where one slope faces south and one does not, that difference shows: the first finish can end up as two shades on one roof.',
    'Every warranty on paint is really three: against peeling, against fading by so many units, against chalking. Compare the units and the years side by side. And look for what voids them. Cutting panels with an abrasive saw is one, since the hot sparks burn the finish.',
    'Put finish, gauge and profile into the estimate by name. If an owners’ association or the city’s permit desk asks, the same line answers both.',
  ],
  points: [
    {
      question: 'Is metal on the city’s permit list?',
      answer:
        'Centerville publishes the list. Look for re-roofing and for change of covering. We check it at the time, since lists get revised.',
    },
    {
      question: 'Can a faded metal roof be repainted?',
      answer:
        'Yes, with the right primer and a thorough wash. It lasts less long than a factory finish. On a sound roof it is still cheaper than new panels.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Rust and mixed metals',
      remark: 'Our crew cuts panels with shears, so no sparks land on the finish you chose.',
    },
  ],
  sources: ['centervillePermitList'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof metalRoofing>>;
