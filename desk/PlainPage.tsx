import type { ReactNode } from 'react';
import styles from './PlainPage.module.css';

const toAllRequests = { href: '/desk?view=all', words: 'All requests' };

/** A narrow page with one thing to read or to do, and where to go from it. */
export function PlainPage({
  title,
  next = toAllRequests,
  children,
}: {
  readonly title: string;
  /** Null: what it asks has an answer that leads on. */
  readonly next?: { readonly href: string; readonly words: string } | null;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {children}
      {next !== null && (
        <p>
          <a href={next.href}>{next.words}</a>
        </p>
      )}
    </div>
  );
}
