import styles from './MaterialTable.module.css';

interface MeasureBarProps {
  readonly least: number;
  readonly most?: number;
  /** The end of the axis, which all six share. */
  readonly axis: number;
  /** It is longer than the axis. */
  readonly isOpen?: boolean;
  /** At the bar's end. */
  readonly value: string;
}

/** A bar on an axis that a column shares: solid as far as is sure, open up to the most, an arrow where it is longer. */
export function MeasureBar({ least, most = least, axis, isOpen = false, value }: MeasureBarProps) {
  const sure = (100 * least) / most;
  return (
    <span className={styles.measure}>
      <svg
        aria-hidden
        width={`${((100 * most) / axis).toFixed(1)}%`}
        viewBox="0 0 100 16"
        preserveAspectRatio="none"
      >
        {sure < 100 && (
          <rect className={styles.open} x={sure.toFixed(1)} width={(100 - sure).toFixed(1)} height="16" />
        )}
        {isOpen ? <path d="M0 0h94l6 8-6 8H0z" /> : <rect width={sure.toFixed(1)} height="16" />}
      </svg>
      {value}
    </span>
  );
}
