import { homeSlides, slideControlWords as words } from '#content/pages/home.ts';
import { Icon } from '#design/parts/Icon.tsx';
import styles from './SlideControls.module.css';

/** One dot for each slide, named like it; in large windows the dots are as wide as the names. */
export function SlideControls() {
  return (
    <div className={styles.strip} data-print="hide">
      <div className={`wrap ${styles.inside}`}>
        <ol className={styles.dots}>
          {homeSlides.map((slide, position) => (
            <li key={slide.name}>
              <button
                type="button"
                className={styles.dot}
                aria-current={position === 0 ? 'true' : undefined}
                data-slide-dot=""
              >
                <span className={styles.name}>{slide.name}</span>
              </button>
            </li>
          ))}
        </ol>
        <button
          type="button"
          className={styles.pause}
          aria-label={words.pause}
          data-slide-pause=""
          data-label-pause={words.pause}
          data-label-play={words.play}
        >
          <Icon name="pause" />
          <Icon name="play" />
        </button>
      </div>
    </div>
  );
}
