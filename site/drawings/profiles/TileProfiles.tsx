import { DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';
import { Leader } from '../sheet/SheetLabel.tsx';

/** Decking, underlayment and the batten that the tiles hang on, seen along the slope. */
const deck = (
  <>
    <path d="M-4 176H524V202H-4z" fill={paint('wood')} />
    <path d="M0 170H520V176H0z" fill={paint('patina')} stroke="none" />
    <path d="M-4 156H524V170H-4z" fill={paint('wood-dark')} />
  </>
);

const panSpacing = 104;
const covers = [0, 1, 2, 3, 4, 5].map((tile) => tile * panSpacing);
const newCover = 2 * panSpacing;
const coverPath = (x: number) => `M${x - 38} 146a38 42 0 0 1 76 0`;

const pans = covers.map((x) => `M${x + panSpacing / 2 - 36} 136q6 16 36 16t36-16`);
const oldCovers = covers.filter((x) => x !== newCover);

const tileSpacing = 160;
/** A flat tile: the lip on its left covers its neighbor, the channel on its right is covered by the next one. */
const tilePath = (x: number) =>
  `M${x} 126h${tileSpacing - 4}v12h6v6h7v-6h7v6h7v-6h7v18h-${tileSpacing + 2}v-20H${x}z`;

/** By the option that they show. */
export const tileProfiles = {
  // Barrel tile: round covers over the joints of round pans.
  'clay-tile': (
    <DrawingSheet
      viewBox="0 0 520 250"
      label="Clay barrel tile in section: round covers over the joints of round pans, on a batten."
      labels="detail"
    >
      {deck}
      <path d={pans.join('')} strokeWidth="7" />
      <path d={oldCovers.map(coverPath).join('')} strokeWidth="7" />
      <path d={coverPath(newCover)} stroke={paint('roof-worked')} strokeWidth="7" />
      <Leader from={[208, 98]} to={[220, 62]} text="cover over two pans" textAt={[226, 56]} anchor="start" />
    </DrawingSheet>
  ),
  // Flat interlocking tile: each side lap is a channel that drains.
  'concrete-tile': (
    <DrawingSheet
      viewBox="0 0 520 250"
      label="Flat concrete tile in section: neighbors interlock in a channel at the side, on a batten."
      labels="detail"
    >
      {deck}
      <path d={[-140, 180, 340, 500].map(tilePath).join('')} fill={paint('side')} />
      <path d={tilePath(20)} fill={paint('roof-worked')} />
      <Leader
        from={[188, 122]}
        to={[206, 78]}
        text="interlocking side lap"
        textAt={[210, 72]}
        anchor="start"
      />
    </DrawingSheet>
  ),
};
