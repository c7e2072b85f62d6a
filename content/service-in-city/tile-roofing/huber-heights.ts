import type { tileRoofing } from '../../services/tile-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const tileRoofingInHuberHeights = {
  intro:
    'The brick walls of Huber Heights look strong, but on many brick houses the brick does not hold up the roof.',
  paragraphs: [
    'A town that describes itself as a community of brick homes may well ask whether brick can carry tile. The answer stands behind the brick. Solid masonry walls bear the roof. A brick veneer stands in front of a wood frame, tied to it, and carries nothing but itself. Then the frame decides.',
    'From inside the attic we can see which it is: where the rafters sit, what they sit on, how far they span. From outside, a course of brick ends showing every few rows hints at solid masonry, and small weep slots at the bottom hint at veneer.',
    'Color is the happier question. Brick already has five or six shades in it. Hold the tile against the wall, pick one of the quiet shades, and let the wall be the louder of the two.',
  ],
  points: [
    {
      question: 'How does tile meet a brick gable or chimney?',
      answer:
        'With a metal pan under the tile along the wall and counterflashing let into a mortar joint above. Mortar smeared into the corner cracks within a few frosts.',
    },
    {
      question: 'Is there a tile that weighs like shingles?',
      answer:
        'Stamped metal and some composites do. They are not tile, and they sound and age differently. For a veneer house with light framing they may be the sensible choice.',
    },
  ],
  issueRemarks: [
    {
      issue: 'A frame too light',
      remark:
        'Behind a brick front we look at the framing first; the wall in view may be carrying only itself.',
    },
  ],
  sources: ['huberHeightsBrick'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof tileRoofing>>;
