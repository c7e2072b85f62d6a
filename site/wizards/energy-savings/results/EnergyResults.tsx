import { resultSentence } from '#calculators/energy-savings/figures-in-words.ts';
import { estimateEnergySavings } from '#calculators/energy-savings/savings.ts';
import { energyWizardWords as words } from '#content/pages/energy-savings-wizard-words.ts';
import styles from './EnergyResults.module.css';
import { SavingsDetails, type SavingsDetailsProps } from './SavingsDetails.tsx';

export function EnergyResults(props: SavingsDetailsProps) {
  const { answers, entries } = props;
  return (
    <section aria-label={words.resultsName} data-wizard-step="" className={`wrap stack ${styles.results}`}>
      <h2 tabIndex={-1}>
        {/* A name may run from right to left. */}
        <bdi>{entries.firstName.trim()}</bdi>, {resultSentence(estimateEnergySavings(answers))}
      </h2>
      <SavingsDetails {...props} />
    </section>
  );
}
