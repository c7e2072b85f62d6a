import { linesPath, type SheetPoint, tenth } from '../geometry/path-data.ts';
import styles from './drawing.module.css';
import { paint } from './paint.ts';

interface BalloonProps {
  readonly at: SheetPoint;
  readonly number: number;
  readonly radius?: number;
  /** The spot the number speaks about; a leader runs there. */
  readonly pointsTo?: SheetPoint | undefined;
  readonly leaderColor?: string;
}

/** A number in a copper disc that a legend beside the drawing explains. */
export function Balloon({ at, number, radius = 15, pointsTo, leaderColor = paint('copper') }: BalloonProps) {
  return (
    <>
      {pointsTo === undefined ? null : (
        <>
          <path d={linesPath([[pointsTo, at]])} stroke={leaderColor} strokeWidth="1.3" />
          <circle cx={tenth(pointsTo[0])} cy={tenth(pointsTo[1])} r="3" fill={leaderColor} stroke="none" />
        </>
      )}
      <g className={styles.balloon} stroke="none" data-number={number}>
        <circle cx={tenth(at[0])} cy={tenth(at[1])} r={radius} fill={paint('copper')} />
        <text
          x={tenth(at[0])}
          y={tenth(at[1] + radius * 0.38)}
          fill={paint('wall')}
          textAnchor="middle"
          fontSize={tenth(radius * 1.12)}
          fontWeight="700"
        >
          {number}
        </text>
      </g>
    </>
  );
}
