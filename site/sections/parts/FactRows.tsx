import type { ReactNode } from 'react';
import { type FactLine, type FactRow, factRowWords as words } from '#content/pages/fact-rows.ts';
import { DrawingFile } from '../../drawings/pictures/DrawingFile.tsx';
import { cityPath } from '../../search-listing/routes.ts';
import styles from './FactRows.module.css';

interface FactRowsProps {
  readonly heading: string;
  readonly lead?: string;
  readonly rows: readonly FactRow[];
  /** Of the section, for links to it. */
  readonly id?: string;
  readonly surface?: 'raised' | 'page';
  /** Few and short: set large beside their heading, like the title block of a drawing. */
  readonly isBand?: boolean;
  /** Under the rows: where to read more. */
  readonly children?: ReactNode;
}

/** "937-746-9921 ext. 1001" → "tel:+1-937-746-9921;ext=1001" */
function telephoneHref(telephone: string): string {
  return `tel:+1-${telephone.replace(' ext. ', ';ext=')}`;
}

/** "937-333-3883" → "(937) 333-3883", as our own number is written. */
const writeTelephone = (telephone: string) => telephone.replace(/^(\d{3})-/, '($1) ');

function Line({ text, href, telephone, page, cities = [] }: FactLine) {
  return (
    <>
      {href === undefined ? text : <a href={href}>{text}</a>}
      {(telephone || page || cities.length > 0) && (
        <span className={`row ${styles.reach}`} data-align="stretch">
          {cities.length > 0 && (
            <span>
              {words.cities}:{' '}
              {cities.map(({ name, slug }, position) => (
                <span key={slug} className={styles.city}>
                  {position > 0 && ', '}
                  <a href={cityPath(slug)}>{name}</a>
                </span>
              ))}
            </span>
          )}
          {telephone && <a href={telephoneHref(telephone)}>{writeTelephone(telephone)}</a>}
          {page && <a href={page.url}>{page.title}</a>}
        </span>
      )}
    </>
  );
}

/** Facts in rows, each under its question: permits, code, storms, law. Nothing where no fact is given. */
export function FactRows({ heading, lead, rows, id, surface = 'raised', isBand, children }: FactRowsProps) {
  if (rows.length === 0) return null;
  const list = (
    <dl className={isBand ? styles.band : `ruled-rows above-6 ${styles.rows}`}>
      {rows.map(({ label, href, picture, lines }) => (
        <div key={label}>
          <dt>
            {href === undefined ? label : <a href={href}>{label}</a>}
            {picture !== undefined && <DrawingFile name={picture} />}
          </dt>
          {lines.map((line) => (
            <dd key={line.text}>
              <Line {...line} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
  return (
    <section className={isBand ? styles.block : 'section'} id={id} data-surface={surface}>
      <div className={isBand ? 'wrap two-columns' : 'wrap'} data-split={isBand ? '4 7' : undefined}>
        <div>
          <h2 className={isBand ? 'card-heading' : undefined}>{heading}</h2>
          {lead !== undefined && <p className={isBand ? 'fine above-2' : 'lead measure above-4'}>{lead}</p>}
          {!isBand && list}
          {children}
        </div>
        {isBand && list}
      </div>
    </section>
  );
}
