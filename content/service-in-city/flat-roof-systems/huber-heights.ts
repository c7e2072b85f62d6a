import type { flatRoofSystems } from '../../services/flat-roof-systems.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const flatRoofSystemsInHuberHeights = {
  intro: 'When brick rises above a flat roof in Huber Heights, half of all our attention goes to the wall.',
  paragraphs: [
    'A parapet gets wet from three sides and warm from none. Water enters at the top, through open joints in the coping, or through the face when the mortar is tired. It sinks, and meets the flat roof from behind. Inside it looks exactly like a roof leak. You can lay three new membranes and keep the stain.',
    'Huber Heights says of itself that it is a community of brick homes, and such walls deserve proper metal. On top, a coping that slopes toward the roof and drips clear of both faces, with its joints backed. Further down, the membrane is turned up at least eight inches, clamped with a bar and covered by counterflashing in a cut joint.',
    'Never sealed to the face of the brick alone. Brick moves, drinks and sheds, and sealant keeps up with that for a couple of winters.',
  ],
  points: [
    {
      question: 'Should the inside of the parapet be covered with membrane?',
      answer:
        'On a low wall in poor shape it is often the best answer, up and over under the coping. On a tall or sound one it hides the brick and can trap damp.',
    },
    {
      question: 'Does the mason come before or after you?',
      answer:
        'Before. Repointing drops grit and mortar on whatever lies beneath. We cut our joints once the wall has been repaired.',
    },
  ],
  issueRemarks: [
    {
      issue: 'EPDM shrinkage',
      remark:
        'Where a rubber sheet is glued up a brick wall, a bridge of loose sheet at the foot shows that it has begun to pull.',
    },
  ],
  sources: ['huberHeightsBrick'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof flatRoofSystems>>;
