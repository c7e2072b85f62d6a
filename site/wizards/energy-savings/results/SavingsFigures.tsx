import { describeSavings } from '#calculators/energy-savings/figures-in-words.ts';
import type { EnergySavings } from '#calculators/energy-savings/savings.ts';
import styles from './SavingsFigures.module.css';

export function SavingsFigures({ savings }: { readonly savings: EnergySavings }) {
  return (
    <dl className={`fact-row below-4 ${styles.figures}`} data-large="">
      {describeSavings(savings).map((figure) => {
        const [amount, unit] = figure.text.split(' ');
        return (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>
              {amount} {unit && <small>{unit}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
