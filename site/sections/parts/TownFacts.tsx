import type { TownFactsLine, TownFactsRow } from '#content/pages/town-facts-words.ts';
import { townFactsWords as words } from '#content/pages/town-facts-words.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import styles from './TownFacts.module.css';

interface TownFactsProps {
  readonly heading: string;
  readonly rows: readonly TownFactsRow[];
  /** To all facts of the town, from a page that shows those for one service. */
  readonly allFacts?: { readonly label: string; readonly href: string };
}

/** "937-746-9921 ext. 1001" → "tel:+1-937-746-9921;ext=1001" */
function telephoneHref(telephone: string): string {
  return `tel:+1-${telephone.replace(' ext. ', ';ext=')}`;
}

function Line({ text, telephone, page }: TownFactsLine) {
  return (
    <>
      {text}
      {(telephone || page) && (
        <span className={styles.reach}>
          {telephone && (
            <span>
              {words.telephone}: <a href={telephoneHref(telephone)}>{telephone}</a>
            </span>
          )}
          {page && (
            <span>
              {words.page}: <a href={page.url}>{page.title}</a>
            </span>
          )}
        </span>
      )}
    </>
  );
}

/** What only this town can say of itself: permits, code, storms, each row under its question. */
export function TownFacts({ heading, rows, allFacts }: TownFactsProps) {
  return (
    <section className="section" id="facts" data-surface="raised">
      <div className="wrap">
        <h2>{heading}</h2>
        {!allFacts && <p className={`lead ${styles.lead}`}>{words.lead}</p>}
        <dl className={styles.rows}>
          {rows.map(({ label, lines }) => (
            <div key={label}>
              <dt>{label}</dt>
              {lines.map((line) => (
                <dd key={line.text}>
                  <Line {...line} />
                </dd>
              ))}
            </div>
          ))}
        </dl>
        {allFacts && (
          <p className={styles.all}>
            <ArrowLink href={allFacts.href}>{allFacts.label}</ArrowLink>
          </p>
        )}
      </div>
    </section>
  );
}
