import { DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { paint } from '../sheet/paint.ts';
import { SheetLabel } from '../sheet/SheetLabel.tsx';
import { LowSlopeDeck } from './LowSlopeDeck.tsx';

/** EPDM: rubber cannot be welded, so tape over primer holds the lap. */
export function TapedSeam({ className }: { readonly className?: string | undefined }) {
  return (
    <DrawingSheet
      viewBox="60 50 400 180"
      label="EPDM seam in section: two rubber sheets lapped, with seam tape between them."
      className={className}
    >
      <LowSlopeDeck />
      <path d="M-6 146H340" strokeWidth="6" />
      <path d="M192 138H322" stroke={paint('copper')} strokeWidth="6" />
      <path d="M178 130H326q14 0 20 8t18 8H526" strokeWidth="6" />
      <path d="M250 138L236 84" strokeWidth="1.1" />
      <SheetLabel x={228} y={76} text="seam tape over primer" color={paint('ink')} size={16} halo="zinc" />
    </DrawingSheet>
  );
}
