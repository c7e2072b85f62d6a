import type { ReactNode } from 'react';
import styles from './FootBar.module.css';

interface FootBarProps {
  /** Two buttons go to the two ends; a line of text stands before the buttons. */
  readonly children: ReactNode;
}

/**
 * Stays at the foot of the window while its own section is in sight, so it never lies over the footer.
 * The site's call bar and the toasts make room for it (`data-foot-bar`), and what takes the focus scrolls clear of it.
 */
export function FootBar({ children }: FootBarProps) {
  return (
    <div className={styles.bar} data-foot-bar="" data-print="hide">
      <div className={`wrap row apart ${styles.row}`}>{children}</div>
    </div>
  );
}
