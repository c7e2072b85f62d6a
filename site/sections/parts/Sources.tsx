import type { CitedFact } from '#content/facts.ts';
import { formatLongDate } from '#content/wording/dates.ts';
import styles from './Sources.module.css';

interface SourcesProps {
  readonly facts: readonly CitedFact[];
}

/** Where the facts above were read and when, each place once. Nothing at all when no fact was quoted. */
export function Sources({ facts }: SourcesProps) {
  const places = facts.filter(
    ({ source }, position) => facts.findIndex((other) => other.source === source) === position,
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
