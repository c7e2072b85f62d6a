import type { ReactNode } from 'react';
import styles from './NumberedSheet.module.css';

interface NumberedSheetProps {
  readonly title: string;
  readonly drawing: ReactNode;
  /** In the order of the numbers in the drawing. */
  readonly legend: readonly string[];
}

/** A drawing in an ink frame with the meaning of its numbers under it. */
export function NumberedSheet({ title, drawing, legend }: NumberedSheetProps) {
  return (
    <figure className={`framed ${styles.sheet}`} data-surface="raised" data-reading="">
      <figcaption className={styles.title}>
        <b>{title}</b>
      </figcaption>
      <div className={styles.drawing}>{drawing}</div>
      <ol className={`small ruled ${styles.legend}`} data-rows="">
        {legend.map((meaning) => (
          <li key={meaning}>{meaning}</li>
        ))}
      </ol>
    </figure>
  );
}
