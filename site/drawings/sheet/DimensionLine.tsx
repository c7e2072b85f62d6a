import { use } from 'react';
import { linesPath } from '../geometry/path-data.ts';
import { paint, type SheetKind, SheetKindContext } from './DrawingSheet.tsx';
import { type Dimension, largestLabels, layDimension } from './lay-dimension.ts';
import { SheetLabel } from './SheetLabel.tsx';

const textSizes = { house: 14, hero: 17, detail: 18, energy: 14 } as const satisfies Record<
  SheetKind,
  number
>;

/** A measured length as on a building plan: a thin line cut around its figure, a slanted tick at each end. */
export function DimensionLine(dimension: Omit<Dimension, 'largestTextSize'>) {
  const kind = use(SheetKindContext);
  const { text } = dimension;
  const { lines, ticks, middle, turnDegrees } = layDimension({
    ...dimension,
    largestTextSize: largestLabels[kind],
  });
  return (
    <g stroke={paint('copper')}>
      <path d={linesPath(lines)} strokeWidth="1.1" />
      <path d={linesPath(ticks)} strokeWidth="1.8" />
      {text === undefined ? null : (
        <SheetLabel
          x={middle[0]}
          y={middle[1]}
          text={text}
          size={textSizes[kind]}
          turnDegrees={turnDegrees}
          isCentered
          halo="none"
        />
      )}
    </g>
  );
}
