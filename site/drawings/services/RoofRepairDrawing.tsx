import type { FlatPoint } from '../geometry/convex-clipping.ts';
import { rectangle } from '../geometry/faces.ts';
import { copperLook, lookOf } from '../roof-surface/roof-looks.ts';
import { paint } from '../sheet/paint.ts';
import { CornerEdge, CornerRidge, CornerRoof, onSlope, roofCorner, slopeOutline } from './RoofCorner.tsx';

/** The patch: one wide piece, and one over the joint above it. */
const lower = rectangle(5.9, 3, 9.6, 4.5);
const upper = rectangle(7.1, 4.5, 8.4, 6);
const hole: readonly FlatPoint[] = [
  ...lower.slice(0, 3),
  [8.4, 4.5],
  ...upper.slice(2),
  [7.1, 4.5],
  ...lower.slice(3),
];
const lift = 3.1;

/** Four shingles taken out, and the new ones above the gap they go into. */
export function RoofRepairDrawing() {
  const { camera } = roofCorner;
  return (
    <>
      <CornerEdge />
      <CornerRoof look={lookOf('asphalt')} seed={3} />
      <path d={slopeOutline(hole)} fill={paint('wood')} strokeWidth="1.3" />
      <path
        d={camera.lines(lower.map(([across, up]) => [onSlope(across, up, 0.1), onSlope(across, up, lift)]))}
        stroke={paint('copper')}
        strokeWidth="1.1"
        strokeDasharray="3 3"
      />
      <CornerRoof look={copperLook('asphalt')} corners={upper} lift={lift} seed={2} strokeWidth={1.3} />
      <CornerRoof look={copperLook('asphalt')} corners={lower} lift={lift} seed={2} />
      <CornerRidge />
    </>
  );
}
