import type { HouseFeet } from '#calculators/roof-cost/house-plan.ts';
import type { Plane, SpacePoint } from '../geometry/camera.ts';
import type { FlatPoint } from '../geometry/convex-clipping.ts';
import { rectangle, slopePlane } from '../geometry/faces.ts';

/** The lot around the house: margin at the sides and the back. */
export const lotFeet = { margin: 7 } as const;

/** How far in front of the house the lot ends on the street. */
export function lotFront({ wing }: HouseFeet): number {
  return Math.max(11, wing.depth + 6);
}

/** How far the stoop reaches in front of the door. */
export const stoopFeet = 2.2;

/** How far from the walls lengths are written, in feet: past the stoop and the lot line, clear of both. */
export function dimensionFeet(feet: HouseFeet, hasLot: boolean) {
  return {
    inFront: hasLot ? lotFront(feet) + 4.5 : feet.wing.depth + stoopFeet + 4,
    beside: hasLot ? lotFeet.margin + 4.5 : 4.5,
    right: feet.overhang + 6,
  };
}

/** Corners of each main slope, in feet on it: along the eave, up the slope. */
export function mainSlopeCorners({ length, overhang, slopeLength }: HouseFeet): FlatPoint[] {
  return rectangle(0, 0, length + 2 * overhang, slopeLength);
}

/** Corners of both slopes of the wing: eave to the main eave, ridge to the main slope, the valley between their ends. */
export function wingSlopeCorners({ overhang, wing }: HouseFeet): FlatPoint[] {
  const { depth, halfWidth, slopeLength } = wing;
  return [
    [0, 0],
    [depth, 0],
    [depth + halfWidth + overhang, slopeLength],
    [0, slopeLength],
  ];
}

/** Corners of both slopes of the garage, from the wall of the house outward. */
export function garageSlopeCorners(
  { length, slopeLength }: Pick<NonNullable<HouseFeet['garage']>, 'length' | 'slopeLength'>,
  overhang: number,
): FlatPoint[] {
  return rectangle(0, 0, length + overhang, slopeLength);
}

/** The main slope towards the street, from its lower left corner. */
export function frontSlope({ overhang, eaveHeight, edge, pitch }: HouseFeet): Plane {
  return slopePlane([-overhang, -overhang, eaveHeight + edge], pitch);
}

/** Corners of the pitch triangle: the low and high end of its slope, and the right angle above the low end. */
export function riseOverRunCorners(feet: HouseFeet): Record<'low' | 'high' | 'corner', SpacePoint> {
  const { width, wallHeight, pitch, overhang, edge } = feet;
  const run = Math.min(10, width * 0.3);
  const y = width * 0.93;
  const clearance = 2.6;
  const low = wallHeight + (width - y) * pitch + edge + clearance;
  const high = low + run * pitch;
  return { low: [-overhang, y, low], high: [-overhang, y - run, high], corner: [-overhang, y, high] };
}
