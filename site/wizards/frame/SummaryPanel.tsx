import { Fragment, type ReactNode } from 'react';
import { wizardWords as words } from '#content/pages/wizard-words.ts';
import { joinClasses } from '#design/parts/join-classes.ts';
import styles from './SummaryPanel.module.css';
import type { AnyWizard } from './useWizard.ts';

interface RunningSum {
  readonly label: string;
  readonly pieces: readonly { readonly text: string; readonly isChanged?: boolean }[];
}

interface SummaryPanelProps {
  readonly wizard: AnyWizard;
  /** Accessible name: "Your roof so far". */
  readonly label: string;
  readonly drawing: ReactNode;
  /** The answers, in the order of the steps that ask for them. */
  readonly cells: readonly { readonly label: string; readonly text: string }[];
  /** What the answers add up to so far, in pieces, with those that the present step changes. */
  readonly sum?: RunningSum;
  readonly note?: ReactNode;
}

/**
 * A drawing in its ink frame, with a title block under it that holds the answers so far. A narrow window shows only the
 * drawing and the sum, as a strip above the step.
 */
export function SummaryPanel({ wizard, label, drawing, cells, sum, note }: SummaryPanelProps) {
  const { position: present, furthest } = wizard;
  return (
    <aside
      aria-label={label}
      className={`framed container ${styles.sheet}`}
      data-surface="raised"
      data-strip=""
    >
      <div className={`sky ${styles.stage}`}>{drawing}</div>
      <dl className={`fact-row ruled ${styles.titleBlock}`}>
        {cells.map((cell, position) => (
          <div
            key={cell.label}
            className={joinClasses(
              position === present && styles.current,
              position > furthest && styles.toCome,
            )}
          >
            <dt>{cell.label}</dt>
            <dd>
              {position <= furthest
                ? cell.text
                : position === furthest + 1
                  ? words.sheetNext
                  : words.sheetLater}
            </dd>
          </div>
        ))}
      </dl>
      {sum && (
        <p className={styles.sum}>
          <span>{`${sum.label} `}</span>
          <span>
            {sum.pieces.map(({ text, isChanged }) => (
              <Fragment key={text}>
                <span className={joinClasses('unbroken', isChanged && styles.changed)}>{text}</span>{' '}
              </Fragment>
            ))}
          </span>
        </p>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </aside>
  );
}
