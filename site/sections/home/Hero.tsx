import { actionWords } from '#content/business/action-words.ts';
import { type HomeSlide, homeEyebrow, homeSlides, slideControlWords } from '#content/pages/home.ts';
import { inspectionChoice } from '#content/services/service-choices.ts';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';
import { HeroHouse } from '../../drawings/hero/HeroSlides.tsx';
import { askPath } from '../../lead-forms/ask-path.ts';
import { pagePaths } from '../../search-listing/routes.ts';
import styles from './Hero.module.css';
import { heroPicturePath, narrowWindow } from './hero-pictures.ts';
import { RoofStates } from './RoofStates.tsx';
import { SlideControls } from './SlideControls.tsx';

interface HeroPictureProps {
  readonly drawing: HomeSlide['drawing'];
}

/** The first slide's drawing is part of the page and is painted with it; the others name their files and wait for them. */
function HeroPicture({ drawing }: HeroPictureProps) {
  if (drawing === 'inspection') {
    return (
      <div className={styles.frame} data-slide-picture="">
        <HeroHouse />
      </div>
    );
  }
  return (
    <div
      className={styles.frame}
      data-slide-picture=""
      data-wide={heroPicturePath(`hero-${drawing}`)}
      data-narrow={heroPicturePath(`hero-${drawing}-narrow`)}
      data-narrow-window={narrowWindow}
    />
  );
}

interface HeroSlideProps {
  readonly slide: HomeSlide;
  /** Counted from 0. */
  readonly position: number;
}

function HeroSlide({ slide, position }: HeroSlideProps) {
  const isFirst = position === 0;
  const Headline = isFirst ? 'h1' : 'h2';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of its own kind, and no element says so
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={`${position + 1} of ${homeSlides.length}`}
      data-slide={isFirst ? 'shown' : 'waiting'}
    >
      <div className={`wrap ${styles.words}`}>
        {isFirst && <p className={styles.eyebrow}>{homeEyebrow}</p>}
        <Headline className={styles.headline}>{slide.headline}</Headline>
        <p className={`lead above-5 ${styles.lead}`}>{slide.lead}</p>
        <p className={`row above-6 ${styles.actions}`}>
          <ButtonLink href={askPath(inspectionChoice)}>{actionWords.book}</ButtonLink>
          <ButtonLink href={pagePaths['roof-cost']} tone="line">
            {actionWords.price}
          </ButtonLink>
        </p>
      </div>
      <HeroPicture drawing={slide.drawing} />
    </div>
  );
}

/** What the roof is doing, under three slides of which the first is there at once; hero-slides.ts turns them. Without script all three are shown. */
export function Hero() {
  return (
    <section
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label={slideControlWords.region}
      data-hero="loading"
    >
      <div className={styles.stage} data-hero-stage="">
        {homeSlides.map((slide, position) => (
          <HeroSlide key={slide.name} slide={slide} position={position} />
        ))}
      </div>
      <SlideControls />
      <RoofStates />
    </section>
  );
}
