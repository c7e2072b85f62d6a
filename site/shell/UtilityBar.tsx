import { company } from '#client/company.ts';
import { phoneHref } from '#content/business/contact-links.ts';
import { features } from '#content/business/features.ts';
import { describeHoursBriefly } from '#content/business/opening-hours.ts';
import { shellWords } from '#content/pages/shell-words.ts';
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
          <a className="figures touch bare" href={phoneHref}>
            {company.phone.value.display}
          </a>
        </p>
      </div>
    </aside>
  );
}
