import { segment } from '../geometry/faces.ts';
import { linesPath, type SheetPoint } from '../geometry/path-data.ts';
import { paint } from './paint.ts';
import { type Halo, SheetLabel } from './SheetLabel.tsx';

interface DimensionLineProps {
  readonly from: SheetPoint;
  readonly to: SheetPoint;
  readonly text?: string;
  readonly isTextLevel?: boolean;
  readonly textSize?: number;
  readonly halo?: Halo;
}

const tickReach = 3.5;

/** A measured length as on a building plan: a thin line, a slanted tick at each end, the figure in its middle. */
export function DimensionLine({
  from,
  to,
  text,
  isTextLevel = false,
  textSize = 14,
  halo,
}: DimensionLineProps) {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  const tickX = ((dx - dy) / length) * tickReach;
  const tickY = ((dy + dx) / length) * tickReach;
  const tickAt = ([x, y]: SheetPoint) => segment([x - tickX, y - tickY], [x + tickX, y + tickY]);
  const angle = Math.atan2(dy, dx) * (180 / Math.PI);
  const uprightAngle = angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle;
  return (
    <g stroke={paint('copper')}>
      <path d={linesPath([[from, to]])} strokeWidth="1.1" />
      <path d={linesPath([tickAt(from), tickAt(to)])} strokeWidth="1.8" />
      {text === undefined ? null : (
        <SheetLabel
          x={(from[0] + to[0]) / 2}
          y={(from[1] + to[1]) / 2 + textSize * 0.36}
          text={text}
          size={textSize}
          turnDegrees={isTextLevel ? 0 : uprightAngle}
          halo={halo}
        />
      )}
    </g>
  );
}
