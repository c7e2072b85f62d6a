import { bannerExamples } from '#design/parts/Banner.examples.tsx';
import { buttonExamples } from '#design/parts/Button.examples.tsx';
import type { Example } from '#design/parts/example.ts';
import { fieldExamples } from '#design/parts/Field.examples.tsx';
import { iconExamples } from '#design/parts/Icon.examples.tsx';
import { segmentedChoiceExamples } from '#design/parts/SegmentedChoice.examples.tsx';
import { spinnerExamples } from '#design/parts/Spinner.examples.tsx';
import { visuallyHiddenExamples } from '#design/parts/VisuallyHidden.examples.tsx';

interface GalleryShelf {
  readonly part: string;
  readonly examples: readonly Example[];
}

export const galleryShelves: readonly GalleryShelf[] = [
  { part: 'Buttons', examples: buttonExamples },
  { part: 'Fields', examples: fieldExamples },
  { part: 'Segmented choice', examples: segmentedChoiceExamples },
  { part: 'Banners', examples: bannerExamples },
  { part: 'Spinner', examples: spinnerExamples },
  { part: 'Visually hidden', examples: visuallyHiddenExamples },
  { part: 'Icons', examples: iconExamples },
];
