import type { roofInspection } from '../../services/roof-inspection.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofInspectionInHuberHeights = {
  intro:
    'On a brick house half of the roof’s weak points are made of mortar, so a Huber Heights inspection looks at both.',
  paragraphs: [
    'The city speaks of itself as a community of brick homes, so we bring a thin screwdriver along with the chalk. It goes into the joint above each piece of counterflashing. If it sinks in, the metal is held by habit. It goes around the chimney at the height of the roof, where joints wear soonest, and along the crown, where a crack as fine as a hair lets in a cup of water with every storm.',
    'Then we look for things done with good intentions. Weep slots at the bottom of the wall, filled with caulk to keep out insects. Brick painted, and now peeling in sheets. A thick bead of tar where a bent strip should be.',
    'What a roofer can mend has a price in the report. What needs a mason has a photograph and the word “mason”.',
  ],
  points: [
    {
      question: 'Can you tell how deep a mortar joint is gone?',
      answer:
        'To the eighth of an inch, with a gauge. When more than about a quarter inch is missing or soft, repointing is the usual advice.',
    },
    {
      question: 'Do brick houses need gutters?',
      answer:
        'Very much so. Without them the wall is soaked twice, from above and by splash from below. We check that each downspout ends away from the wall.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Sealant over flashing',
      remark: 'On Huber Heights brick the tar bead is the commonest disguise of a joint that was never cut.',
    },
  ],
  sources: ['huberHeightsBrick'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofInspection>>;
