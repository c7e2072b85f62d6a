import type { House } from '#calculators/house/house.ts';
import type { Point } from '#calculators/house/outline.ts';
import type { RoofPlane } from '#calculators/house/roof.ts';
import type { Camera, Plane, SpacePoint } from '../geometry/camera.ts';
import type { FlatPoint } from '../geometry/flat-point.ts';

/** What every part of the house is drawn from. */
export interface HouseScene {
  readonly camera: Camera;
  readonly house: House;
}

/** The lot around the house: margin at the sides and the back. */
export const lotFeet = { margin: 7 } as const;

/** How far the house stands out before its front corner. */
const outstanding = ({ walls }: House) => Math.max(0, -Math.min(...walls.map(([, y]) => y)));

/** The pole of the power line: beside the lot, so that neither pole nor wire crosses the front or a dimension line. */
export const poleFeet = { right: 12, front: 6, height: 30, halfArm: 2.4 };

/** How far in front of the house the lot ends on the street. */
export function lotFront(house: House): number {
  return Math.max(11, outstanding(house) + 6);
}

/** How far the stoop reaches in front of the door. */
export const stoopFeet = 2.2;

/** How far from the walls lengths are written, in feet: past the stoop and the lot line, clear of both. */
export function dimensionFeet(house: House, hasLot: boolean) {
  return {
    inFront: hasLot ? lotFront(house) + 4.5 : outstanding(house) + stoopFeet + 4,
    beside: hasLot ? lotFeet.margin + 4.5 : 4.5,
    // A corner that lies back is seen higher, beside the eave; a long house is drawn smaller beside the same figures.
    right: house.overhang + (rightCorner(house)[1] > 1 ? 10 : Math.max(6, house.length / 8)),
  };
}

/** The nearest corner on the right, where the height of the walls is written. */
export function rightCorner({ walls, length }: House): Point {
  const right = walls.filter(([x]) => x > length - 0.1);
  return [length, Math.min(...right.map(([, y]) => y))];
}

/** Corners of the pitch triangle: the low and high end of its slope, and the right angle above the low end. */
export function riseOverRunCorners(house: House): Record<'low' | 'high' | 'corner', SpacePoint> {
  const { width, wallHeight, pitch, overhang, edge } = house;
  const run = Math.min(10, width * 0.3);
  const clearance = 2.6;
  // Above the slope of a gable, clear of the tree behind; beside a roof that slopes to the left.
  const gable = house.sides.find(({ peak, outward }) => peak && outward[0] < -0.9);
  const y = width * (gable && gable.feet > width - 0.1 ? 0.8 : 0.93);
  const x = -overhang - (gable ? 0 : 2.5);
  const low = wallHeight + (width - y) * pitch + edge + clearance + (gable ? 0 : 2);
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

/** A place on a roof plane that is known from above. */
export function liftTo({ eaveHeight, edge, pitch }: House, { corners, uphill }: RoofPlane) {
  const [[startX, startY]] = corners as readonly [SpacePoint];
  return ([x, y]: Point): SpacePoint => [
    x,
    y,
    eaveHeight + edge + ((x - startX) * uphill[0] + (y - startY) * uphill[1]) * pitch,
  ];
}

export function isSeen({ camera, house }: HouseScene, uphill: Point): boolean {
  return camera.isFacing([-uphill[0] * house.pitch, -uphill[1] * house.pitch, 1]);
}

/** The slope towards the street, as on a drawing of a house with a plain front. */
export function frontSlope(house: House): Plane {
  const front = house.roof.planes.filter(({ uphill }) => uphill[1] > 0.9);
  const [largest] = front.sort((a, b) => b.squareFeet - a.squareFeet);
  if (largest === undefined) throw new Error('This house has no slope towards the street.');
  const { plane, corners } = layPlane(house, largest);
  const left = Math.min(...corners.map(([x]) => x));
  return { ...plane, origin: [plane.origin[0] + left, plane.origin[1], plane.origin[2]] };
}
