import { savingsPercentageClamp } from '#calculators/energy-savings/model-figures.ts';
import type { EnergySavings } from '#calculators/energy-savings/savings.ts';
import { compareWithBenchmark } from '#calculators/energy-savings/savings-headline.ts';
import styles from './SavingsScale.module.css';

/** Heights in pixels, widths in percent: the letters keep their size in any window. */
const bar = { top: 96, height: 18 };
const below = bar.top + bar.height;
const ticks = [0, 10, 20, 30, 40, 50].filter((percent) => percent <= savingsPercentageClamp.max);

/** To the side on which there is room. */
const anchorAt = (share: number) => (share < 0.35 ? 'start' : share > 0.65 ? 'end' : 'middle');

/** The model over the bar and the benchmark under it, both of one size, so that they never meet (reading 17). */
export function SavingsScale({ savings }: { readonly savings: EnergySavings }) {
  const marks = compareWithBenchmark(savings);
  const shares = marks.map(({ share }) => share * 100);
  const [from, to] = [Math.min(...shares), Math.max(...shares)];
  return (
    <svg
      className={styles.scale}
      role="img"
      aria-label={marks.map(({ label, text }) => `${label}: ${text}`).join('. ')}
    >
      <rect className={styles.bar} y={bar.top} width="100%" height={bar.height} />
      <rect className={styles.span} x={`${from}%`} y={bar.top} width={`${to - from}%`} height={bar.height} />
      {ticks.map((percent) => (
        <rect
          key={percent}
          x={`${(99.8 * percent) / savingsPercentageClamp.max}%`}
          y={below}
          width="1.5"
          height="7"
        />
      ))}
      {marks.map(({ label, text, share, isMain }) => {
        const [figure = '', ...base] = text.split(' ');
        const y = isMain ? 34 : below + 54;
        const anchor = anchorAt(share);
        return (
          <g key={label} textAnchor={anchor}>
            <text className={styles.figure} x={`${share * 100}%`} y={y}>
              {figure}
            </text>
            <text className={styles.label} x={`${share * 100}%`} y={y + 22}>
              {label}
            </text>
            <text x={`${share * 100}%`} y={y + 42}>
              {base.join(' ')}
            </text>
            <rect x={`${share * 99.6}%`} y={isMain ? bar.top - 12 : below} width="3" height="12" />
          </g>
        );
      })}
      <text x="100%" y={below + 24} textAnchor="end">
        {savingsPercentageClamp.max}%
      </text>
      <text y={below + 24}>0</text>
    </svg>
  );
}
