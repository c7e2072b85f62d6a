import { linesPath, type SheetPoint } from '../geometry/path-data.ts';
import { paint } from './paint.ts';
import { SheetLabel } from './SheetLabel.tsx';

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
