import type { ReactNode } from 'react';
import { type LegalPage as LegalPageWords, lastUpdatedLabel } from '#content/legal/legal-pages.ts';
import { onThisPage } from '#content/pages/page-words.ts';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { PageHead } from '../parts/PageHead.tsx';
import styles from './LegalPage.module.css';

interface LegalPageProps {
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly words: LegalPageWords;
  /** "March 9, 2026" */
  readonly lastUpdated: string;
  readonly chapters: readonly { readonly id: string; readonly title: string }[];
  /** The text, rendered from Markdown. */
  readonly children: ReactNode;
}

export function LegalPage({ breadcrumbs, words, lastUpdated, chapters, children }: LegalPageProps) {
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} heading={words.heading} lead={words.lead}>
        <p className={`above-4 soft ${styles.date}`}>
          {lastUpdatedLabel}: {lastUpdated}
        </p>
      </PageHead>
      <div className={`wrap ${styles.columns}`}>
        <nav className={styles.chapters} aria-labelledby="on-this-page" data-print="hide">
          <h2 id="on-this-page">{onThisPage}</h2>
          <ol>
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>{children}</div>
      </div>
    </>
  );
}
