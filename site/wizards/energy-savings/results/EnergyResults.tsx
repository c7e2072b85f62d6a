import { lazy, type RefObject, Suspense } from 'react';
import { estimateEnergySavings } from '#calculators/energy-savings/savings.ts';
import { headlineOf, summarizeHouse } from '#calculators/energy-savings/savings-headline.ts';
import { energyWizardWords as words } from '#content/pages/energy-savings-wizard-words.ts';
import { Spinner } from '#design/parts/Spinner.tsx';
import type { ToastStore } from '#design/parts/toast-store.ts';
import { answersOf, type EnergyEntries } from '../entries.ts';
import styles from './EnergyResults.module.css';

export const loadSavingsDetails = () => import('./SavingsDetails.tsx');
const SavingsDetails = lazy(async () => ({ default: (await loadSavingsDetails()).SavingsDetails }));

export interface EnergyResultsProps {
  readonly entries: EnergyEntries;
  readonly toasts: ToastStore;
  readonly onChange: () => void;
  readonly onStartOver: () => void;
}

/** The headline is here at once, because it takes the focus; the rest is fetched while the questions are answered. */
export function EnergyResults({
  headingRef,
  ...props
}: EnergyResultsProps & { readonly headingRef: RefObject<HTMLHeadingElement | null> }) {
  const answers = answersOf(props.entries);
  return (
    <section aria-label={words.resultsName} data-wizard-step="" className={`wrap ${styles.results}`}>
      <div className={styles.head}>
        <h2 ref={headingRef} tabIndex={-1}>
          {/* A name may run from right to left. */}
          <bdi>{props.entries.firstName.trim()}</bdi>, {headlineOf(estimateEnergySavings(answers))}
        </h2>
        <p className="lead">{summarizeHouse(answers)}</p>
      </div>
      <Suspense fallback={<Spinner />}>
        <SavingsDetails {...props} answers={answers} />
      </Suspense>
    </section>
  );
}
