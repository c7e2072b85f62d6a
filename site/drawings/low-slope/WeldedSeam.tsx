import { DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { paint } from '../sheet/paint.ts';
import { SheetLabel } from '../sheet/SheetLabel.tsx';
import { LowSlopeDeck } from './LowSlopeDeck.tsx';

/** TPO: the edge of one sheet is screwed down, the next is welded over it. */
export function WeldedSeam({ className }: { readonly className?: string | undefined }) {
  return (
    <DrawingSheet
      viewBox="60 50 400 180"
      label="TPO seam in section: a screwed sheet edge, covered by the next sheet, which is welded to it with hot air."
      className={className}
    >
      <LowSlopeDeck />
      <path d="M-6 146H336" strokeWidth="5" />
      <path d="M304 140V204" strokeWidth="4" />
      <path d="M290 140h28" strokeWidth="5" />
      <path d="M178 138H272q20 0 28-7h16q10 0 16 7t18 8H526" stroke={paint('copper')} strokeWidth="5" />
      <path d="M186 142h62" stroke={paint('roof-copper-deep')} strokeWidth="3.5" strokeDasharray="1 7" />
      <path d="M214 132L196 84" strokeWidth="1.1" />
      <SheetLabel x={190} y={76} text="hot-air weld" color={paint('ink')} size={16} halo="zinc" />
      <path d="M306 126L322 106" strokeWidth="1.1" />
      <SheetLabel
        x={326}
        y={100}
        text="covered screw"
        color={paint('ink')}
        anchor="start"
        size={16}
        halo="zinc"
      />
    </DrawingSheet>
  );
}
