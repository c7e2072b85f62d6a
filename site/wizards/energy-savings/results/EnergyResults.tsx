import { lazy, Suspense } from 'react';
import { estimateEnergySavings } from '#calculators/energy-savings/savings.ts';
import {
  benchmarkHeadline,
  compareWithBenchmark,
  headlineOf,
  summarizeHouse,
} from '#calculators/energy-savings/savings-headline.ts';
import { energyWizardWords as words } from '#content/pages/energy-savings-wizard-words.ts';
import { joinClasses } from '#design/parts/join-classes.ts';
import { StepLoading } from '../../frame/StepLoading.tsx';
import styles from './EnergyResults.module.css';
import type { SavingsDetailsProps } from './SavingsDetails.tsx';

export const loadResults = () => import('./SavingsDetails.tsx');
const SavingsDetails = lazy(async () => ({ default: (await loadResults()).SavingsDetails }));

/** The headline is here at once, because it takes the focus; the rest is fetched while the questions are answered. */
export function EnergyResults(props: SavingsDetailsProps) {
  const { answers, entries } = props;
  const savings = estimateEnergySavings(answers);
  return (
    <section aria-label={words.resultsName} data-wizard-step="" className={`wrap stack ${styles.results}`}>
      <div className={`columns ${styles.head}`} data-fold="tablet">
        <h2 tabIndex={-1}>
          {/* A name may run from right to left. */}
          <bdi>{entries.firstName.trim()}</bdi>, {headlineOf(savings)}
        </h2>
        <p className={styles.benchmark}>{benchmarkHeadline}</p>
      </div>
      <ul className={`columns ${styles.bars}`} data-fold="tablet">
        {compareWithBenchmark(savings).map(({ label, text, share, isMain }) => (
          <li key={label} className={joinClasses(isMain && styles.main)}>
            <svg aria-hidden="true">
              <rect width={`${share * 100}%`} height="100%" />
            </svg>
            <span>
              {label}: <b>{text}</b>
            </span>
          </li>
        ))}
      </ul>
      <p className="lead">{summarizeHouse(answers)}</p>
      <Suspense fallback={<StepLoading />}>
        <SavingsDetails {...props} />
      </Suspense>
    </section>
  );
}
