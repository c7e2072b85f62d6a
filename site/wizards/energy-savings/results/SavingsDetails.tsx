import type { ReactNode } from 'react';
import type { EnergyAnswers } from '#calculators/energy-savings/answers.ts';
import {
  describeHouse,
  explainSavings,
  summarizeHouse,
} from '#calculators/energy-savings/figures-in-words.ts';
import {
  type EnergySavings,
  estimateEnergySavings,
  estimateReplacementCost,
  insuranceCaveat,
  insuranceCondition,
  insuranceTitle,
} from '#calculators/energy-savings/savings.ts';
import { energyFacts } from '#content/facts/energy.ts';
import {
  energyAuditCallToAction,
  energyResultWords as words,
} from '#content/pages/energy-savings-results-words.ts';
import { inspectionChoice } from '#content/services/service-choices.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import { ButtonLink } from '#design/parts/Button.tsx';
import type { Toasts } from '#design/parts/Toast.tsx';
import { PhoneLink } from '../../../lead-forms/CallLinks.tsx';
import { contactPath } from '../../../lead-forms/contact-path.ts';
import { WhereaboutsNote } from '../../frame/WhereaboutsNote.tsx';
import { contactFields, type EnergyEntries } from '../entries.ts';
import { BeforeAndAfter, Benefits } from './Benefits.tsx';
import { NextActions } from './NextActions.tsx';
import styles from './SavingsDetails.module.css';
import { SavingsFigures } from './SavingsFigures.tsx';
import { SavingsScale } from './SavingsScale.tsx';

export interface SavingsDetailsProps {
  readonly answers: EnergyAnswers;
  readonly entries: EnergyEntries;
  readonly toasts: Toasts;
  readonly onChange: () => void;
  readonly onStartOver: () => void;
  /** After the scale and what to do. */
  readonly children?: ReactNode;
}

/** Model and benchmark on one scale with what to do beside it, the house before and after, the figures and their sources. */
export function SavingsDetails(props: SavingsDetailsProps) {
  const { entries, answers, toasts, onChange, onStartOver, children } = props;
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
      <div className={`two-columns below-4 ${styles.told}`}>
        <div>
          <SavingsScale savings={savings} />
          <p className="soft above-4">{summarizeHouse(answers)}</p>
        </div>
        <div className={`stack ${styles.audit}`} data-gap="3">
          <h3>{energyAuditCallToAction.heading}</h3>
          <p className="soft">{energyAuditCallToAction.lead}</p>
          <ButtonLink href={contactPath(inspectionChoice)}>{energyAuditCallToAction.button}</ButtonLink>
          <p>
            {words.callLead}{' '}
            <b>
              <PhoneLink className="touch" />
            </b>
          </p>
        </div>
        {children}
      </div>
      <BeforeAndAfter answers={answers} />
      <SavingsFigures savings={savings} />
      <InsuranceBox answers={answers} savings={savings} />
      <div className="two-columns above-6" data-split="5 7">
        <NextActions
          entries={entries}
          answers={answers}
          toasts={toasts}
          onChange={onChange}
          onStartOver={onStartOver}
        />
        <HowWorkedOut answers={answers} savings={savings} />
      </div>
      <Benefits />
    </>
  );
}

interface WorkedOut {
  readonly answers: EnergyAnswers;
  readonly savings: EnergySavings;
}

/** When insurance pays at all, above what a replacement typically costs (readings 19 and 22a). */
function InsuranceBox({ answers, savings }: WorkedOut) {
  const { lowDollars, highDollars } = estimateReplacementCost(answers.homeSize);
  return (
    <div className={`stack ${styles.box}`} data-surface="calm">
      <h3>{insuranceTitle}</h3>
      <p>
        <b>{insuranceCondition}</b>
      </p>
      <div className={`columns ${styles.sum}`} data-fold="tablet">
        <p className={styles.range}>
          {formatWholeDollars(lowDollars)} – {formatWholeDollars(highDollars)}
          <small className="own-line soft">
            {words.covered} {words.plusAnnual(formatWholeDollars(savings.annualSavings))}
          </small>
        </p>
        <p className="small soft measure">{insuranceCaveat}</p>
      </div>
    </div>
  );
}

/** The model and its limits, open to everybody: nobody has to ask for it (reading 17). */
function HowWorkedOut({ answers, savings }: WorkedOut) {
  return (
    <div className="stack measure">
      <h3>{words.howTitle}</h3>
      {explainSavings(answers, savings).map((paragraph) => (
        <p key={paragraph} className="small soft">
          {paragraph}
        </p>
      ))}
      <p className="small soft">
        <a className="touch" href={energyFacts.sealingBenchmark.sourceUrl}>
          {words.howSource}
        </a>
      </p>
    </div>
  );
}
