import { compareWithBenchmark } from '#calculators/energy-savings/figures-in-words.ts';
import { savingsPercentageClamp } from '#calculators/energy-savings/model-figures.ts';
import type { EnergySavings } from '#calculators/energy-savings/savings.ts';
import styles from './SavingsScale.module.css';

/** Heights in the px of letters of 16 px, widths in percent: both keep their measure in any window and size of text. */
const bar = { top: 115, height: 18 };
const below = bar.top + bar.height;
const ticks = [0, 10, 20, 30, 40, 50].filter((percent) => percent <= savingsPercentageClamp.max);

const letterPx = 16;
const figurePx = 40;
const em = (px: number, fontPx = letterPx) => `${px / fontPx}em`;

/** "This house, by our model" → "This house," and "by our model". */
function halve(label: string): readonly string[] {
  const words = label.split(' ');
  const middle = label.length / 2;
  const first = words.findIndex((_, at) => words.slice(0, at + 1).join(' ').length > middle - 2);
  return [words.slice(0, first + 1).join(' '), words.slice(first + 1).join(' ')];
}

/** To the side on which there is room. */
const anchorAt = (share: number) => (share < 0.35 ? 'start' : share > 0.65 ? 'end' : 'middle');

/** The model over the bar and the benchmark under it, both of one size, so that they never meet (reading 17). */
export function SavingsScale({ savings }: { readonly savings: EnergySavings }) {
  const marks = compareWithBenchmark(savings);
  const shares = marks.map(({ share }) => share * 100);
  const [from, to] = [Math.min(...shares), Math.max(...shares)];
  return (
    <svg
      className={`wide chart ${styles.scale}`}
      role="img"
      aria-label={marks.map(({ label, text }) => `${label}: ${text}`).join('. ')}
    >
      <rect className={styles.bar} y={em(bar.top)} width="100%" height={em(bar.height)} />
      <rect
        className={styles.span}
        x={`${from}%`}
        y={em(bar.top)}
        width={`${to - from}%`}
        height={em(bar.height)}
      />
      {ticks.map((percent) => (
        <rect
          key={percent}
          x={`${(99.8 * percent) / savingsPercentageClamp.max}%`}
          y={em(below)}
          width="1.5"
          height={em(7)}
        />
      ))}
      {marks.map(({ label, text, share, isMain }) => {
        const [figure = '', ...base] = text.split(' ');
        const y = isMain ? 34 : below + 54;
        const anchor = anchorAt(share);
        return (
          <g key={label} textAnchor={anchor}>
            <text className={styles.figure} x={`${share * 100}%`} y={em(y, figurePx)}>
              {figure}
            </text>
            {halve(label).map((half, line) => (
              <text key={half} className={styles.label} x={`${share * 100}%`} y={em(y + 22 + line * 19)}>
                {half}
              </text>
            ))}
            <text x={`${share * 100}%`} y={em(y + 61)}>
              {base.join(' ')}
            </text>
            <rect x={`${share * 99.6}%`} y={em(isMain ? bar.top - 12 : below)} width="3" height={em(12)} />
          </g>
        );
      })}
      <text x="100%" y={em(below + 24)} textAnchor="end">
        {savingsPercentageClamp.max}%
      </text>
      <text y={em(below + 24)}>0</text>
    </svg>
  );
}
