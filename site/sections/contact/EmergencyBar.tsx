import { company, phoneHref } from '#content/business/company.ts';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';
import styles from './EmergencyBar.module.css';

interface EmergencyBarProps {
  readonly heading: string;
  readonly text: string;
}

/** One line above a page's own heading for whoever has water coming in and no time for the page. */
export function EmergencyBar({ heading, text }: EmergencyBarProps) {
  return (
    <aside className={styles.bar} aria-label="Emergency" data-surface="strong">
      <div className={`wrap ${styles.inside}`}>
        <p>
          <b className={styles.heading}>{heading}</b> <span className="soft">{text}</span>
        </p>
        <ButtonLink className={styles.call} tone="emergency" icon="phone" href={phoneHref}>
          Call {company.phone.value.display}, {company.emergencyHours}
        </ButtonLink>
      </div>
    </aside>
  );
}
