import type { roofReplacement } from '../../services/roof-replacement.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofReplacementInFranklin = {
  intro:
    'Often only one side of a Franklin roof is worn out, and it is fair to ask whether the other side can wait.',
  paragraphs: [
    'Roofs age by exposure. The south slope takes the sun, the west slope takes the weather, and the north one may look ten years younger. Replacing a single slope is possible, and now and then it is right: a plain gable, a clean ridge, an owner who plans to sell the whole house in a few years.',
    'There is a catch at every edge. The ridge cap has to be redone for both sides. Colors drift between production runs, so the halves will not match. Hips and valleys cannot be split cleanly at all. And the second slope, done later, pays again for set-up, dumpster and delivery.',
    'Franklin lies {miles} miles {direction} of our shop, so a visit just to look is no trouble. We price the slopes separately and you decide.',
  ],
  points: [
    {
      question: 'Could the garage go with the house?',
      answer:
        'Yes, and it is cheaper than a second visit. One dumpster, one delivery, one color. We list it separately so that you can still say no.',
    },
    {
      question: 'How can I tell that a slope is done?',
      answer:
        'Bare patches where the granules have gone, curled corners, cracks that run across tabs. From the ground, compare it with the north side through binoculars.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Granule loss',
      remark: 'Compare the gutters on both sides; the slope that sheds more grit is the one to price first.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofReplacement>>;
