import { groundUnderRoof, overhangFactor } from '#calculators/roof-cost/roof-area.ts';
import type { Plane, SpacePoint } from '../geometry/camera.ts';
import type { FlatPoint } from '../geometry/convex-clipping.ts';
import { rectangle, slopePlane } from '../geometry/faces.ts';

/** The house from above, in feet. */
interface HousePlan {
  /** Outside, along the street and away from it. */
  readonly length: number;
  readonly width: number;
  /** How far the roof reaches past the walls. */
  readonly overhang: number;
  /** How far the gabled front with the door stands out. */
  readonly wingDepth: number;
}

/** What decides the shape of a drawn house; in-between values occur while one answer turns into another. */
interface HouseShape extends HousePlan {
  readonly storyCount: number;
  /** Inches of rise per foot of run. */
  readonly pitchInches: number;
}

/** The lot around the house: margin at the sides and the back, and how far off its boundary on the street is. */
export const lotFeet = { margin: 7, boundary: 11 } as const;

/** How far the stoop reaches in front of the door. */
export const stoopFeet = 2.2;

/** How far from the walls lengths are written, in feet: past the stoop and the lot line, clear of both. */
export function dimensionFeet({ wing, overhang }: HouseFeet, hasLot: boolean) {
  return {
    inFront: hasLot ? lotFeet.boundary + 4.5 : wing.depth + stoopFeet + 4,
    beside: hasLot ? lotFeet.margin + 4.5 : 4.5,
    right: overhang + 6,
  };
}

export const storyFeet = 9.2;
/** Length to width of a house of which only the roof area is known. Longer reads as a barn. */
export const assumedProportion = 3 / 2;
const wingHalfWidthOf = (width: number) => Math.min(width * 0.27, 9.5);

/**
 * The plan of a house with this roof area: its ground is what the size helper prints, and its overhang is as wide as
 * the helper's factor makes it, so that all slopes together have the area asked for.
 */
export function planUnderRoof(
  roofSquareFeet: number,
  pitchInches: number,
  proportion = assumedProportion,
): HousePlan {
  const ground = groundUnderRoof(roofSquareFeet, pitchInches);
  const width = Math.sqrt(ground / proportion);
  const length = width * proportion;
  const wingDepth = width * 0.08;
  // (length + 2·overhang)(width + 2·overhang) + 2·(wing half + overhang)·depth = factor × ground, solved for the overhang.
  const around = length + width + wingDepth;
  const beyond = (overhangFactor - 1) * ground - 2 * wingHalfWidthOf(width) * wingDepth;
  return { length, width, wingDepth, overhang: (Math.sqrt(around ** 2 + 4 * beyond) - around) / 4 };
}

export type HouseFeet = ReturnType<typeof houseFeet>;

/** The house in feet. Its front left corner is at 0 0, its front runs along x. */
export function houseFeet({ length, width, overhang, wingDepth, storyCount, pitchInches }: HouseShape) {
  const wallHeight = storyCount * storyFeet + 0.8;
  /** Rise per run. */
  const pitch = pitchInches / 12;
  const halfWidth = wingHalfWidthOf(width);
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
      depth: wingDepth,
      ridgeHeight: wallHeight + pitch * halfWidth,
      slopeLength: slopeOver(halfWidth),
    },
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
