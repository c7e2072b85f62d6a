import { type ComponentProps, use } from 'react';
import { linesPath, type SheetPoint, segment } from '../geometry/path-data.ts';
import { largestLabels, paint, type SheetKind, SheetKindContext } from './DrawingSheet.tsx';
import { SheetLabel } from './SheetLabel.tsx';
import { estimateTextWidth } from './text-width.ts';

interface Dimension {
  readonly from: SheetPoint;
  readonly to: SheetPoint;
  readonly text?: string | undefined;
  /** Upright words on a line that is not level, instead of words along it. */
  readonly isTextLevel?: boolean | undefined;
  /** Letter height where the sheet's style grows it most: the gap is cut for that. */
  readonly largestTextSize: number;
}

const tickReach = 3.5;
const clearance = 4;
/** Height of figures and capitals over the letter size. */
const capitalEms = 0.72;

const textSizes = { house: 14, hero: 17, detail: 18, energy: 14 } as const satisfies Record<
  SheetKind,
  number
>;

/** A measured length as on a building plan: a thin line cut around its figure, a slanted tick at each end. */
export function DimensionLine({
  halo = 'none',
  ...dimension
}: Omit<Dimension, 'largestTextSize'> & Pick<ComponentProps<typeof SheetLabel>, 'halo'>) {
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
          halo={halo}
        />
      )}
    </g>
  );
}

/** A dimension line in pieces: none of them runs through its own words. */
function layDimension({ from, to, text, isTextLevel = false, largestTextSize }: Dimension) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const angle = Math.atan2(dy, dx) * (180 / Math.PI);
  const uprightAngle = angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle;
  const textWidth = text === undefined ? 0 : estimateTextWidth(text, largestTextSize);
  const textHeight = largestTextSize * capitalEms;
  // How far the words reach along the line from its middle.
  const reach = isTextLevel
    ? Math.min(textWidth / 2 / (Math.abs(ux) || 1e-9), textHeight / 2 / (Math.abs(uy) || 1e-9))
    : textWidth / 2;
  const middle: SheetPoint = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const gap = reach + clearance;
  const [tickX, tickY] = [(ux - uy) * tickReach, (uy + ux) * tickReach];
  const tickAt = ([x, y]: SheetPoint) => segment([x - tickX, y - tickY], [x + tickX, y + tickY]);
  return {
    lines:
      text === undefined
        ? [segment(from, to)]
        : [
            segment(from, [middle[0] - ux * gap, middle[1] - uy * gap]),
            segment([middle[0] + ux * gap, middle[1] + uy * gap], to),
          ],
    ticks: [tickAt(from), tickAt(to)],
    middle,
    turnDegrees: isTextLevel ? 0 : uprightAngle,
  };
}
