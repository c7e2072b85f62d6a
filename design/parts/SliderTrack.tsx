import type { ComponentProps } from 'react';
import styles from './Slider.module.css';

interface SliderTrackProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** How much of the way is laid, 0 to 1. */
  readonly share: number;
}

/** A native range input on a groove that is laid up to its thumb. */
export function SliderTrack({ share, ...input }: SliderTrackProps) {
  return (
    <div className={styles.track}>
      <svg className={styles.groove} aria-hidden="true">
        <rect className={styles.toCome} width="100%" height="100%" />
        <rect className={styles.laid} width={`${100 * share}%`} height="100%" data-laid="" />
      </svg>
      <input {...input} className={styles.thumb} type="range" />
    </div>
  );
}
