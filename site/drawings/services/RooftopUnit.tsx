import type { Camera, SpacePoint } from '../geometry/camera.ts';
import { paint } from '../sheet/paint.ts';

interface RooftopUnitProps {
  readonly camera: Camera;
  /** Lower corner nearest to us, in feet. */
  readonly corner: SpacePoint;
  readonly size: readonly [length: number, depth: number, height: number];
}

/** An air-conditioning unit on its curb, with louvers in front. */
export function RooftopUnit({ camera, corner: [x, y, z], size: [length, depth, height] }: RooftopUnitProps) {
  const [right, rear, top] = [x + length, y + depth, z + height];
  const louvers = [0.5, 1, 1.5]
    .filter((above) => above < height - 0.3)
    .map((above): SpacePoint[] => [
      [x + 0.4, y, z + above],
      [right - 0.4, y, z + above],
    ]);
  const side = camera.outline([
    [x, y, z],
    [x, rear, z],
    [x, rear, top],
    [x, y, top],
  ]);
  const front = camera.outline([
    [x, y, z],
    [right, y, z],
    [right, y, top],
    [x, y, top],
  ]);
  const lid = camera.outline([
    [x, y, top],
    [right, y, top],
    [right, rear, top],
    [x, rear, top],
  ]);
  return (
    <g strokeWidth="1.2">
      <path d={side} fill={paint('side')} />
      <path d={front + lid} fill={paint('wall')} />
      <path d={camera.lines(louvers)} stroke={paint('mid')} strokeWidth=".8" />
    </g>
  );
}
