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

/** The widest mark and a little air, and the height of one. */
const glyphRoom = { across: 41, along: 40 };
/** Half of the narrowest mark. */
const narrowest = 15;
const foot = 34;

/** Years from the day's, with its share: "2020-07-01" → about 2020.5. */
function yearOf(day: string): number {
  const start = Date.UTC(Number(day.slice(0, 4)), 0);
  return Number(day.slice(0, 4)) + (Date.parse(day) - start) / (365.25 * 86_400_000);
}

/** The storms of the list over the years; those too close to stand side by side stand over each other. */
export function YearAxis({ entries, width, glyph, every }: YearAxisProps) {
  const years = entries.map(({ day }) => yearOf(day));
  const [first, last] = [Math.floor(Math.min(...years)), Math.ceil(Math.max(...years))];
  const margin = 24 * glyph;
  const xOf = (year: number) => margin + ((year - first) / (last - first)) * (width - 2 * margin);

  const rows: number[][] = [];
  const leveled = entries.toReversed().map((entry) => {
    const x = xOf(yearOf(entry.day));
    const free = rows.findIndex((row) =>
      row.every((taken) => Math.abs(taken - x) >= glyphRoom.across * glyph),
    );
    const level = free < 0 ? rows.push([]) - 1 : free;
    rows[level]?.push(x);
    return { entry, x, level };
  });
  const base = rows.length * glyphRoom.along * glyph + 10;
  const placed = leveled.map(({ level, ...mark }) => ({
    ...mark,
    y: base - (level + 0.5) * glyphRoom.along * glyph - 4,
  }));
  /** A stem ends on the mark that is in its way. */
  const footOf = (x: number, y: number) =>
    Math.min(
      base,
      ...placed.flatMap((mark) => (mark.y > y && Math.abs(mark.x - x) < narrowest * glyph ? mark.y : [])),
    );
  const ticks = Array.from({ length: last - first + 1 }, (_, year) => first + year);
  return (
    <svg aria-hidden className={styles.axis} viewBox={`0 0 ${width} ${tenth(base + foot)}`}>
      <path
        className={styles.scale}
        d={`M${tenth(margin)} ${tenth(base)}H${tenth(width - margin)}${ticks
          .map((year) => `M${tenth(xOf(year))} ${tenth(base)}v${(year - first) % every === 0 ? 9 : 5}`)
          .join('')}`}
      />
      {ticks
        .filter((year) => (year - first) % every === 0)
        .map((year) => (
          <text key={year} x={tenth(xOf(year))} y={tenth(base + 26)} textAnchor="middle">
            {year}
          </text>
        ))}
      <path
        className={styles.leader}
        d={placed.map(({ x, y }) => `M${tenth(x)} ${tenth(y)}V${tenth(footOf(x, y))}`).join('')}
      />
      {placed.map(({ entry, x, y }) => (
        <g
          key={entry.number}
          data-storm={entry.number}
          transform={`translate(${tenth(x)} ${tenth(y)})${glyph === 1 ? '' : ` scale(${glyph})`}`}
        >
          <StormGlyph kind={entry.kind} strength={findTornadoStrength(entry)} number={entry.number} />
        </g>
      ))}
    </svg>
  );
}
