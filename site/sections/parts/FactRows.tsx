import type { ReactNode } from 'react';
import { type FactLine, type FactRow, factRowWords as words } from '#content/pages/fact-rows.ts';
import { joinClasses } from '#design/parts/join-classes.ts';
import { DrawingFile } from '../../drawings/pictures/DrawingFile.tsx';
import { cityPath } from '../../search-listing/routes.ts';
import styles from './FactRows.module.css';

/** "937-746-9921 ext. 1001" → "tel:+1-937-746-9921;ext=1001" */
function telephoneHref(telephone: string): string {
  return `tel:+1-${telephone.replace(' ext. ', ';ext=')}`;
}

/** "937-333-3883" → "(937) 333-3883", as our own number is written; an extension may stand in the next line. */
function Telephone({ telephone }: { readonly telephone: string }) {
  const [number = '', extension] = telephone.replace(/^(\d{3})-/, '($1) ').split(' ext. ');
  return (
    <a className="finger" href={telephoneHref(telephone)}>
      <span>
        <span className="unbroken">{number}</span>
        {extension && ` ext. ${extension}`}
      </span>
    </a>
  );
}

function Line({ text, href, telephone, page, cities = [] }: FactLine) {
  return (
    <>
      {href === undefined ? (
        text
      ) : (
        <a className="finger" href={href}>
          {text}
        </a>
      )}
      {(telephone || page || cities.length > 0) && (
        <span className={`row ${styles.reach}`} data-align="stretch">
          {cities.length > 0 && (
            <span>
              {words.cities}:{' '}
              {cities.map(({ name, slug }, position) => (
                <span key={slug}>
                  {position > 0 && ', '}
                  <a className="finger" href={cityPath(slug)}>
                    {name}
                  </a>
                </span>
              ))}
            </span>
          )}
          {telephone && <Telephone telephone={telephone} />}
          {page && (
            <a className="finger" href={page.url}>
              {page.title}
            </a>
          )}
        </span>
      )}
    </>
  );
}

interface FactListProps {
  readonly rows: readonly FactRow[];
  readonly className: string;
  /** Side by side in a wide window. */
  readonly columns?: 4 | undefined;
}

/** Facts, each under its question. */
function FactList({ rows, className, columns }: FactListProps) {
  return (
    <dl className={className} data-columns={columns} data-fold={columns && 'twice'}>
      {rows.map(({ label, href, picture, lines }) => (
        <div key={label}>
          <dt>
            {href === undefined ? (
              label
            ) : (
              <a className="finger" href={href}>
                {label}
              </a>
            )}
            {picture !== undefined && <DrawingFile name={picture} />}
          </dt>
          {lines.map((line) => (
            <dd key={line.text} data-sentence={/[.?!]”?$/.test(line.text) || undefined}>
              <Line {...line} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

interface FactRowsProps {
  readonly heading: string;
  readonly lead?: string;
  readonly rows: readonly FactRow[];
  /** Of the section, for links to it. */
  readonly id?: string;
  readonly surface?: 'raised' | 'page';
  /** Instead of rows across the page: cards in their order, or two columns of rows. */
  readonly layout?: 'rows' | 'cards' | 'columns';
  /** Under the rows: where to read more. */
  readonly children?: ReactNode;
}

/** A section of facts in rows: permits, code, storms, law. Nothing where no fact is given. */
export function FactRows({
  heading,
  lead,
  rows,
  id,
  surface = 'raised',
  layout = 'rows',
  children,
}: FactRowsProps) {
  if (rows.length === 0) return null;
  return (
    <section className="section" id={id} data-surface={surface}>
      <div className="wrap">
        <h2>{heading}</h2>
        {lead !== undefined && <p className="lead measure above-4">{lead}</p>}
        <FactList
          rows={rows}
          className={joinClasses('ruled-rows above-6', layout === 'cards' && 'columns', styles[layout])}
          columns={layout === 'cards' ? 4 : undefined}
        />
        {children}
      </div>
    </section>
  );
}

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
    <section className={`ruled-below ${styles.block}`} id="facts" data-surface="raised">
      <div className={`wrap two-columns ${styles.inside}`} data-split="4 7">
        <div>
          <h2 className="card-heading">{heading}</h2>
          <p className="fine above-2">{lead}</p>
        </div>
        <FactList rows={rows} className={`fitting ${styles.band}`} />
        {children}
      </div>
    </section>
  );
}
