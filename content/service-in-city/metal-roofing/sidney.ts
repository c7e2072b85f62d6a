import type { metalRoofing } from '../../services/metal-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const metalRoofingInSidney = {
  intro: 'In Sidney the question is not whether snow will leave your metal roof, but where it lands.',
  paragraphs: [
    'Smooth panels let go all at once. The sun warms the steel, a film of water forms, and half a slope of snow comes off in the time it takes to say so. Below may be a gas meter, a heat pump, a lower roof or a front step. Walk around the house and note what stands under each eave. That walk is the plan.',
    'Guards come as single cleats set in a pattern, or as rails clamped to the seams. One row above the door is seldom enough for a long slope: snow piles up and pours over, or tears the row off. Number and spacing follow from slope, length and load, and the guard maker’s table gives them.',
    'Over a bed of shrubs we often advise none at all. Let it slide. A gutter there, though, must hang below the line of the panel or it goes along.',
  ],
  points: [
    {
      question: 'Can snow guards be added later?',
      answer:
        'On standing seam, easily, with clamps. Glued cleats depend on a clean, warm surface, so they are summer work. We try to set both with the roof.',
    },
    {
      question: 'Sidney is {miles} miles out. Who repairs a panel in January?',
      answer:
        'We do, on a dry day. Offcuts from your own panels stay with you in the garage, so that color and profile are on hand before anybody drives.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Sliding snow',
      remark:
        'Of our twelve towns Sidney lies farthest north, so the map of what stands under the eaves comes first.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof metalRoofing>>;
