import type { RoofCostEstimate } from '#calculators/roof-cost/estimate.ts';
import { rangeExplanation } from '#calculators/roof-cost/estimate-terms.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import styles from './EstimateScale.module.css';

/** The average in large type, and low, average and high as places on a scale below it (reading 13). */
export function EstimateScale({ estimate }: { readonly estimate: RoofCostEstimate }) {
  const { lowDollars, averageDollars, highDollars } = estimate;
  const [low, average, high] = [lowDollars, averageDollars, highDollars].map(formatWholeDollars);
  const share = `${((averageDollars - lowDollars) / (highDollars - lowDollars)) * 100}%`;
  return (
    <>
      <p className={styles.label}>{words.averageLabel}</p>
      <p className={styles.amount}>{average}</p>
      <svg className={`wide above-4 chart figures ${styles.scale}`} aria-hidden="true">
        <rect className={styles.span} y="38" width="100%" height="12" />
        <rect className={styles.end} x="0" y="34" width="2" height="20" />
        <svg x="100%" overflow="visible" aria-hidden="true">
          <rect className={styles.end} x="-2" y="34" width="2" height="20" />
        </svg>
        <svg x={share} overflow="visible" aria-hidden="true">
          <path className={styles.mark} d="M-8 26H8L1.5 36V56H-1.5V36Z" />
          <text className={styles.average} y="16" textAnchor="middle">
            {words.average}
          </text>
        </svg>
      </svg>
      <p className={`row apart figures ${styles.limits}`}>
        <span>{`${words.low} ${low}`}</span> <span>{`${words.high} ${high}`}</span>
      </p>
      <p className="fine above-2">{rangeExplanation}</p>
    </>
  );
}
