import {
  type EnergySavings,
  estimateReplacementCost,
  insuranceCaveat,
  insuranceCondition,
  insuranceTitle,
} from '#calculators/energy-savings/savings.ts';
import { energyResultWords as words } from '#content/pages/energy-savings-results-words.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import styles from './InsuranceBox.module.css';

interface InsuranceBoxProps {
  readonly homeSizeSquareFeet: number;
  readonly savings: EnergySavings;
}

/** When insurance pays at all, above what a replacement typically costs (readings 19 and 22a). */
export function InsuranceBox({ homeSizeSquareFeet, savings }: InsuranceBoxProps) {
  const { lowDollars, highDollars } = estimateReplacementCost(homeSizeSquareFeet);
  return (
    <div className={`stack ${styles.box}`} data-surface="calm">
      <h3>{insuranceTitle}</h3>
      <p>
        <b>{insuranceCondition}</b>
      </p>
      <div className={`columns ${styles.sum}`} data-fold="tablet">
        <p className={styles.range}>
          {formatWholeDollars(lowDollars)} – {formatWholeDollars(highDollars)}
          <small>
            {words.covered} {words.plusAnnual(formatWholeDollars(savings.annualSavings))}
          </small>
        </p>
        <p className="small soft measure">{insuranceCaveat}</p>
      </div>
    </div>
  );
}
