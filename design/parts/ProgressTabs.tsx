import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './ProgressTabs.module.css';

interface ProgressTabsProps {
  readonly label: string;
  readonly stepText: string;
  /** From 1. */
  readonly step: number;
  readonly stepCount: number;
  readonly startLabel: string;
  readonly endLabel: string;
  /** In wide windows at its end. */
  readonly children?: ReactNode;
}

/** One tab a step: laid, being laid, still to come. Sticks to the top of the window. */
export function ProgressTabs(props: ProgressTabsProps) {
  const { label, stepText, step, stepCount, startLabel, endLabel, children } = props;
  const percent = Math.round((100 * step) / stepCount);
  return (
    <div className={`container ${styles.bar}`} data-print="hide">
      <div className={joinClasses('wrap', styles.row)}>
        <p className={styles.step}>{stepText}</p>
        <div className={`small soft ${styles.progress}`}>
          <span>{startLabel}</span>
          <div
            className={styles.tabs}
            role="progressbar"
            aria-label={label}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
            aria-valuetext={`${stepText}, ${percent}%`}
          >
            {Array.from({ length: stepCount }, (_, position) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: the tabs are the steps in order and never change places
                key={position}
                className={joinClasses(
                  position + 1 < step && styles.laid,
                  position + 1 === step && styles.present,
                )}
              />
            ))}
          </div>
          <span>{endLabel}</span>
        </div>
        <b className="figures">{`${percent}%`}</b>
        {children && <p className={styles.aside}>{children}</p>}
      </div>
    </div>
  );
}
