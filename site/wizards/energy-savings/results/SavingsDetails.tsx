import type { EnergyAnswers } from '#calculators/energy-savings/answers.ts';
import { describeHouse } from '#calculators/energy-savings/figures-in-words.ts';
import { estimateEnergySavings } from '#calculators/energy-savings/savings.ts';
import { energyResultWords as words } from '#content/pages/energy-savings-results-words.ts';
import type { ToastStore } from '#design/parts/Toast.tsx';
import { WhereaboutsNote } from '../../frame/WhereaboutsNote.tsx';
import { contactFields, type EnergyEntries } from '../entries.ts';
import { Benefits } from './Benefits.tsx';
import { HowWorkedOut } from './HowWorkedOut.tsx';
import { InsuranceBox } from './InsuranceBox.tsx';
import { NextActions } from './NextActions.tsx';
import styles from './SavingsDetails.module.css';
import { SavingsFigures } from './SavingsFigures.tsx';
import { SavingsPicture } from './SavingsPicture.tsx';

export interface SavingsDetailsProps {
  readonly answers: EnergyAnswers;
  readonly entries: EnergyEntries;
  readonly toasts: ToastStore;
  readonly onChange: () => void;
  readonly onStartOver: () => void;
}

/** The figures first, then what one can do with them, then where they come from. */
export function SavingsDetails({ entries, answers, toasts, onChange, onStartOver }: SavingsDetailsProps) {
  const savings = estimateEnergySavings(answers);
  const whereabouts = entries.request?.whereabouts;
  const lines = [
    ...contactFields.map((field) => entries[field]),
    ...describeHouse(answers).map(({ label, text }) => `${label}: ${text}`),
  ];
  return (
    <>
      {whereabouts && (
        <div className={styles.whereabouts}>
          <WhereaboutsNote whereabouts={whereabouts} words={words} lines={lines} />
        </div>
      )}
      <SavingsFigures savings={savings} />
      <InsuranceBox homeSizeSquareFeet={answers.homeSize} savings={savings} />
      <NextActions
        entries={entries}
        answers={answers}
        toasts={toasts}
        onChange={onChange}
        onStartOver={onStartOver}
      />
      <div className={`columns ${styles.pair}`} data-fold="tablet">
        <SavingsPicture savings={savings} />
        <HowWorkedOut answers={answers} savings={savings} />
      </div>
      <Benefits answers={answers} />
    </>
  );
}
