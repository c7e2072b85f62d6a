import type { RoofCostAnswers } from '#calculators/roof-cost/answers.ts';
import { estimateLeavesOut, whatCanMoveIt } from '#calculators/roof-cost/estimate-terms.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { MaterialComparison } from './MaterialComparison.tsx';
import styles from './ResultsBackground.module.css';

/** Behind the number: other materials, what can move it, what it leaves out. */
export function ResultsBackground({ answers }: { readonly answers: RoofCostAnswers }) {
  return (
    <div className={`wrap ${styles.background}`}>
      <MaterialComparison answers={answers} />
      <div className={styles.lists}>
        <section>
          <h2>{words.leavesOutTitle}</h2>
          <ul>
            {estimateLeavesOut.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{words.moversTitle}</h2>
          <ul>
            {whatCanMoveIt.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
