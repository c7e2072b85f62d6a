import { Fragment, type ReactNode } from 'react';
import type { EnergyAnswers } from '#calculators/energy-savings/answers.ts';
import {
  describeHouse,
  describeSavings,
  explainSavings,
  summarizeHouse,
} from '#calculators/energy-savings/figures-in-words.ts';
import { composeReportDocument } from '#calculators/energy-savings/report-document.ts';
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
  energyBenefitSources,
  energyBenefits,
  energyResultWords as words,
} from '#content/pages/energy-savings-results-words.ts';
import { energyToasts } from '#content/pages/energy-savings-wizard-words.ts';
import { inspectionChoice } from '#content/services/service-choices.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import { Button, ButtonLink } from '#design/parts/Button.tsx';
import type { Toasts } from '#design/parts/Toast.tsx';
import { EnergySection } from '../../../drawings/details/EnergySection.tsx';
import { PhoneLink } from '../../../lead-forms/CallLinks.tsx';
import { contactPath } from '../../../lead-forms/contact-path.ts';
import { saveHtml } from '../../../paper/paper-page.tsx';
import { savePdf } from '../../../paper/save-pdf.ts';
import { describeIssue, usePaperFile } from '../../frame/usePaperFile.ts';
import { WhereaboutsNote } from '../../frame/WhereaboutsNote.tsx';
import { contactFields, type EnergyEntries } from '../entries.ts';
import styles from './SavingsDetails.module.css';
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

/** The house as it was told, and as it would be. */
function BeforeAndAfter({ answers }: Pick<WorkedOut, 'answers'>) {
  const { insulation, roofAge, hvacAge, currentBill } = answers;
  return (
    <div className="columns above-6" data-fold="tablet" data-gap="6">
      <figure>
        <div className="sky framed to-edges">
          <EnergySection
            insulation={insulation}
            roofAge={roofAge}
            hvacAge={hvacAge}
            currentBill={currentBill}
          />
        </div>
        <figcaption className="small quiet above-2">{words.beforeTheWork}</figcaption>
      </figure>
      <figure>
        <div className="sky framed to-edges">
          <EnergySection insulation="excellent" roofAge={0} hvacAge={hvacAge} />
        </div>
        <figcaption className="small quiet above-2">{words.afterTheWork}</figcaption>
      </figure>
    </div>
  );
}

function SavingsFigures({ savings }: Pick<WorkedOut, 'savings'>) {
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

/** Take the report along, change the answers, or begin again. */
function NextActions(props: Omit<SavingsDetailsProps, 'children'>) {
  const { entries, answers, toasts, onChange, onStartOver } = props;
  const { state, save } = usePaperFile(
    () => composeReportDocument({ ...describeIssue(entries), answers }),
    () => toasts.show(energyToasts.reportDownloaded),
  );
  const isPreparing = state === 'preparing';

  return (
    <div className="stack" data-print="hide">
      <p className="soft">{words.reportLead}</p>
      <div className="stack">
        <div className="stack" data-gap="2">
          <Button tone="line" icon="download" disabled={isPreparing} onClick={() => save(saveHtml)}>
            {words.downloadReport}
          </Button>
          <p className="fine">{words.downloadReportNote}</p>
        </div>
        <div className="stack" data-gap="2">
          <Button
            tone="line"
            icon="download"
            state={isPreparing ? 'submitting' : 'ready'}
            onClick={() => save(savePdf)}
          >
            {isPreparing ? words.savingPdf : words.savePdf}
          </Button>
          <p className="fine">{words.savePdfNote}</p>
        </div>
        <p role="status" className="trouble">
          {state === 'failed' && words.reportFailed}
        </p>
        <div className="row" data-gap="3">
          <Button tone="line" onClick={onChange}>
            {words.change}
          </Button>
          <Button tone="line" onClick={onStartOver}>
            {words.startOver}
          </Button>
        </div>
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

/** What the work does, in three blurbs. */
function Benefits() {
  return (
    <div className="stack above-6" data-gap="6">
      <ul className="columns" data-columns="3" data-fold="tablet" data-gap="6">
        {energyBenefits.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="small soft above-2">{text}</p>
          </li>
        ))}
      </ul>
      <p className="fine">
        {words.benefitSources}{' '}
        {energyBenefitSources.map(({ source, sourceUrl }, position) => (
          <Fragment key={source}>
            {position > 0 && '; '}
            <a href={sourceUrl}>{source}</a>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
