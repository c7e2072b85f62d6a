import { formatShopTime } from '#content/business/format-shop-time.ts';
import { describeAction } from '#leads/progress/audit-words.ts';
import type { DeskPage } from '#server/desk/desk-page.ts';
import styles from './RecordPage.module.css';

export function RecordPage({ entries, nextHref }: DeskPage & { readonly kind: 'record' }) {
  return (
    <div className="stack">
      <h1>Record</h1>
      <p className="soft">Everything that was changed here or on the command line, and by whom.</p>
      <ol className={`ruled lines ${styles.entries}`}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <span>{entry.person ?? 'Command line'}</span>
            <div>
              {describeAction(entry)}
              {entry.reference !== null && (
                <>
                  {' '}
                  <a className="unbroken" href={`/desk/requests/${entry.reference}`}>
                    {entry.reference}
                  </a>
                </>
              )}
            </div>
            <span className="soft">{formatShopTime(entry.at)}</span>
          </li>
        ))}
      </ol>
      {nextHref !== null && (
        <p>
          <a href={nextHref}>Earlier</a>
        </p>
      )}
    </div>
  );
}
