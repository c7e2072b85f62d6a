import { offerWords } from '#content/business/offer-words.ts';
import { sameAsCashSection as words } from '#content/pages/financing.ts';
import { SectionHead } from '../parts/SectionHead.tsx';
import styles from './SameAsCash.module.css';

export function SameAsCash() {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={words.heading} lead={words.lead} />
        <ul className={styles.plans}>
          {words.plans.map(({ months, term, text }) => (
            <li key={months}>
              <h3 className={styles.term}>{term}</h3>
              <p className={styles.rate}>{offerWords.sameAsCashRate}</p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
        <p className={`fine ${styles.note}`}>{words.note}</p>
      </div>
    </section>
  );
}
