import { listSellingPoints, projectCountBadge } from '#content/pages/roof-cost.ts';
import { PriceReview } from '../parts/PriceReview.tsx';
import styles from './SellingPoints.module.css';

const gables = [0, 1, 2, 3, 4];

/** Three grounds for the numbers, and how many projects stand behind them. */
export function SellingPoints({ today }: { /** ISO date. */ readonly today: string }) {
  return (
    <section className={`wrap ${styles.points}`} data-print="hide">
      <ul className="ruled-cards" data-columns="3" data-fold="tablet">
        {listSellingPoints(today).map(({ title, text, review }) => (
          <li key={title}>
            <h3 data-dated={review === undefined ? undefined : 'price-title'}>{title}</h3>
            <p className="small above-2">
              {text} {review !== undefined && <PriceReview text={review} />}
            </p>
          </li>
        ))}
      </ul>
      {projectCountBadge && (
        <p className={`row above-6 ${styles.badge}`}>
          <svg viewBox="0 0 104 16" aria-hidden="true">
            {gables.map((gable) => (
              <path key={gable} d={`M${gable * 21} 16L${gable * 21 + 10} 1L${gable * 21 + 20} 16Z`} />
            ))}
          </svg>
          {projectCountBadge}
        </p>
      )}
    </section>
  );
}
