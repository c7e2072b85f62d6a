import { linesPath, type SheetPoint, tenth } from '../geometry/path-data.ts';
import { paint } from './DrawingSheet.tsx';
import styles from './drawing.module.css';

const halos = {
  page: paint('chalk'),
  white: paint('halo-white'),
  zinc: paint('halo-zinc'),
  insulation: paint('insulation'),
} as const;

interface SheetLabelProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  readonly color?: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly turnDegrees?: number;
  /** x and y are the middle of the text, at whatever size the style sheet gives it, not the start of its line. */
  readonly isCentered?: boolean;
  /** A rim in the color of the ground lets a label interrupt the line beneath it. */
  readonly halo?: keyof typeof halos | 'none' | undefined;
}

export function SheetLabel({
  x,
  y,
  text,
  size = 14,
  color = paint('copper'),
  weight = 600,
  anchor = 'middle',
  turnDegrees = 0,
  isCentered = false,
  halo = 'page',
}: SheetLabelProps) {
  const rim =
    halo === 'none'
      ? { stroke: 'none' }
      : { stroke: halos[halo], strokeWidth: 5, paintOrder: 'stroke' as const };
  return (
    <text
      className={styles.label}
      x={tenth(x)}
      y={tenth(y)}
      dy={isCentered ? '.36em' : undefined}
      fill={color}
      fontSize={size}
      fontWeight={weight}
      textAnchor={anchor === 'start' ? undefined : anchor}
      transform={turnDegrees === 0 ? undefined : `rotate(${tenth(turnDegrees)} ${tenth(x)} ${tenth(y)})`}
      {...rim}
    >
      {text}
    </text>
  );
}

interface LeaderProps {
  /** The spot the words are about, and the other end of the line. */
  readonly from: SheetPoint;
  readonly to: SheetPoint;
  readonly text: string;
  readonly textAt: SheetPoint;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly size?: number;
}

/** Words about one spot of a section, with a thin line that leads there. */
export function Leader({ from, to, text, textAt: [x, y], anchor = 'middle', size = 18 }: LeaderProps) {
  return (
    <>
      <path d={linesPath([[from, to]])} strokeWidth="1.1" />
      <SheetLabel x={x} y={y} text={text} color={paint('ink')} anchor={anchor} size={size} halo="zinc" />
    </>
  );
}
