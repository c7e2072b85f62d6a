import type { StormEntry } from '#content/cities/town-facts.ts';
import { findTornadoStrength } from '#content/pages/storms.ts';
import { tenth } from '../geometry/path-data.ts';
import { StormGlyph } from './StormGlyph.tsx';
import styles from './StormMap.module.css';

interface YearAxisProps {
  readonly entries: readonly StormEntry[];
  /** In CSS px at the size it is drawn for. */
  readonly width: number;
  /** Size of the marks against those of the map. */
  readonly glyph: number;
  /** Every how many years one is named. */
  readonly every: number;
}

/** The height of a mark and a little air. */
const markRoom = 40;
/** Smaller than this the number in a mark cannot be read. */
const leastNumbered = 0.7;
const foot = 34;
/** Half of a year as it is written below. */
const halfLabel = 18;

const yearOf = ({ day }: StormEntry) => Number(day.slice(0, 4));

/** The storms of the list over the years: a column for each year, from the first of its storms up. */
export function YearAxis({ entries, width, glyph, every }: YearAxisProps) {
  const given = entries.map(yearOf);
  const first = Math.min(...given);
  const years = Array.from({ length: Math.max(...given) - first + 1 }, (_, index) => first + index);
  const xOf = (year: number) => ((year - first + 0.5) / years.length) * width;
  const columns = years.map((year) => entries.filter((entry) => yearOf(entry) === year).reverse());
  const base = Math.max(...columns.map(({ length }) => length)) * markRoom * glyph + 10;
  return (
    <svg aria-hidden className={`chart ${styles.axis}`} viewBox={`0 0 ${width} ${tenth(base + foot)}`}>
      <path className={styles.scale} d={`M0 ${tenth(base)}H${width}`} />
      <path
        className={styles.scale}
        d={years
          .map((year) => `M${tenth(xOf(year))} ${tenth(base)}v${(year - first) % every === 0 ? 9 : 5}`)
          .join('')}
      />
      {years
        .filter((year) => (year - first) % every === 0)
        .map((year) => (
          <text key={year} x={tenth(Math.max(xOf(year), halfLabel))} y={tenth(base + 26)} textAnchor="middle">
            {year}
          </text>
        ))}
      {columns.map((column) =>
        column.map((entry, level) => (
          <g
            key={entry.number}
            data-storm={entry.number}
            transform={`translate(${tenth(xOf(yearOf(entry)))} ${tenth(base - (level + 0.5) * markRoom * glyph - 4)})${glyph === 1 ? '' : ` scale(${glyph})`}`}
          >
            <StormGlyph
              kind={entry.kind}
              strength={findTornadoStrength(entry)}
              {...(glyph >= leastNumbered && { number: entry.number })}
            />
          </g>
        )),
      )}
    </svg>
  );
}
