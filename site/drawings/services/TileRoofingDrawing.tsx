import { rectangle } from '../geometry/faces.ts';
import { tenth } from '../geometry/path-data.ts';
import { copperLook, paleTile } from '../roof-surface/roof-looks.ts';
import { paint } from '../sheet/paint.ts';
import { CornerEdge, CornerRoof, onSlope, roofCorner } from './RoofCorner.tsx';

const capLength = 2.2;
const enlargement = 1.06;

/** Tile laid to the ridge: the top course and the ridge caps are the new part. */
export function TileRoofingDrawing() {
  const { length, slopeLength } = roofCorner;
  const topCourse = slopeLength - 2.12;
  return (
    <>
      <CornerEdge />
      <CornerRoof look={paleTile} seed={3} enlargement={enlargement} />
      <CornerRoof
        look={copperLook('tile')}
        corners={rectangle(0, topCourse, length, slopeLength)}
        seed={3}
        enlargement={enlargement}
        strokeWidth={1.3}
      />
      <path d={ridgeCaps()} fill={paint('copper')} strokeWidth="1.2" />
    </>
  );
}

/** Half-round caps astride the ridge, each overlapping the next. */
function ridgeCaps(): string {
  const { camera, length, slopeLength } = roofCorner;
  const caps = Array.from({ length: Math.ceil(length / capLength) }, (_, cap) => {
    const left = cap * capLength;
    const right = Math.min(length, left + capLength);
    const at = (across: number, up: number, lift: number) =>
      camera
        .project(onSlope(across, up, lift))
        .map(tenth)
        .join(' ');
    const foot = slopeLength - 0.75;
    const far = slopeLength + 0.35;
    return (
      `M${at(left, foot, 0.1)}L${at(right, foot, 0.1)}Q${at(right, foot, 1.05)} ${at(right, far, 0.6)}` +
      `L${at(left, far, 0.75)}Q${at(left, foot, 1.25)} ${at(left, foot, 0.1)}z`
    );
  });
  return caps.reverse().join('');
}
