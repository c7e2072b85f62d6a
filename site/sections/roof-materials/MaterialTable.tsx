import type { MaterialComparison } from '#calculators/roof-cost/material-comparison.ts';
import { type MaterialWords, roofMaterialsWords as words } from '#content/pages/roof-materials.ts';
import { formatDollarsAndCents } from '#content/wording/money.ts';
import styles from './MaterialTable.module.css';

export interface MeasuredMaterial extends MaterialComparison {
  readonly words: MaterialWords;
  /** A square foot of roof. */
  readonly dollars: number;
  readonly pounds: readonly [least: number, most: number];
  /** Null where no source was read. */
  readonly rise: number | null;
}

const fractions: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½' };

/** 2.5 → "2½/12", 0.25 → "¼ in 12" */
function writeRise(rise: number): string {
  const whole = Math.floor(rise);
  const fraction = fractions[rise - whole] ?? '';
  return whole === 0 ? `${fraction} in 12` : `${whole}${fraction}/12`;
}

interface Measured {
  readonly least: number;
  readonly most?: number;
  /** It is longer than the axis. */
  readonly isOpen?: boolean;
  /** At the bar's end. */
  readonly value: string;
}

interface Measure {
  readonly name: string;
  readonly unit: string;
  readonly barOf: (material: MeasuredMaterial) => Measured | null;
}

const measures: readonly Measure[] = [
  {
    ...words.price,
    barOf: ({ dollars }) => ({ least: dollars, value: formatDollarsAndCents(dollars) }),
  },
  {
    ...words.weight,
    barOf: ({ pounds: [least, most] }) => ({
      least,
      most,
      value: least === most ? `about ${least}` : `${least} to ${most}`,
    }),
  },
  {
    ...words.life,
    barOf: ({ lifeYears, oftenLastsLonger }) => ({
      least: lifeYears,
      isOpen: oftenLastsLonger,
      value: `${lifeYears}${oftenLastsLonger ? '+' : ''}`,
    }),
  },
  {
    ...words.slope,
    barOf: ({ rise }) => (rise === null ? null : { least: rise, value: writeRise(rise) }),
  },
];

interface MeasureBarProps extends Measured {
  /** The end of the axis, which all materials share. */
  readonly axis: number;
}

/** A bar on an axis that a column shares: solid as far as is sure, open up to the most, an arrow where it is longer. */
function MeasureBar({ least, most = least, axis, isOpen = false, value }: MeasureBarProps) {
  const sure = (100 * least) / most;
  return (
    <span className={styles.measure}>
      <svg
        aria-hidden
        width={`${((100 * most) / axis).toFixed(1)}%`}
        viewBox="0 0 100 16"
        preserveAspectRatio="none"
      >
        {sure < 100 && (
          <rect className={styles.open} x={sure.toFixed(1)} width={(100 - sure).toFixed(1)} height="16" />
        )}
        {isOpen ? <path d="M0 0h94l6 8-6 8H0z" /> : <rect width={sure.toFixed(1)} height="16" />}
      </svg>
      {value}
    </span>
  );
}

/** Every material on the same four axes; on a phone one measure after the other. */
export function MaterialTable({ materials }: { readonly materials: readonly MeasuredMaterial[] }) {
  const columns = measures
    .map(({ barOf, ...measure }) => {
      const bars = materials.map(barOf);
      return { ...measure, bars, axis: Math.max(...bars.map((bar) => bar?.most ?? bar?.least ?? 0)) };
    })
    .filter(({ axis }) => axis > 0);
  return (
    <table className={styles.materials}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words.material}</span>
          </th>
          {columns.map(({ name, unit }) => (
            <th key={name} scope="col">
              {name} <small className="own-line soft">{unit}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="ruled">
        {materials.map(({ roofType, label }, index) => (
          <tr key={roofType}>
            <th scope="row">
              <label htmlFor={`material-${roofType}`}>{label}</label>
            </th>
            {columns.map(({ name, bars, axis }) => {
              const bar = bars[index];
              return (
                <td key={name}>
                  <label htmlFor={`material-${roofType}`} aria-hidden>
                    {label}
                  </label>
                  {bar && <MeasureBar axis={axis} {...bar} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
