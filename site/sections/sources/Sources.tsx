import type { CitedFact } from '#content/cities/city.ts';
import { type FactName, localFacts } from '#content/cities/local-facts.ts';
import { formatLongDate } from '#content/wording/dates.ts';
import styles from './Sources.module.css';

interface SourcesProps {
  readonly facts: readonly FactName[];
}

/** Where the facts above were read and when, each place once. Nothing at all when no fact was quoted. */
export function Sources({ facts }: SourcesProps) {
  const cited = facts.map((name): CitedFact => localFacts[name]);
  const places = cited.filter(
    ({ source }, position) => cited.findIndex((other) => other.source === source) === position,
  );
  if (places.length === 0) return null;
  return (
    <ul className={styles.sources} aria-label="Sources">
      {places.map(({ source, sourceUrl, checkedOn }) => (
        <li key={source}>
          {'Source: '}
          {sourceUrl === undefined ? source : <a href={sourceUrl}>{source}</a>}
          {', checked '}
          <time dateTime={checkedOn}>{formatLongDate(checkedOn)}</time>.
        </li>
      ))}
    </ul>
  );
}
