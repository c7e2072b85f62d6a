import { Children, type ReactNode } from 'react';
import styles from './Carousel.module.css';
import { Icon } from './Icon.tsx';

interface CarouselProps {
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Stands on the left of the two buttons. */
  readonly heading?: ReactNode;
  readonly children: ReactNode;
}

/** Plain sideways scrolling. The two buttons are hidden until `initCarousel` gives them something to do. */
export function Carousel({ label, previousLabel, nextLabel, heading, children }: CarouselProps) {
  return (
    <div data-carousel="">
      <div className={`row apart ${styles.head}`} data-align="end" data-gap="5">
        {heading}
        <div className={`row ${styles.buttons}`} data-gap="2" hidden data-print="hide">
          <button type="button" className="icon-button" aria-label={previousLabel} disabled>
            <Icon name="arrow-back" />
          </button>
          <button type="button" className="icon-button" aria-label={nextLabel}>
            <Icon name="arrow" />
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className={styles.track} aria-label={label} tabIndex={0}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </div>
  );
}
