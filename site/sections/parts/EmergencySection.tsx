import type { TitledText } from '#content/pages/page-words.ts';
import { RainPattern } from '../../drawings/ornaments/RainPattern.tsx';
import { PhoneLink } from '../../lead-forms/CallLinks.tsx';
import styles from './EmergencySection.module.css';

interface EmergencySectionProps {
  readonly heading: string;
  readonly points: readonly TitledText[];
}

/** The 24/7 line on slate. The number is the headline. */
export function EmergencySection({ heading, points }: EmergencySectionProps) {
  return (
    <section className={styles.section} data-surface="strong" data-print="whole">
      <div className={styles.rain} data-print="hide">
        <RainPattern />
      </div>
      <div className={`wrap ${styles.inside}`}>
        <div>
          <h2 className={`card-heading ${styles.heading}`}>{heading}</h2>
          <PhoneLink className={`phone-number ${styles.number}`} />
        </div>
        <ul className={`ruled lines soft ${styles.points}`}>
          {points.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b> {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
