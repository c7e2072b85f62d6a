import type { ReactNode } from 'react';
import { joinClasses } from '#design/parts/join-classes.ts';
import styles from './AnswerSheet.module.css';

export interface AnswerCell {
  readonly label: string;
  /** Null while the question is still to come. */
  readonly text: string | null;
  /** The answer being given now. */
  readonly isCurrent?: boolean;
}

interface AnswerSheetProps {
  /** Accessible name: "Your roof so far". */
  readonly label: string;
  readonly drawing: ReactNode;
  readonly cells: readonly AnswerCell[];
  /** Stands in the cell of a question to come: "Next". */
  readonly nextLabel: string;
  readonly note?: ReactNode;
  /** On a phone only the drawing shows, as a strip above the question. */
  readonly isStrip?: boolean;
}

/** A drawing in its ink frame, with a title block under it that holds the answers so far. */
export function AnswerSheet({ label, drawing, cells, nextLabel, note, isStrip = false }: AnswerSheetProps) {
  return (
    <aside aria-label={label} className={styles.sheet} data-strip={isStrip ? '' : undefined}>
      <div className={styles.stage}>{drawing}</div>
      <dl className={styles.titleBlock}>
        {cells.map((cell) => (
          <div
            key={cell.label}
            className={joinClasses(cell.isCurrent && styles.current, cell.text === null && styles.toCome)}
          >
            <dt>{cell.label}</dt>
            <dd>{cell.text ?? nextLabel}</dd>
          </div>
        ))}
      </dl>
      {note && <p className={styles.note}>{note}</p>}
    </aside>
  );
}
