import { officeNotice } from '#content/business/office-changes.ts';
import { shellWords } from '#content/pages/shell-words.ts';
import { formatDays } from '#content/wording/dates.ts';
import styles from './NoticeBar.module.css';

/**
 * What the office has to say for some days. The server takes the bar out of pages on all other days (`data-days`); where there
 * is no server its days stand beside it.
 */
export function NoticeBar() {
  if (officeNotice === null) return null;
  const { text, firstDay, lastDay } = officeNotice;
  return (
    <aside data-days={`${firstDay}/${lastDay}`} className={styles.bar} aria-label={shellWords.noticeName}>
      <p className="wrap">
        {text} <span className={styles.days}>{formatDays(firstDay, lastDay)}</span>
      </p>
    </aside>
  );
}
