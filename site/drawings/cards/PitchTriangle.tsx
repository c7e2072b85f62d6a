import type { RoofPitch } from '#calculators/roof-cost/answers.ts';
import { roofPitches } from '#calculators/roof-cost/price-book.ts';
import { tenth } from '../geometry/path-data.ts';
import { DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';
import { SheetLabel } from '../sheet/SheetLabel.tsx';

const unitsPerInch = 5;
const foot = { left: 18, right: 78, y: 84 };

/** A roof line over its rise and run. Decoration: its card names the pitch. */
export function PitchTriangle({ pitch }: { readonly pitch: RoofPitch }) {
  const inches = roofPitches[pitch].typicalRise;
  const rise = inches * unitsPerInch;
  // The roof passes the wall by a little at both ends, as roofs do.
  const overhang = 6;
  const overhangRise = (overhang * inches) / 12;
  return (
    <DrawingSheet viewBox="0 0 116 108">
      <path
        d={`M${foot.left} ${foot.y}H${foot.right}V${tenth(foot.y - rise)}z`}
        fill={paint('wall')}
        strokeWidth="2"
      />
      <path
        d={`M${foot.left - overhang} ${tenth(foot.y - 2 + overhangRise)}L${foot.right + overhang} ${tenth(foot.y - 2 - rise - overhangRise)}`}
        stroke={paint('roof-architectural')}
        strokeWidth="7"
      />
      <SheetLabel x={50} y={102} text="12" size={15} halo="none" />
      <SheetLabel
        x={foot.right + 8}
        y={foot.y - rise / 2 + 7}
        text={String(inches)}
        anchor="start"
        size={15}
        halo="zinc"
      />
    </DrawingSheet>
  );
}
