import type { ReactNode } from 'react';
import styles from './WizardFrame.module.css';

interface WizardColumnsProps {
  /** On a narrow window the sheet stands above the question, except where the step matters more (results). */
  readonly showsSheetFirst?: boolean;
  readonly step: ReactNode;
  /** The drawing that follows the answers. */
  readonly sheet: ReactNode;
}

/** The question on the left, the drawing on the right. */
export function WizardColumns({ showsSheetFirst = true, step, sheet }: WizardColumnsProps) {
  return (
    <div className={`wrap ${styles.columns}`} data-sheet-first={showsSheetFirst ? '' : undefined}>
      {step}
      <div className={styles.sheetColumn}>{sheet}</div>
    </div>
  );
}
