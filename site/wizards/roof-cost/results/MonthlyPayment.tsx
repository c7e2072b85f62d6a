import { useState } from 'react';
import {
  describeMonthlyPayment,
  longestTerm,
  paymentCondition,
  paymentTerms,
} from '#calculators/roof-cost/monthly-payment.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { countOf } from '#content/wording/counts.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { SegmentedChoice } from '#design/parts/SegmentedChoice.tsx';
import styles from './MonthlyPayment.module.css';

const terms = paymentTerms.map((months) => ({ value: String(months), label: countOf(months, 'month') }));

/** The average as a monthly payment, with the term to choose and the condition it stands under. */
export function MonthlyPayment({ averageDollars }: { readonly averageDollars: number }) {
  const [term, setTerm] = useState(String(longestTerm));
  return (
    <div className={styles.payment}>
      <p role="status" className={styles.line}>
        {describeMonthlyPayment(averageDollars, Number(term))}
      </p>
      <SegmentedChoice
        legend={words.termLegend}
        name="term"
        options={terms}
        value={term}
        onChoose={setTerm}
      />
      <p className="fine">{paymentCondition}</p>
      <ArrowLink href={words.financing.href}>{words.financing.label}</ArrowLink>
    </div>
  );
}
