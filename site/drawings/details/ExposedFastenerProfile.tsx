import { DimensionLine } from '../sheet/DimensionLine.tsx';
import { DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { paint } from '../sheet/paint.ts';
import { SheetLabel } from '../sheet/SheetLabel.tsx';
import { PanelDeck } from './PanelDeck.tsx';

const ribSpacing = 122;
const ribs = [20, 142, 264, 386, 508];
const screws = ribs.map((rib) => rib - 14);

interface ProfileProps {
  readonly className?: string | undefined;
}

/** A ribbed sheet screwed down through its face: every screw has a gasket that ages. */
export function ExposedFastenerProfile({ className }: ProfileProps) {
  return (
    <DrawingSheet
      viewBox="0 0 520 250"
      label="Exposed fastener in section: a ribbed sheet 36 inches wide, ribs 12 inches apart, screwed through its face with gaskets."
      labels="detail"
      className={className}
    >
      <PanelDeck />
      <path d={`M-6 158H${ribs.map((rib) => `${rib}l14-38h26l14 38`).join('H')}`} strokeWidth="5" />
      <path d={screws.map((x) => `M${x} 148V188`).join('')} strokeWidth="4" />
      <path d={screws.map((x) => `M${x - 9} 150h18`).join('')} stroke={paint('copper')} strokeWidth="7" />
      <DimensionLine from={[47, 86]} to={[47 + ribSpacing, 86]} text="12″" textSize={17} halo="zinc" />
      <path d="M251 140L268 66" strokeWidth="1.1" />
      <SheetLabel
        x={376}
        y={60}
        text="gasketed screw, in the face"
        color={paint('ink')}
        size={16}
        halo="zinc"
      />
      <DimensionLine from={[20, 218]} to={[500, 218]} text="36″ sheet" textSize={17} halo="zinc" />
    </DrawingSheet>
  );
}
