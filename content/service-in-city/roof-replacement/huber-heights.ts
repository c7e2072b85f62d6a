import type { roofReplacement } from '../../services/roof-replacement.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofReplacementInHuberHeights = {
  intro:
    'On a brick house the shingles are the easy half; what decides a Huber Heights replacement is where the roof meets the wall.',
  paragraphs: [
    'Huber Heights calls itself a community of brick homes. Brick is a fine wall and a poor partner for caulk. Where a lower roof runs into it, two pieces of metal have to work together: step flashing, one piece woven into each course of shingles, and counterflashing above it, with its top edge let into a mortar joint.',
    'The shortcut is a strip of metal screwed to the face of the brick with sealant along the top. It looks tidy for a few summers. Then the sealant lets go and the wall drains behind it.',
    'When we strip the roof we replace the step flashing. Old counterflashing stays only if it is sound and can be bent without cracking. Otherwise we grind the joint, set new metal and point it with mortar.',
  ],
  points: [
    {
      question: 'Will you cut into my brick?',
      answer:
        'Into the mortar, not the brick. The joint is ground about an inch deep, the metal is wedged in, and the joint is filled again.',
    },
    {
      question: 'What about the chimney?',
      answer:
        'The same two-part metal on all four sides, and a cricket on the uphill side if the chimney is wide. We check the crown while we are up there.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Worn-out flashing',
      remark: 'Against brick this is where the money belongs; the shingles beside it come second.',
    },
  ],
  sources: ['huberHeightsBrick'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofReplacement>>;
