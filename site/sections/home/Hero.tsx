import { homeSlides, slideControlWords } from '#content/pages/home.ts';
import styles from './Hero.module.css';
import { HeroSlide } from './HeroSlide.tsx';
import { SlideControls } from './SlideControls.tsx';

/** Three slides of which the first is there at once; hero-slides.ts turns them. Without script all three are shown. */
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
    </section>
  );
}
