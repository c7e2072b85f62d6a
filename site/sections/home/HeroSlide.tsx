import { type HomeSlide, homeSlides } from '#content/pages/home.ts';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';
import { HeroPicture } from './HeroPicture.tsx';
import styles from './HeroSlide.module.css';

interface HeroSlideProps {
  readonly slide: HomeSlide;
  /** Counted from 0. */
  readonly position: number;
}

export function HeroSlide({ slide, position }: HeroSlideProps) {
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
        <Headline className={styles.headline}>{slide.headline}</Headline>
        <p className={`lead ${styles.lead}`}>{slide.lead}</p>
        <p className={`row ${styles.actions}`}>
          <ButtonLink href={slide.primary.href}>{slide.primary.label}</ButtonLink>
          <ButtonLink href={slide.secondary.href} tone="line">
            {slide.secondary.label}
          </ButtonLink>
        </p>
      </div>
      <HeroPicture drawing={slide.drawing} />
      {/* In large windows the dots are wide enough to say this. */}
      <p className={styles.caption}>
        <b>{slide.name}</b> <small>{slide.nameNote}</small>
      </p>
    </div>
  );
}
