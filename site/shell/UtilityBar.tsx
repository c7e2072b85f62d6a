import { features } from '#content/business/features.ts';
import { describeHoursBriefly } from '#content/business/opening-hours.ts';
import { shellWords } from '#content/pages/shell-words.ts';
import { PhoneLink } from '../lead-forms/CallLinks.tsx';
import styles from './UtilityBar.module.css';

export function UtilityBar() {
  return (
    <aside className={styles.strip} aria-label={shellWords.stripName} data-surface="strong" data-print="hide">
      <div className={`wrap row ${styles.row}`}>
        <p className={styles.boast}>{shellWords.boast}</p>
        <p className={styles.hours} data-dated="hours">
          {describeHoursBriefly()}
        </p>
        <p className={styles.call}>
          {features.emergencyLine && <b className={styles.emergency}>{shellWords.emergency}</b>}{' '}
          <PhoneLink className="figures touch bare" />
        </p>
      </div>
    </aside>
  );
}
