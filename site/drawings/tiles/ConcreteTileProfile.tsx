import { DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { paint } from '../sheet/paint.ts';
import { SheetLabel } from '../sheet/SheetLabel.tsx';
import { TileDeck } from './TileDeck.tsx';

const spacing = 160;
/** A flat tile: the lip on its left covers its neighbor, the channel on its right is covered by the next one. */
const tile = (x: number) => `M${x} 126h${spacing - 4}v12h6v6h7v-6h7v6h7v-6h7v18h-${spacing + 2}v-20H${x}z`;

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
      <path d={[-140, 180, 340, 500].map(tile).join('')} fill={paint('side')} />
      <path d={tile(20)} fill={paint('copper')} />
      <path d="M188 122L206 78" strokeWidth="1.1" />
      <SheetLabel
        x={210}
        y={72}
        text="interlocking side lap"
        color={paint('ink')}
        anchor="start"
        size={16}
        halo="zinc"
      />
    </DrawingSheet>
  );
}
