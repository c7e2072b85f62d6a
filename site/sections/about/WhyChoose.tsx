import { whyChoose } from '#content/pages/about.ts';
import { ShingleColumn } from '../../drawings/ornaments/ShingleColumn.tsx';
import styles from './WhyChoose.module.css';

/** Six cards in two courses, the second laid half a card further, as the services are on the home page. */
export function WhyChoose() {
  return (
    <section className="section">
      <div className="wrap">
        <h2>{whyChoose.heading}</h2>
        <div className={styles.courses}>
          <div className={styles.half}>
            <ShingleColumn />
          </div>
          <ul>
            {whyChoose.cards.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <div className={styles.half}>
            <ShingleColumn />
          </div>
        </div>
      </div>
    </section>
  );
}
