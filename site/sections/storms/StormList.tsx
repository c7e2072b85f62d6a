import { type StormLine, stormsWords as words } from '#content/pages/storms.ts';
import { StormGlyph } from '../../drawings/map/StormGlyph.tsx';
import styles from './StormList.module.css';

/** One line a storm, numbered as on the map, each with its source. */
export function StormList({ lines }: { readonly lines: readonly StormLine[] }) {
  return (
    <table className={styles.list}>
      <thead className="soft">
        <tr>
          {Object.entries(words.columns).map(([name, heading]) => (
            <th key={name} scope="col">
              <span className={name === 'number' ? 'visually-hidden' : undefined}>{heading}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="ruled">
        {lines.map(({ number, kind, tornado, date, day, what, strength, reach, where, sources, cities }) => (
          <tr key={number} data-storm={number} data-cities={cities.join(' ')}>
            <td className={styles.number}>
              <svg aria-hidden className="chart" viewBox="-20 -20 40 40">
                <StormGlyph kind={kind} strength={tornado} number={number} />
              </svg>
              <span className="visually-hidden">{number}</span>
            </td>
            <td className={styles.date}>
              <time dateTime={day}>{date}</time>
            </td>
            <td className={styles.what}>{what}</td>
            <td className={styles.strength}>{strength}</td>
            <td className={styles.reach}>{reach}</td>
            <td>{where}</td>
            <td className={styles.source}>
              {sources.map(({ publisher, title, url }) => (
                <a key={url} href={url}>
                  {publisher}
                  {title && <span className="visually-hidden">, {title}</span>}
                </a>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
