import type { ReactNode } from 'react';
import type { FactRow } from '#content/pages/fact-rows.ts';
import styles from './FactRows.module.css';
import { FactList } from './FactRows.tsx';

interface FactBlockProps {
  readonly heading: string;
  readonly lead: string;
  readonly rows: readonly FactRow[];
  /** Under the heading, or beside a single fact: where to read more. */
  readonly children?: ReactNode;
}

/** Few and short facts of a town, set large beside their heading, like the title block of a drawing. */
export function FactBlock({ heading, lead, rows, children }: FactBlockProps) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.block} id="facts" data-surface="raised">
      <div className={`wrap two-columns ${styles.inside}`} data-split="4 7">
        <div>
          <h2 className="card-heading">{heading}</h2>
          <p className="fine above-2">{lead}</p>
        </div>
        <FactList rows={rows} className={styles.band ?? ''} />
        {children}
      </div>
    </section>
  );
}
