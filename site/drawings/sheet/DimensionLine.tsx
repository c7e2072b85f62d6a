import { linesPath } from '../geometry/path-data.ts';
import { type Dimension, largestLabels, layDimension } from './lay-dimension.ts';
import { paint } from './paint.ts';
import { SheetLabel } from './SheetLabel.tsx';

interface DimensionLineProps extends Omit<Dimension, 'largestTextSize'> {
  readonly textSize?: number;
  readonly largestTextSize?: number;
}

/** A measured length as on a building plan: a thin line cut around its figure, a slanted tick at each end. */
export function DimensionLine({
  textSize = 14,
  largestTextSize = largestLabels.house,
  ...dimension
}: DimensionLineProps) {
  const { text } = dimension;
  const { lines, ticks, middle, turnDegrees } = layDimension({ ...dimension, largestTextSize });
  return (
    <g stroke={paint('copper')}>
      <path d={linesPath(lines)} strokeWidth="1.1" />
      <path d={linesPath(ticks)} strokeWidth="1.8" />
      {text === undefined ? null : (
        <SheetLabel
          x={middle[0]}
          y={middle[1]}
          text={text}
          size={textSize}
          turnDegrees={turnDegrees}
          isCentered
          halo="none"
        />
      )}
    </g>
  );
}
