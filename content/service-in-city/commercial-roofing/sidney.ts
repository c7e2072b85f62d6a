import type { commercialRoofing } from '../../services/commercial-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const commercialRoofingInSidney = {
  intro:
    'For a large roof at the far end of our map, the survey has to be good enough that the second trip brings everything.',
  paragraphs: [
    'Sidney is {miles} miles from Miamisburg. On a big building that changes how we look. We come for a whole day, and at dusk if the weather suits, because wet insulation stays warm after the sun has gone and shows in an infrared camera as a glowing patch. Cores in daylight confirm or refute it.',
    'Out of that comes a plan in squares, each with a letter: sound, watch, repair, renew. Units, drains and hatches are numbered on it, and the same numbers are painted at the foot of each. When your maintenance people call about “water at B7”, we know what to load.',
    'They get a half hour of training as well, and a box: tape, mastic, a bucket of patches. A clean temporary patch by someone on the spot beats a perfect one that is still on the highway.',
  ],
  points: [
    {
      question: 'Will a staff patch void our warranty?',
      answer:
        'Some makers allow emergency patches if they are reported promptly. We put the number to call and the materials allowed on a card inside the box.',
    },
    {
      question: 'Who files for the state permit?',
      answer:
        'We do, before any commercial re-roof, since Ohio requires it. Which office handles it for a Shelby County address is the first call we make.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Wet insulation',
      remark: 'An evening scan of a large Sidney roof finds in an hour what a hundred cores would miss.',
    },
  ],
  sources: ['ohioCommercialPermit'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof commercialRoofing>>;
