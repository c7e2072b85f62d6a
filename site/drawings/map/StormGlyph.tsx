import type { StormKind } from '#client/shapes/fact.ts';
import styles from './StormMap.module.css';

const outlines: Readonly<Record<StormKind, string>> = {
  tornado: 'M-13-16h26V4L0 16-13 4z',
  hail: 'M0-15a15 15 0 0 1 0 30 15 15 0 0 1 0-30z',
  wind: 'M-18-13H6L18 0 6 13h-24z',
  snow: 'M-13-13h26v26h-26z',
};

interface StormGlyphProps {
  readonly kind: StormKind;
  /** Which storm of the list; without it the mark stands for its kind. */
  readonly number?: number;
}

/** The form says what it was and the number which: a shield, a stone, an arrow, a square. */
export function StormGlyph({ kind, number }: StormGlyphProps) {
  return (
    <g className={styles.glyph}>
      <path d={outlines[kind]} />
      {number === undefined ? null : (
        <text x={kind === 'wind' ? -3 : 0} y={kind === 'tornado' ? -3 : 0} dy=".36em" textAnchor="middle">
          {number}
        </text>
      )}
    </g>
  );
}
