import { DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { paint } from '../sheet/paint.ts';
import { SheetLabel } from '../sheet/SheetLabel.tsx';
import { TileDeck } from './TileDeck.tsx';

const spacing = 172;
/** A flat tile with the lip that covers its neighbor on the left and the channel that its neighbor covers. */
const tile = (x: number) => `M${x} 128h${spacing + 4}v8h-12v16h-8v-8h-14v8H${x + 26}v-12h-10v6h-8v-6H${x}z`;

/** Flat interlocking tile: each side lap is a channel that drains. */
export function ConcreteTileProfile({ className }: { readonly className?: string | undefined }) {
  return (
    <DrawingSheet
      viewBox="0 0 520 250"
      label="Flat concrete tile in section: neighbors interlock in a channel at the side, on a batten."
      labels="detail"
      className={className}
    >
      <TileDeck />
      <path d={[-160, 184, 356].map(tile).join('')} fill={paint.side} />
      <path d={tile(12)} fill={paint.copper} />
      <path d="M182 126L204 78" strokeWidth="1.1" />
      <SheetLabel
        x={210}
        y={72}
        text="interlocking side lap"
        color={paint.ink}
        anchor="start"
        size={16}
        halo="zinc"
      />
    </DrawingSheet>
  );
}
