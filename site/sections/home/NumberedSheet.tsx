import type { ReactNode } from 'react';
import styles from './NumberedSheet.module.css';

interface NumberedSheetProps {
  readonly title?: string;
  readonly subtitle?: string;
  readonly drawing: ReactNode;
  /** In the order of the numbers in the drawing. */
  readonly legend: readonly string[];
}

/** A drawing in an ink frame with the meaning of its numbers under it. */
export function NumberedSheet({ title, subtitle, drawing, legend }: NumberedSheetProps) {
  return (
    <figure className={`framed ${styles.sheet}`} data-surface="raised" data-phone="leave" data-reading="">
      {title !== undefined && (
        <figcaption className={`row ${styles.title}`} data-align="baseline">
          <b>{title}</b>
          {subtitle !== undefined && <span className="small soft">{subtitle}</span>}
        </figcaption>
      )}
      <div className={styles.drawing}>{drawing}</div>
      <ol className={`small ruled ${styles.legend}`} data-rows="">
        {legend.map((meaning) => (
          <li key={meaning}>{meaning}</li>
        ))}
      </ol>
    </figure>
  );
}
