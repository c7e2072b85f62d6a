import { rectangle, segment } from '../geometry/faces.ts';
import { lookOf } from '../roof-surface/roof-looks.ts';
import { paint } from '../sheet/paint.ts';
import { rainPath } from '../sheet/rain-path.ts';
import { CornerEdge, CornerRidge, CornerRoof, roofCorner, slopeLines, slopeOutline } from './RoofCorner.tsx';

const tarp = { left: 3.4, right: 11.4, bottom: 1.6 };
export const stormRain = {
  x: 10,
  y: 2,
  width: 270,
  height: 40,
  drops: 44,
  seed: 5,
  lengths: [10, 14, 18],
} as const;

/** A tarp over the ridge, battened down, while it still rains. */
export function EmergencyRepairsDrawing() {
  const { slopeLength } = roofCorner;
  const lift = 0.12;
  const battens = slopeLines(
    [tarp.left, tarp.right].flatMap((across) =>
      [1.9, 5, 8].map((up) => segment([across - 0.9, up], [across + 0.9, up])),
    ),
    0.2,
  );
  const folds = [5.4, 7.4, 9.4].map((across) => segment([across, tarp.bottom], [across, slopeLength]));
  return (
    <>
      <path d={rainPath(stormRain)} stroke={paint('mid')} strokeWidth="1.2" />
      <CornerEdge />
      <CornerRoof look={lookOf('architectural')} seed={9} />
      <path
        d={slopeOutline(rectangle(tarp.left, tarp.bottom, tarp.right, slopeLength), lift)}
        fill={paint('copper')}
        strokeWidth="1.6"
      />
      <path
        d={slopeOutline(rectangle(tarp.left, slopeLength - 0.9, tarp.right, slopeLength), lift)}
        fill={paint('roof-copper-side')}
        strokeWidth="1"
      />
      <path d={slopeLines(folds, lift)} stroke={paint('roof-copper-deep')} strokeWidth="1" />
      <path d={battens} stroke={paint('chalk')} strokeWidth="3.4" />
      <path d={battens} strokeWidth="1.2" strokeDasharray="1.5 2" />
      <CornerRidge />
    </>
  );
}
