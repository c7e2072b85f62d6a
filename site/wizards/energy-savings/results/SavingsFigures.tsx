import { describeSavings } from '#calculators/energy-savings/figures-in-words.ts';
import type { EnergySavings } from '#calculators/energy-savings/savings.ts';
import { energyResultWords as words } from '#content/pages/energy-savings-results-words.ts';
import styles from './SavingsFigures.module.css';

/** Four cards; the one of the year stands out, because the headline is about it. */
export function SavingsFigures({ savings }: { readonly savings: EnergySavings }) {
  const isMain = ({ label }: { label: string }) => label === words.annual;
  return (
    <dl className={styles.figures}>
      {describeSavings(savings).map((figure) => {
        const [amount, unit] = figure.text.split(' ');
        return (
          <div key={figure.label} data-surface={isMain(figure) ? 'strong' : undefined}>
            <dt className="soft">{figure.label}</dt>
            <dd>
              {amount} {unit && <small>{unit}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
