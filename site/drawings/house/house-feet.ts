import type { Plane, SpacePoint } from '../geometry/camera.ts';
import { slopePlane } from '../geometry/faces.ts';

/** What decides the shape of a drawn house; in-between values occur while one answer turns into another. */
interface HouseShape {
  readonly squareFeet: number;
  readonly storyCount: number;
  /** Inches of rise per foot of run. */
  readonly pitchInches: number;
}

/** The lot around the house: margin at the sides and the back, and where the street side is. */
export const lotFeet = { margin: 7, front: -11 } as const;

export const storyFeet = 9.2;
// Length to width. Longer reads as a barn, shorter as a tower once there are three stories.
const proportion = 1.55;
const overhang = 1.4;

/**
 * Outside length and width of a plausible house with this roof area. The roof is read as the floor area it covers,
 * spread over the stories; the true footprint is unknown, so the figures on the drawing illustrate and do not measure.
 */
function footprint(squareFeet: number, storyCount: number) {
  const width = Math.sqrt(squareFeet / storyCount / proportion);
  return { length: width * proportion, width };
}

export type HouseFeet = ReturnType<typeof houseFeet>;

/** The house in feet. Its front left corner is at 0 0, its front runs along x. */
export function houseFeet({ squareFeet, storyCount, pitchInches }: HouseShape) {
  const { length, width } = footprint(squareFeet, storyCount);
  const wallHeight = storyCount * storyFeet + 0.8;
  /** Rise per run. */
  const pitch = pitchInches / 12;
  const halfWidth = Math.min(width * 0.27, 9.5);
  const slopeOver = (run: number) => Math.hypot(run + overhang, pitch * (run + overhang));
  return {
    length,
    width,
    wallHeight,
    pitchInches,
    pitch,
    overhang,
    /** Thickness of the roof at its edge. */
    edge: 0.75,
    eaveHeight: wallHeight - overhang * pitch,
    ridgeHeight: wallHeight + (pitch * width) / 2,
    slopeLength: slopeOver(width / 2),
    /** The gabled front with the door. */
    wing: {
      center: length * 0.36,
      halfWidth,
      depth: 4.2,
      ridgeHeight: wallHeight + pitch * halfWidth,
      slopeLength: slopeOver(halfWidth),
    },
  };
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
