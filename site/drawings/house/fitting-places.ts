// Where skylights, chimneys and pipes are: on the largest slope that is seen. The house and its plan from above are drawn from these.

import { mostDrawn, pipePlaces } from '#calculators/house/house.ts';
import { stretchAt } from '#calculators/house/roof.ts';
import type { SpacePoint } from '../geometry/camera.ts';
import type { FlatPoint } from '../geometry/convex-clipping.ts';
import { onPlane, rectangle } from '../geometry/faces.ts';
import { type HouseScene, largestSeen, layPlane } from './house-scene.ts';

function slopeOf(scene: HouseScene) {
  const slope = largestSeen(scene);
  if (slope === undefined) return null;
  const { plane, corners } = layPlane(scene.house, slope);
  return { plane, corners, height: Math.max(...corners.map(([, y]) => y)) };
}

/** The four corners of each: as many as were answered, up to a full row. */
export function placeSkylights(scene: HouseScene, count: number): readonly (readonly SpacePoint[])[] {
  const drawn = Math.min(mostDrawn.skylights, count);
  const slope = slopeOf(scene);
  if (drawn < 1 || slope === null) return [];
  const { plane, corners, height } = slope;
  const bottom = height * 0.34;
  const top = bottom + Math.min(4.4, height * 0.26);
  const [low, high] = [stretchAt(corners, bottom), stretchAt(corners, top)];
  const [left, right] = [Math.max(low[0], high[0]) + 2, Math.min(low[1], high[1]) - 1];
  const room = Math.max(0, right - left) / drawn;
  const width = Math.min(2.8, room * 0.7);
  return Array.from({ length: drawn }, (_, number) => {
    const start = left + (number + 0.5) * room - width / 2;
    return rectangle(start, bottom, start + width, top).map((corner) => onPlane(plane, corner));
  });
}

export const chimneyGround = { width: 2.8, depth: 3 };

/** The front left corner of each on the ground, from the right. */
export function placeChimneys(scene: HouseScene, count: number): readonly FlatPoint[] {
  const slope = slopeOf(scene);
  if (slope === null) return [];
  const { plane, corners, height } = slope;
  const [left, right] = stretchAt(corners, height * 0.72);
  return Array.from({ length: Math.min(mostDrawn.chimneys, count) }, (_, number) => {
    const [x, y] = onPlane(plane, [left + (right - left) * (0.82 - 0.22 * number), height * 0.72]);
    return [x, y];
  });
}

/** Two vents of the plumbing, in feet on the slope. */
export function placePipes(scene: HouseScene): readonly FlatPoint[] {
  const slope = slopeOf(scene);
  if (slope === null) return [];
  const up = slope.height * pipePlaces.up;
  const [left, right] = stretchAt(slope.corners, up);
  return pipePlaces.along.map((share) => [left + (right - left) * share, up]);
}
