import { useId } from 'react';
import type { RoofCostAnswers } from '#calculators/roof-cost/answers.ts';
import { compareMaterials } from '#calculators/roof-cost/material-comparison.ts';
import { describeLife } from '#calculators/roof-cost/option-wording.ts';
import { describeMinimumSlope } from '#calculators/roof-cost/pitch-limits.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import { MaterialSwatch } from '../../../drawings/cards/MaterialSwatch.tsx';
import styles from './MaterialComparison.module.css';

/** The same house in the five other materials, side by side. */
export function MaterialComparison({ answers }: { readonly answers: RoofCostAnswers }) {
  const id = useId();
  const others = compareMaterials(answers).filter(({ isChosen }) => !isChosen);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.comparisonTitle}</h2>
      <p className={styles.lead}>{words.comparisonLead}</p>
      <ul className={styles.materials}>
        {others.map((material) => {
          const minimumSlope = describeMinimumSlope({ ...answers, roofType: material.roofType });
          return (
            <li key={material.roofType}>
              <div className={styles.swatch}>
                <MaterialSwatch material={material.roofType} />
              </div>
              <div className={styles.words}>
                <h3>{material.label}</h3>
                <p className={styles.price}>{formatWholeDollars(material.averageDollars)}</p>
                <dl>
                  <div>
                    <dt>{words.range}</dt>
                    <dd>
                      {words.comparisonRange(
                        formatWholeDollars(material.lowDollars),
                        formatWholeDollars(material.highDollars),
                      )}
                    </dd>
                  </div>
                  <div>
                    <dt>{words.life}</dt>
                    <dd>{describeLife(material.roofType)}</dd>
                  </div>
                  <div>
                    <dt>{words.perYear}</dt>
                    <dd>{formatWholeDollars(material.dollarsPerYear)}</dd>
                  </div>
                </dl>
                {minimumSlope && <p className="fine">{minimumSlope}</p>}
              </div>
            </li>
          );
        })}
      </ul>
      <p className="fine">{words.comparisonNote}</p>
    </section>
  );
}
