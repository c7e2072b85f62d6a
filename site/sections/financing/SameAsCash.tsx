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
            <li key={months} className="shingle">
              <h3 className={`display ${styles.figure}`}>{term}</h3>
              <p className={`display ${styles.figure} ${styles.rate}`}>{offerWords.sameAsCashRate}</p>
              <p className={`soft ${styles.text}`}>{text}</p>
            </li>
          ))}
        </ul>
        <p className="fine above-5">{words.note}</p>
      </div>
    </section>
  );
}
