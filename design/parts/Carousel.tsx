import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Carousel.module.css';
import { Icon } from './Icon.tsx';

interface CarouselProps {
  /** Accessible name of the track. */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Stands on the left of the two buttons. */
  readonly heading?: ReactNode;
  readonly children: ReactNode;
}

const pixelsPerClick = 320;

/** Plain sideways scrolling with two buttons; without script the buttons are missing and the track still scrolls. */
export function Carousel({ label, previousLabel, nextLabel, heading, children }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false, isReady: false });

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () =>
      setEnds({
        isReady: true,
        isAtStart: element.scrollLeft <= 1,
        isAtEnd: element.scrollLeft + element.clientWidth >= element.scrollWidth - 1,
      });
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      element.removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, []);

  const scrollBy = (pixels: number) => track.current?.scrollBy({ left: pixels, behavior: 'auto' });

  return (
    <div>
      <div className={styles.head}>
        {heading}
        <div className={styles.buttons} hidden={!ends.isReady} data-print="hide">
          <button
            type="button"
            aria-label={previousLabel}
            disabled={ends.isAtStart}
            onClick={() => scrollBy(-pixelsPerClick)}
          >
            <Icon name="arrow-back" />
          </button>
          <button
            type="button"
            aria-label={nextLabel}
            disabled={ends.isAtEnd}
            onClick={() => scrollBy(pixelsPerClick)}
          >
            <Icon name="arrow" />
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul ref={track} className={styles.track} aria-label={label} tabIndex={0}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </div>
  );
}
