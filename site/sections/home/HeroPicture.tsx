import type { HomeSlide } from '#content/pages/home.ts';
import { HeroHouse } from '../../drawings/hero/HeroSlides.tsx';
import styles from './HeroPicture.module.css';
import { heroPicturePath, narrowWindow } from './hero-pictures.ts';

interface HeroPictureProps {
  readonly drawing: HomeSlide['drawing'];
}

/** The first slide's drawing is part of the page and is painted with it; the others name their files and wait for them. */
export function HeroPicture({ drawing }: HeroPictureProps) {
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
