import type { roofRepair } from '../../services/roof-repair.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofRepairInHuberHeights = {
  intro: 'When a ceiling gets wet beside a chimney in Huber Heights, the roof is one suspect of four.',
  paragraphs: [
    'Brick drinks water. In a town that calls itself a community of brick homes, that is worth knowing before you pay for shingles. A chimney can leak through a cracked crown on top, through the open flue, through soft mortar joints or worn brick faces, and only then at the flashing where it meets the roof.',
    'We separate them with a hose, from the bottom up. Flashing first, then the brick, then the crown, with a pause after each. If the ceiling gets wet during the second step, new flashing would have changed nothing.',
    'What belongs to the roof we repair: step flashing, counterflashing set into the joint, a cricket behind a wide chimney. What belongs to a mason we mark on the photo and leave to a mason.',
  ],
  points: [
    {
      question: 'Can I seal the chimney with clear coating?',
      answer:
        'Only with a product that lets vapor out, and only after cracks and joints are repaired. A film traps water in the brick, and frost breaks the face off.',
    },
    {
      question: 'There is white powder on the brick. What is it?',
      answer:
        'Salt carried out by water as the wall dries. It does no harm by itself, but it shows where moisture is moving. Start looking above it.',
    },
  ],
  issueRemarks: [
    { issue: 'Chimney leaks', remark: 'Four suspects, one stain: that is why we hose them one by one.' },
    {
      issue: 'Step flashing and kickouts',
      remark: 'Brick takes in runoff quietly, so a missing kickout here can go unnoticed for years.',
    },
  ],
  sources: ['huberHeightsBrick'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofRepair>>;
