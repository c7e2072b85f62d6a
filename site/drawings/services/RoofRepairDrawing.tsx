import { copperLook, lookOf } from '../roof-surface/roof-looks.ts';
import { paint } from '../sheet/paint.ts';
import { CornerRidge } from './CornerRidge.tsx';
import { CornerRoof } from './CornerRoof.tsx';
import { RoofCornerEdge } from './RoofCornerEdge.tsx';
import { onSlope, roofCorner, slopeRectangle } from './roof-corner.ts';

/** The patch: one wide piece, and one over the joint above it. */
const lower = slopeRectangle(5.9, 3, 9.6, 4.5);
const upper = slopeRectangle(7.1, 4.5, 8.4, 6);
const hole = [lower[0], lower[1], lower[2], [8.4, 4.5], upper[2], upper[3], [7.1, 4.5], lower[3]] as const;
const lift = 3.1;

/** Four shingles taken out, and the new ones above the gap they go into. */
export function RoofRepairDrawing() {
  const { camera } = roofCorner;
  return (
    <>
      <RoofCornerEdge />
      <CornerRoof look={lookOf('asphalt')} seed={3} />
      <path
        d={camera.outline(hole.map(([across = 0, up = 0] = [0, 0]) => onSlope(across, up)))}
        fill={paint('wood')}
        strokeWidth="1.3"
      />
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
