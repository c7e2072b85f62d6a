import type { ReactNode } from 'react';
import { joinClasses } from '#design/parts/join-classes.ts';
import styles from './AnswerSheet.module.css';

export interface AnswerCell {
  readonly label: string;
  readonly text: string;
  /** `current`: the answer being given now. `to-come`: not asked yet, and the text says so. */
  readonly state: 'given' | 'current' | 'to-come';
}

interface AnswerSheetProps {
  /** Accessible name: "Your roof so far". */
  readonly label: string;
  readonly drawing: ReactNode;
  readonly cells: readonly AnswerCell[];
  readonly note?: ReactNode;
  /** On a phone only the drawing shows, as a strip above the question. */
  readonly isStrip?: boolean;
}

/** A drawing in its ink frame, with a title block under it that holds the answers so far. */
export function AnswerSheet({ label, drawing, cells, note, isStrip = false }: AnswerSheetProps) {
  return (
    <aside aria-label={label} className={styles.sheet} data-strip={isStrip ? '' : undefined}>
      <div className={styles.stage}>{drawing}</div>
      <dl className={styles.titleBlock}>
        {cells.map((cell) => (
          <div
            key={cell.label}
            className={joinClasses(
              cell.state === 'current' && styles.current,
              cell.state === 'to-come' && styles.toCome,
            )}
          >
            <dt>{cell.label}</dt>
            <dd>{cell.text}</dd>
          </div>
        ))}
      </dl>
      {note && <p className={styles.note}>{note}</p>}
    </aside>
  );
}
