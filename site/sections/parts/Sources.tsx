import type { Fact } from '#client/shapes/fact.ts';
import { describeReview } from '#content/business/proof-words.ts';
import { assertPrintable } from '#content/facts/printable.ts';
import { townFactsWords as words } from '#content/pages/town-facts-words.ts';
import { formatLongDate } from '#content/wording/dates.ts';
import styles from './Sources.module.css';

const review = describeReview();

/** At the end of a page: where its facts were read and when, each source once, and who reviewed it. Empty without facts. */
export function Sources({ facts }: { readonly facts: readonly Fact[] }) {
  const sources = facts
    .map(assertPrintable)
    .filter(
      ({ source, sourceUrl }, position) =>
        facts.findIndex((other) => other.source === source && other.sourceUrl === sourceUrl) === position,
    );
  if (sources.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="sources">
      <div className="wrap">
        <h2 className="card-heading" id="sources">
          {words.sourcesHeading}
        </h2>
        {review && <p className={`quiet above-4 ${styles.sources}`}>{review}</p>}
        {[...Map.groupBy(sources, ({ checkedOn }) => checkedOn)].map(([day, read]) => (
          <div key={day} className={`quiet above-4 ${styles.sources}`}>
            <p>
              {words.checkedOn} <time dateTime={day}>{formatLongDate(day)}</time>:
            </p>
            <ul className="fitting">
              {read.map(({ source, sourceUrl }) => (
                <li key={source}>
                  <a className="finger breakable" href={sourceUrl}>
                    {source}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
