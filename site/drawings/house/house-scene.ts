import { type House, viewer } from '#calculators/house/house.ts';
import { boxOf, type Point } from '#calculators/house/outline.ts';
import type { RoofPlane } from '#calculators/house/roof.ts';
import { between, type Camera, type FlatPoint, type Plane, type SpacePoint } from '../geometry/camera.ts';
import type { SheetPoint } from '../geometry/path-data.ts';

/** What every part of the house is drawn from. */
export interface HouseScene {
  readonly camera: Camera;
  readonly house: House;
}

/** Feet of the lot at the sides of the house and behind it. */
export const lotMargin = 7;

/** How far the house stands out before its front corner. */
const outstanding = ({ walls }: House) => Math.max(0, -boxOf(walls).front);

/** The pole of the power line: beside the lot, so that neither pole nor wire crosses the front or a dimension line. */
export const poleFeet = { right: 12, front: 6, height: 30, halfArm: 2.4 };

/** How far in front of the house the lot ends on the street. */
export function lotFront(house: House): number {
  return Math.max(11, outstanding(house) + 6);
}

/** How far the stoop reaches in front of the door. */
export const stoopFeet = 2.2;

/**
 * How far from the walls lengths are written, in feet: past the stoop and the lot line, clear of both. The height is
 * written at `right` along the street and as `near` to it as its corner.
 */
export function dimensionFeet(house: House, hasLot: boolean) {
  const { length, width } = house;
  const [, near] = rightCorner(house);
  return {
    inFront: hasLot ? lotFront(house) + 4.5 : outstanding(house) + stoopFeet + 4,
    beside: hasLot ? lotMargin + 4.5 : 4.5,
    near,
    // A corner that lies back is seen higher, beside the eave; a large house is drawn smaller beside the same figures.
    right:
      rightOfRoof(house, near) +
      Math.max(near > 1 ? 9.3 : 5.3, length / 8 - 0.7, (length + width) / 14 - 0.7),
  };
}

/** So far right on every sheet. */
export const acrossSheet = ([x, y]: Point) => x * -viewer[1] + y * viewer[0];

/** How far along the street a line at this depth is right of all of the roof. */
export const rightOfRoof = ({ roof }: House, y: number) =>
  (Math.max(...roof.sides.map(({ from }) => acrossSheet(from))) - y * viewer[0]) / -viewer[1];

/**
 * The rightmost corner on the sheet, where the wall height is written. A corner farther back counts only if the roof in
 * front leaves its wall visible.
 */
export function rightCorner({ walls, overhang }: House): Point {
  const { front } = boxOf(walls);
  const reach = -overhang * (viewer[0] + viewer[1]);
  const inSight = (corner: Point) => acrossSheet(corner) - (corner[1] > front + 1 ? reach + 1.6 : 0);
  return walls.reduce((right, corner) => (inSight(corner) > inSight(right) ? corner : right));
}

/** Behind the house; `radius`: of the crown. */
export const treesOf = ({ length, width }: House) => [
  { place: [length + 5, width + 3, 0] as SpacePoint, radius: 7.4, seed: 5 },
  { place: [-4.5, width + 5.5, 0] as SpacePoint, radius: 5.6, seed: 9 },
];

/** What the roof and the trees reach on the sheet. */
function skyline({ camera, house }: HouseScene): SheetPoint[] {
  const { roof, eaveHeight, edge } = house;
  const steps = Array.from({ length: 25 }, (_, step) => step / 24);
  const edges = roof.edges.flatMap(({ from, to }) =>
    steps.map((share) => {
      const [x, y, z] = between(from, to, share);
      return camera.project([x, y, z + eaveHeight + edge]);
    }),
  );
  const crowns = treesOf(house).flatMap(({ place, radius }) => {
    const [x, y] = camera.project(place);
    const size = radius * camera.scale;
    return steps.map((share): SheetPoint => {
      const turn = share * 2 * Math.PI;
      return [x + size * Math.cos(turn), y - size * (1.7 + 1.15 * Math.sin(turn))];
    });
  });
  return [...edges, ...crowns];
}

/** Feet around the pitch triangle: below it, and left of it for its figure on a small drawing. */
const triangleFeet = { below: 1.5, left: 8 };

/** Corners of the pitch triangle: the low and high end of its slope, and the right angle above the low end. */
export function riseOverRunCorners(scene: HouseScene): Record<'low' | 'high' | 'corner', SpacePoint> {
  const { camera, house } = scene;
  const { width, wallHeight, pitch, overhang, edge } = house;
  const run = Math.min(10, width * 0.3);
  // Above the slope of a gable; beside a roof that slopes to the left.
  const gable = house.sides.find(({ peak, outward }) => peak && outward[0] < -0.9);
  const y = width * (gable && gable.feet > width - 0.1 ? 0.8 : 0.93);
  const x = -overhang - (gable ? 0 : 2.5);
  const above = wallHeight + (width - y) * pitch + edge + (gable ? 2.6 : 4.6);
  // Higher where the roof or a tree would be behind it.
  const [start, end] = [camera.project([x, y, above]), camera.project([x, y - run, above + run * pitch])];
  const steepness = (end[1] - start[1]) / (end[0] - start[0]);
  const behind = skyline(scene).flatMap(([sheetX, sheetY]) => {
    const isUnder = sheetX > start[0] - triangleFeet.left * camera.scale && sheetX < end[0] + camera.scale;
    return isUnder ? [start[1] + Math.max(0, sheetX - start[0]) * steepness - sheetY] : [];
  });
  const foot = start[1] - camera.project([x, y, above + 1])[1];
  const low = above + Math.max(0, Math.max(...behind) / foot + triangleFeet.below);
  const high = low + run * pitch;
  return { low: [x, y, low], high: [x, y - run, high], corner: [x, y, high] };
}

/** A roof plane as a plane in space, its corners in feet on it. */
export function layPlane({ eaveHeight, edge, pitch }: House, { corners, across, uphill }: RoofPlane) {
  const run = 1 / Math.hypot(1, pitch);
  const [[x, y]] = corners as readonly [SpacePoint];
  const plane: Plane = {
    origin: [x, y, eaveHeight + edge],
    across: [...across, 0],
    up: [uphill[0] * run, uphill[1] * run, pitch * run],
  };
  const flat = corners.map(([cx, cy]): FlatPoint => {
    const [dx, dy] = [cx - x, cy - y];
    return [dx * across[0] + dy * across[1], (dx * uphill[0] + dy * uphill[1]) / run];
  });
  return { plane, corners: flat };
}

export function isSeen({ camera, house }: HouseScene, uphill: Point): boolean {
  return camera.isFacing([-uphill[0] * house.pitch, -uphill[1] * house.pitch, 1]);
}
