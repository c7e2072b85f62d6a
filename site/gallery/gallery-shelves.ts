import { accordionExamples } from '#design/parts/Accordion.examples.tsx';
import { arrowLinkExamples } from '#design/parts/ArrowLink.examples.tsx';
import { bannerExamples } from '#design/parts/Banner.examples.tsx';
import { breadcrumbsExamples } from '#design/parts/Breadcrumbs.examples.tsx';
import { buttonExamples } from '#design/parts/Button.examples.tsx';
import { carouselExamples } from '#design/parts/Carousel.examples.tsx';
import { chipsExamples } from '#design/parts/Chips.examples.tsx';
import { choiceCardExamples } from '#design/parts/ChoiceCard.examples.tsx';
import type { Example } from '#design/parts/example.ts';
import { fieldExamples } from '#design/parts/Field.examples.tsx';
import { footBarExamples } from '#design/parts/FootBar.examples.tsx';
import { iconExamples } from '#design/parts/Icon.examples.tsx';
import { liveRegionExamples } from '#design/parts/LiveRegion.examples.tsx';
import { progressTabsExamples } from '#design/parts/ProgressTabs.examples.tsx';
import { segmentedChoiceExamples } from '#design/parts/SegmentedChoice.examples.tsx';
import { sliderExamples } from '#design/parts/Slider.examples.tsx';
import { spinnerExamples } from '#design/parts/Spinner.examples.tsx';
import { tableExamples } from '#design/parts/Table.examples.tsx';
import { toastExamples } from '#design/parts/Toast.examples.tsx';
import { visuallyHiddenExamples } from '#design/parts/VisuallyHidden.examples.tsx';

interface GalleryShelf {
  readonly part: string;
  readonly examples: readonly Example[];
  /** One example a row: parts that need the whole width. */
  readonly isWide?: boolean;
}

export const galleryShelves: readonly GalleryShelf[] = [
  { part: 'Buttons', examples: buttonExamples },
  { part: 'Arrow links', examples: arrowLinkExamples },
  { part: 'Fields', examples: fieldExamples },
  { part: 'Segmented choice', examples: segmentedChoiceExamples },
  { part: 'Choice cards', examples: choiceCardExamples },
  { part: 'Slider', examples: sliderExamples, isWide: true },
  { part: 'Progress', examples: progressTabsExamples, isWide: true },
  { part: 'Foot bar', examples: footBarExamples, isWide: true },
  { part: 'Banners', examples: bannerExamples },
  { part: 'Toasts', examples: toastExamples },
  { part: 'Carousel', examples: carouselExamples, isWide: true },
  { part: 'Breadcrumbs', examples: breadcrumbsExamples },
  { part: 'Accordion', examples: accordionExamples },
  { part: 'Chips', examples: chipsExamples },
  { part: 'Table', examples: tableExamples },
  { part: 'Spinner', examples: spinnerExamples },
  { part: 'LiveRegion', examples: liveRegionExamples },
  { part: 'Visually hidden', examples: visuallyHiddenExamples },
  { part: 'Icons', examples: iconExamples },
];
