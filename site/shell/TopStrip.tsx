import { claims } from '#content/business/claims.ts';
import { company, phoneHref } from '#content/business/company.ts';
import styles from './TopStrip.module.css';

export function TopStrip() {
  return (
    <aside
      className={styles.strip}
      aria-label="Hours and emergency line"
      data-surface="strong"
      data-print="hide"
    >
      <div className={`wrap ${styles.row}`}>
        <p className={styles.boast}>
          {company.serviceArea} roofs {claims.since.text.toLowerCase()}. {claims.licensedAndInsured.text}.
        </p>
        <p className={styles.hours}>{company.hoursShort}</p>
        <p>
          <b className={styles.emergency}>{company.emergencyHours} emergency</b>{' '}
          <a className="figures" href={phoneHref}>
            {company.phone.value.display}
          </a>
        </p>
      </div>
    </aside>
  );
}
