import type { SpacePoint } from '../geometry/camera.ts';
import { paint } from '../sheet/paint.ts';
import type { HouseScene } from './house-scene.ts';

const mostDrawn = 4;

/** Skylights in the main slope right of the wing: as many as were answered, up to a full row. */
export function Skylights({
  scene: { camera, feet },
  count,
}: {
  readonly scene: HouseScene;
  readonly count: number;
}) {
  const drawn = Math.min(mostDrawn, count);
  if (drawn < 1) return null;
  const { length, overhang, edge, eaveHeight, pitch, slopeLength, wing } = feet;
  const run = 1 / Math.hypot(1, pitch);
  const onSlope = (x: number, up: number): SpacePoint => [
    x,
    -overhang + up * run,
    eaveHeight + edge + up * pitch * run,
  ];
  const first = wing.center + wing.halfWidth + 3;
  const room = Math.max(0, length - first - 1) / drawn;
  const width = Math.min(2.8, room * 0.7);
  const bottom = slopeLength * 0.34;
  const top = bottom + Math.min(4.4, slopeLength * 0.26);
  const frames = Array.from({ length: drawn }, (_, number) => {
    const x = first + (number + 0.5) * room - width / 2;
    return camera.outline([
      onSlope(x, bottom),
      onSlope(x + width, bottom),
      onSlope(x + width, top),
      onSlope(x, top),
    ]);
  }).join('');
  return (
    <>
      <path d={frames} stroke={paint('wall')} strokeWidth="4" />
      <path d={frames} fill={paint('glass')} strokeWidth="1.2" />
    </>
  );
}
