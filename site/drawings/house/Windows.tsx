import type { WallWindow } from '#calculators/roof-cost/house-windows.ts';
import type { Camera, SpacePoint } from '../geometry/camera.ts';
import { paint } from '../sheet/paint.ts';

/** All windows of a wall in three paths: glass, bars, sills. */
export function Windows({
  camera,
  windows,
}: {
  readonly camera: Camera;
  readonly windows: readonly WallWindow[];
}) {
  if (windows.length === 0) return null;
  const glass: string[] = [];
  const bars: (readonly SpacePoint[])[] = [];
  const sills: (readonly SpacePoint[])[] = [];
  for (const { corner, wall, width, height } of windows) {
    const at = (along: number, up: number): SpacePoint =>
      wall === 'front'
        ? [corner[0] + along, corner[1], corner[2] + up]
        : [corner[0], corner[1] + along, corner[2] + up];
    glass.push(camera.outline([at(0, 0), at(width, 0), at(width, height), at(0, height)]));
    bars.push([at(width / 2, 0), at(width / 2, height)], [at(0, height / 2), at(width, height / 2)]);
    sills.push([at(-0.5, 0), at(width + 0.5, 0)]);
  }
  return (
    <>
      <path d={glass.join('')} fill={paint('glass')} strokeWidth="1.3" />
      <path d={camera.lines(bars)} strokeWidth=".9" />
      <path d={camera.lines(sills)} strokeWidth="2.2" />
    </>
  );
}
