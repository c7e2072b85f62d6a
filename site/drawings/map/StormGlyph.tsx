import type { StormKind } from '#client/shapes/fact.ts';
import type { TornadoStrength } from '#content/pages/storms.ts';
import styles from './StormMap.module.css';

const outlines: Readonly<Record<StormKind, string>> = {
  tornado: 'M-13-16h26V4L0 16-13 4z',
  hail: 'M0-15a15 15 0 0 1 0 30 15 15 0 0 1 0-30z',
  wind: 'M-18-13H6L18 0 6 13h-24z',
  snow: 'M-13-13h26v26h-26z',
};

interface StormGlyphProps {
  readonly kind: StormKind;
  /** Of a tornado: an outline, a solid mark, one with a ring. */
  readonly strength?: TornadoStrength | null;
  /** Which storm of the list; without it the mark stands for its kind. */
  readonly number?: number;
}

/** The form says what it was and the number which: a shield, a stone, an arrow, a square. */
export function StormGlyph({ kind, strength, number }: StormGlyphProps) {
  return (
    <g className={styles.glyph} data-strength={strength ?? undefined}>
      {strength === 'violent' && (
        <>
          <path className={styles.ring} d={outlines[kind]} />
          <path className={styles.gap} d={outlines[kind]} />
        </>
      )}
      <path d={outlines[kind]} />
      {number === undefined ? null : (
        <text x={kind === 'wind' ? -3 : 0} y={kind === 'tornado' ? -3 : 0} dy=".36em" textAnchor="middle">
          {number}
        </text>
      )}
    </g>
  );
}
