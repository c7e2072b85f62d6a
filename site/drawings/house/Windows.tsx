import { type HouseFeet, storyFeet } from '#calculators/roof-cost/house-plan.ts';
import type { Camera, SpacePoint } from '../geometry/camera.ts';
import { paint } from '../sheet/paint.ts';

/** A window in a front wall (running along x) or in the gable wall (running along y), in feet. */
interface WallWindow {
  readonly corner: SpacePoint;
  readonly wall: 'front' | 'gable';
  readonly width: number;
  readonly height: number;
}

const sillFeet = 3.9;
const usual = { width: 3, height: 4.4 };

/** Sills of the stories that are high enough for a window, also while the house is still growing. */
function sills({ wallHeight }: HouseFeet): number[] {
  const headroom = 1.6;
  const count = Math.floor((wallHeight - headroom - sillFeet - usual.height) / storyFeet + 1.001);
  return Array.from({ length: Math.max(0, count) }, (_, story) => sillFeet + story * storyFeet);
}

const feetPerWindow = { front: 11, gable: 14 };

/** Left edges of windows evenly spread over a stretch of wall: one where it is short, none where it is too short. */
function spread(wall: WallWindow['wall'], from: number, to: number): number[] {
  const room = to - from;
  const count = room < usual.width + 1.2 ? 0 : Math.max(1, Math.round(room / feetPerWindow[wall]));
  return Array.from({ length: count }, (_, place) => from + ((place + 0.5) * room) / count - usual.width / 2);
}

export function mainWallWindows(feet: HouseFeet): WallWindow[] {
  const { length, width, wallHeight, ridgeHeight, wing } = feet;
  const windows: WallWindow[] = [];
  for (const sill of sills(feet)) {
    for (const x of [
      ...spread('front', 0.6, wing.center - wing.halfWidth),
      ...spread('front', wing.center + wing.halfWidth, length - 0.6),
    ])
      windows.push({ corner: [x, 0, sill], wall: 'front', ...usual });
    for (const y of spread('gable', 1, width - 1))
      windows.push({ corner: [0, y, sill], wall: 'gable', ...usual });
  }
  const gableHeight = ridgeHeight - wallHeight;
  if (gableHeight > 7)
    windows.push({
      corner: [0, width / 2 - 1.3, wallHeight + gableHeight * 0.22],
      wall: 'gable',
      width: 2.6,
      height: Math.min(3.8, gableHeight * 0.36),
    });
  return windows;
}

export function wingWindows(feet: HouseFeet): WallWindow[] {
  const { center, halfWidth, depth, ridgeHeight } = feet.wing;
  const at = (x: number, sill: number, width: number, height: number): WallWindow => ({
    corner: [x, -depth, sill],
    wall: 'front',
    width,
    height,
  });
  const [, ...upperSills] = sills(feet);
  const windows = upperSills.flatMap((sill) =>
    halfWidth > 4.2
      ? [at(center - 3.6, sill, 3, 4.4), at(center + 0.6, sill, 3, 4.4)]
      : [at(center - 1.3, sill, 2.6, 4.4)],
  );
  if (halfWidth > 6.4)
    windows.push(at(center - halfWidth + 0.9, 3.9, 2.1, 4.2), at(center + halfWidth - 3, 3.9, 2.1, 4.2));
  const gableHeight = ridgeHeight - feet.wallHeight;
  if (gableHeight > 4.6)
    windows.push(
      at(center - 1.1, feet.wallHeight + gableHeight * 0.22, 2.2, Math.min(2.6, gableHeight * 0.4)),
    );
  return windows;
}

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
