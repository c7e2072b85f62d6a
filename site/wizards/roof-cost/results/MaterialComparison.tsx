import { useId } from 'react';
import type { RoofCostAnswers, RoofType } from '#calculators/roof-cost/answers.ts';
import { compareMaterials } from '#calculators/roof-cost/material-comparison.ts';
import { describeLife } from '#calculators/roof-cost/option-wording.ts';
import { describeMinimumSlope } from '#calculators/roof-cost/pitch-limits.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import { joinClasses } from '#design/parts/join-classes.ts';
import styles from './MaterialComparison.module.css';
import tables from './result-table.module.css';

interface MaterialComparisonProps {
  readonly answers: RoofCostAnswers;
  readonly onChoose: (roofType: RoofType) => void;
}

/** The same house under every roof on offer: price as a bar, life, cost a year. Choosing another changes the answer. */
export function MaterialComparison({ answers, onChoose }: MaterialComparisonProps) {
  const id = useId();
  const { material, price, life, perYear } = words.comparisonColumns;
  return (
    <section aria-labelledby={id} className={`ruled ${styles.comparison}`} data-print="whole">
      <h3 id={id}>{words.comparisonTitle}</h3>
      {words.comparisonLead && (
        <p className={`soft ${styles.lead}`} data-print="hide">
          {words.comparisonLead}
        </p>
      )}
      <table className={`figures ${tables.table}`}>
        <caption className="visually-hidden">{words.comparisonTitle}</caption>
        <thead>
          <tr>
            {[material, price, life, perYear].map((column) => (
              <th key={column} className="small soft" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareMaterials(answers).map(
            ({ roofType, label, isChosen, averageDollars, share, dollarsPerYear }) => {
              const minimumSlope = describeMinimumSlope({ ...answers, roofType });
              return (
                // The whole row is pressed: no style can lay a label over it, because WebKit positions no row.
                <tr
                  key={roofType}
                  className={joinClasses(isChosen && styles.chosen)}
                  onClick={() => onChoose(roofType)}
                >
                  <th scope="row">
                    <label>
                      <input
                        type="radio"
                        name="roofType"
                        value={roofType}
                        checked={isChosen}
                        onChange={() => onChoose(roofType)}
                      />
                      <span>
                        {label} {isChosen && <b className={`small ${styles.mark}`}>{words.yours}</b>}
                        {minimumSlope && <small className="own-line soft">{minimumSlope}</small>}
                      </span>
                    </label>
                  </th>
                  <td className={styles.price}>
                    {formatWholeDollars(averageDollars)}
                    <svg className="chart" aria-hidden="true">
                      <rect width={`${share * 100}%`} height="100%" />
                    </svg>
                  </td>
                  <td data-label={life}>{describeLife(roofType)}</td>
                  <td data-label={perYear}>{formatWholeDollars(dollarsPerYear)}</td>
                </tr>
              );
            },
          )}
        </tbody>
      </table>
      <p className="fine">
        {words.lifeSources} {words.perYearNote}
      </p>
    </section>
  );
}
