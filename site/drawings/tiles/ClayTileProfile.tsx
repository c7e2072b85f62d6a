import { DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { paint } from '../sheet/paint.ts';
import { SheetLabel } from '../sheet/SheetLabel.tsx';
import { TileDeck } from './TileDeck.tsx';

const spacing = 104;
const centers = [0, 1, 2, 3, 4, 5].map((tile) => tile * spacing);
const newCover = centers[2] ?? 0;
const cover = (x: number) => `M${x - 38} 146a38 42 0 0 1 76 0`;

/** Barrel tile: round covers over the joints of round pans. */
export function ClayTileProfile({ className }: { readonly className?: string | undefined }) {
  return (
    <DrawingSheet
      viewBox="0 0 520 250"
      label="Clay barrel tile in section: round covers over the joints of round pans, on a batten."
      labels="detail"
      className={className}
    >
      <TileDeck />
      <path
        d={centers.map((x) => `M${x + spacing / 2 - 36} 136q6 16 36 16t36-16`).join('')}
        strokeWidth="7"
      />
      <path
        d={centers
          .filter((x) => x !== newCover)
          .map(cover)
          .join('')}
        strokeWidth="7"
      />
      <path d={cover(newCover)} stroke={paint('copper')} strokeWidth="7" />
      <path d="M208 98L220 62" strokeWidth="1.1" />
      <SheetLabel
        x={226}
        y={56}
        text="cover over two pans"
        color={paint('ink')}
        anchor="start"
        size={16}
        halo="zinc"
      />
    </DrawingSheet>
  );
}
