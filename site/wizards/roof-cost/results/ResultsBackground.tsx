import { estimateLeavesOut, whatCanMoveIt } from '#calculators/roof-cost/estimate-terms.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import styles from './ResultsBackground.module.css';

/** Behind the number: what can move it, what it leaves out. */
export function ResultsBackground() {
  return (
    <div className={`wrap stack ${styles.background}`}>
      <div className={`columns ${styles.lists}`} data-fold="tablet">
        <section>
          <h2 className="chapter-heading">{words.leavesOutTitle}</h2>
          <ul className="ruled above-4">
            {estimateLeavesOut.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="chapter-heading">{words.moversTitle}</h2>
          <ul className="ruled above-4">
            {whatCanMoveIt.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      </div>
      <p className="row">
        {words.guideLinks.map(({ label, href }) => (
          <ArrowLink key={href} href={href}>
            {label}
          </ArrowLink>
        ))}
      </p>
    </div>
  );
}
