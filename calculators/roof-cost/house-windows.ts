// Where a house of this shape has its windows: the same ones on the page and on paper.

import { type HouseFeet, storyFeet } from './house-plan.ts';

/** A window in a front wall (running along x) or in the gable wall (running along y), in feet. */
export interface WallWindow {
  /** Along the front, away from the street, up. */
  readonly corner: readonly [x: number, y: number, z: number];
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
