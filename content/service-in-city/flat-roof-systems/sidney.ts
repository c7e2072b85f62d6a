import type { flatRoofSystems } from '../../services/flat-roof-systems.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const flatRoofSystemsInSidney = {
  intro:
    'Since Sidney lies {miles} miles from us, your own people should know the first three things to do on a flooded flat roof.',
  paragraphs: [
    'One: find the drain. It is where the water is deepest, so nobody wades in to look for it. Reach from the side with a rake and pull the leaves off the strainer. The suction of an open drain is strong; keep hands and feet out. Two: if a ceiling below looks unsafe, lock the door to that room. Three: send us a picture with a ruler in it, because depth tells us whether to bring pumps.',
    'A drift against a wall is the winter version. It can weigh far more than the snow in the middle. Do not send anyone under a roof that groans.',
    'We draw a plan of your roof on the first visit. Drains, overflows, hatch, units and shut-offs are on it, and a copy hangs where your staff can find it in the dark.',
  ],
  points: [
    {
      question: 'How often should our staff look at the roof?',
      answer:
        'After every storm and once a month in leaf season, from the hatch. Five minutes, with a phone. They need not step onto it.',
    },
    {
      question: 'When will a crew arrive?',
      answer:
        'The drive itself is estimated at {drive}, from distance, in fair weather. On the phone we tell you when a crew leaves and not only when it might come.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Drainage and ponding',
      remark:
        'With the shop this far from Sidney, an overflow scupper is a cheaper guard than any phone number.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof flatRoofSystems>>;
