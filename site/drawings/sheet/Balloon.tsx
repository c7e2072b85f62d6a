import { linesPath, type SheetPoint, tenth } from '../geometry/path-data.ts';
import { paint } from './DrawingSheet.tsx';
import styles from './drawing.module.css';

interface BalloonProps {
  readonly at: SheetPoint;
  readonly number: number;
  readonly radius?: number | undefined;
  /** The spot the number speaks about; a leader runs there. */
  readonly pointsTo: SheetPoint;
  /** Ink on white, where another number is to stand out. */
  readonly isQuiet?: boolean;
}

/** A number in a dark disc that a legend beside the drawing explains. */
export function Balloon({ at, number, radius = 15, pointsTo, isQuiet = false }: BalloonProps) {
  return (
    <>
      {/* A light rim keeps it apart from a dark roof. */}
      <path d={linesPath([[pointsTo, at]])} stroke={paint('wall')} strokeWidth="3.2" />
      <path d={linesPath([[pointsTo, at]])} strokeWidth="1.3" />
      <circle
        cx={tenth(pointsTo[0])}
        cy={tenth(pointsTo[1])}
        r="3"
        fill={paint('ink')}
        stroke={paint('wall')}
        strokeWidth="1"
      />
      <g className={styles.balloon} stroke="none" data-number={number}>
        <circle
          cx={tenth(at[0])}
          cy={tenth(at[1])}
          r={radius}
          fill={paint(isQuiet ? 'wall' : 'ink')}
          stroke={paint(isQuiet ? 'ink' : 'wall')}
        />
        <text
          x={tenth(at[0])}
          y={tenth(at[1] + radius * 0.38)}
          fill={paint(isQuiet ? 'ink' : 'wall')}
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

interface BalloonsProps {
  /** In the order of their numbers: each spot, and where its number is from there. */
  readonly points: readonly { readonly spot: SheetPoint; readonly offset: SheetPoint }[];
  readonly radius?: number | undefined;
}

export function Balloons({ points, radius }: BalloonsProps) {
  return points.map(({ spot: [x, y], offset: [dx, dy] }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the points are numbered and never change places
    <Balloon key={index} number={index + 1} at={[x + dx, y + dy]} radius={radius} pointsTo={[x, y]} />
  ));
}
