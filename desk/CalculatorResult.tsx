import { readEnergyAnswers } from '#calculators/energy-savings/answers.ts';
import { describeSavings } from '#calculators/energy-savings/figures-in-words.ts';
import { readRoofCostAnswers } from '#calculators/roof-cost/answers.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import type { StoredLead } from '#leads/forms/stored-lead.ts';
import { EnergySection } from '#site/drawings/details/EnergySection.tsx';
import { RoofHouse } from '#site/drawings/house/RoofHouse.tsx';
import styles from './CalculatorResult.module.css';
import { Facts } from './Facts.tsx';

/** What a calculator drew and worked out for the visitor; nothing for the plain forms. */
export function CalculatorResult({ lead }: { readonly lead: StoredLead }) {
  if (lead.form === 'roof-cost') return <RoofFigures lead={lead} />;
  return lead.form === 'energy-savings' ? <EnergyFigures lead={lead} /> : null;
}

function RoofFigures({ lead }: { readonly lead: StoredLead & { readonly form: 'roof-cost' } }) {
  const { lowDollars, averageDollars, highDollars, lines } = lead.estimate;
  const checked = readRoofCostAnswers(lead.answers);
  return (
    <>
      {checked.kind !== 'invalid' && (
        <div className={`framed ${styles.sheet}`} data-surface="sunken">
          <RoofHouse {...checked.answers} />
        </div>
      )}
      <p className="large">
        <b>{formatWholeDollars(averageDollars)}</b> on average ({formatWholeDollars(lowDollars)} to{' '}
        {formatWholeDollars(highDollars)}), as they saw it
      </p>
      <Facts
        facts={lines
          .filter(({ dollars }) => dollars !== 0)
          .map(({ label, calculation, wholeDollars }) => ({
            label: calculation === '' ? label : `${label} (${calculation})`,
            text: formatWholeDollars(wholeDollars),
          }))}
      />
    </>
  );
}

function EnergyFigures({ lead }: { readonly lead: StoredLead & { readonly form: 'energy-savings' } }) {
  const checked = readEnergyAnswers(lead.answers);
  return (
    <>
      {checked.kind !== 'invalid' && (
        <div className={`framed ${styles.sheet}`} data-surface="sunken">
          <EnergySection {...checked.answers} />
        </div>
      )}
      <Facts facts={describeSavings(lead.savings)} />
    </>
  );
}
