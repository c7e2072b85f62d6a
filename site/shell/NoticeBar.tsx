import { shellWords } from '#content/pages/shell-words.ts';
import { CallButton } from '../lead-forms/CallLinks.tsx';
import styles from './NoticeBar.module.css';

/**
 * The patterns by which our server writes the office's notice into every page while it stands (render-live-page.ts).
 * Hosting without our server has none.
 */
export function NoticeBar() {
  return (
    <>
      <template data-notice="plain">
        <aside className={styles.bar} aria-label={shellWords.noticeName.plain}>
          <p className="wrap">%text%</p>
        </aside>
      </template>
      <template data-notice="storm">
        <aside className={styles.storm} aria-label={shellWords.noticeName.storm} data-surface="strong">
          <div className={`wrap row ${styles.row}`}>
            <p className="filling">%text%</p>
            <CallButton tone="emergency" />
          </div>
        </aside>
      </template>
    </>
  );
}
