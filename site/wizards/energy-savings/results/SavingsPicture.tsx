import {
  accumulateSavings,
  describeCumulativeSavings,
} from '#calculators/energy-savings/cumulative-savings.ts';
import { pictureMilestones, pictureYears } from '#calculators/energy-savings/model-figures.ts';
import type { EnergySavings } from '#calculators/energy-savings/savings.ts';
import { energyResultWords as words } from '#content/pages/energy-savings-results-words.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import styles from './SavingsPicture.module.css';

/** Heights in pixels, widths in percent: the letters keep their size in any window. */
const highest = 190;
const baseline = 220;
const slot = 100 / pictureYears;
const gap = slot / 6;

const isMilestone = (year: number) => (pictureMilestones as readonly number[]).includes(year);

/** How the savings pile up, a bar a year. Heights and figures say it; no color is needed to read it. */
export function SavingsPicture({ savings }: { readonly savings: EnergySavings }) {
  const sentence = describeCumulativeSavings(savings);
  const hasSavings = savings.twentyYearSavings > 0;
  return (
    <figure className={`ruled ${styles.figure}`}>
      <figcaption>
        <h3>{words.pictureTitle(pictureYears)}</h3>
        <p className="soft above-2">{hasSavings ? words.pictureNote : sentence}</p>
      </figcaption>
      {hasSavings && (
        <>
          <svg className={styles.picture} role="img" aria-label={sentence}>
            {accumulateSavings(savings)
              .filter(({ year }) => year > 0)
              .map(({ year, dollars }) => {
                const height = (highest * dollars) / savings.twentyYearSavings;
                const right = year * slot - gap / 2;
                return (
                  <g key={year} className={isMilestone(year) ? styles.milestone : styles.bar}>
                    <rect
                      x={`${right - slot + gap}%`}
                      y={baseline - height}
                      width={`${slot - gap}%`}
                      height={height}
                    />
                    {isMilestone(year) && (
                      <>
                        <text
                          className={styles.sum}
                          x={`${right}%`}
                          y={baseline - height - 8}
                          textAnchor="end"
                        >
                          {formatWholeDollars(dollars)}
                        </text>
                        <text x={`${right}%`} y={baseline + 22} textAnchor="end">
                          {year}
                        </text>
                      </>
                    )}
                  </g>
                );
              })}
            <rect className={styles.ground} y={baseline} width="100%" height="2" />
          </svg>
          <p className={styles.axis} aria-hidden="true">
            {words.pictureAxis}
          </p>
        </>
      )}
    </figure>
  );
}
