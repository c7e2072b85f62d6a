import type { ReactNode } from 'react';
import { company } from '#client/company.ts';
import {
  type LegalPage as LegalPageWords,
  lastUpdatedLabel,
  textsChanged,
} from '#content/legal/legal-pages.ts';
import { onThisPage } from '#content/pages/page-words.ts';
import { formatDay, formatLongDate } from '#content/wording/dates.ts';
import type { PageName } from '../../search-listing/routes.ts';
import { PageHead } from '../parts/PageHead.tsx';
import styles from './LegalPage.module.css';

interface LegalPageProps {
  readonly page: PageName;
  readonly words: LegalPageWords;
  readonly now: Date;
  readonly chapters: readonly { readonly id: string; readonly title: string }[];
  /** The text, rendered from Markdown. */
  readonly children: ReactNode;
}

export function LegalPage({ page, words, now, chapters, children }: LegalPageProps) {
  return (
    <>
      <PageHead page={page} heading={words.heading} lead={words.lead} isTall>
        <p className="above-4 soft small">
          {lastUpdatedLabel}:{' '}
          {/* The day of the build; server and script put today's in its place (reading 24). */}
          <time data-today={company.timeZone}>{formatDay(now, company.timeZone)}</time>
        </p>
        <p className="soft small">
          {textsChanged.label}: {formatLongDate(textsChanged.on)}
        </p>
      </PageHead>
      <div className={`wrap two-columns ${styles.columns}`}>
        <nav
          className={`sticky-column small ${styles.chapters}`}
          aria-labelledby="on-this-page"
          data-print="hide"
        >
          <h2 className="ruled-below" id="on-this-page">
            {onThisPage}
          </h2>
          <ol>
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <a className="touch" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>{children}</div>
      </div>
    </>
  );
}
