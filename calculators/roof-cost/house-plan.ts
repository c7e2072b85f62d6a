// The house under a roof, in feet: its plan and its heights, for the drawings on the page and on paper (readings 14 and 16).

import {
  estimateRoofArea,
  groundUnderRoof,
  type HouseSize,
  overhangFactor,
  type Rectangle,
} from './roof-area.ts';

/** The house from above, in feet. */
export interface HousePlan {
  /** Outside, along the street and away from it. */
  readonly length: number;
  readonly width: number;
  /** How far the roof reaches past the walls. */
  readonly overhang: number;
  /** How far the gabled front with the door stands out, and how wide it is where that was measured. */
  readonly wingDepth: number;
  readonly wingWidth?: number | undefined;
  /** On the right, one story high, its ridge in line with the house. */
  readonly garage?: Rectangle | undefined;
}

/** What decides the shape of a drawn house; in-between values occur while one answer turns into another. */
interface HouseShape extends HousePlan {
  readonly storyCount: number;
  /** Inches of rise per foot of run. */
  readonly pitchInches: number;
}

export const storyFeet = 9.2;
/** Length to width of a house of which only the roof area is known. Longer reads as a barn. */
export const assumedProportion = 3 / 2;
const wingHalfWidthOf = (width: number) => Math.min(width * 0.27, 9.5);

/** Of a plan without its overhang. */
type Walls = Omit<HousePlan, 'overhang'>;

/**
 * The overhang that makes all slopes together as large as the size helper's factor says. From above they cover
 * (length + 2o)(width + 2o) + (wing width + 2o)·depth + (garage length + o)(garage width + 2o): solved for o.
 */
function overhangOf(
  { length, width, wingDepth, wingWidth, garage }: Walls,
  groundSquareFeet: number,
): number {
  const wing = wingWidth ?? 2 * wingHalfWidthOf(width);
  const square = 4 + (garage ? 2 : 0);
  const linear = 2 * (length + width + wingDepth) + (garage ? 2 * garage.length + garage.width : 0);
  const covered = length * width + wing * wingDepth + (garage ? garage.length * garage.width : 0);
  const beyond = overhangFactor * groundSquareFeet - covered;
  return (Math.sqrt(linear ** 2 + 4 * square * beyond) - linear) / (2 * square);
}

/** The plan of a house of which only the roof area is known: its ground is what the size helper prints. */
export function planUnderRoof(
  roofSquareFeet: number,
  pitchInches: number,
  proportion = assumedProportion,
): HousePlan {
  const ground = groundUnderRoof(roofSquareFeet, pitchInches);
  const width = Math.sqrt(ground / proportion);
  const walls = { length: width * proportion, width, wingDepth: width * 0.08 };
  return { ...walls, overhang: overhangOf(walls, ground) };
}

/** Beyond these it would be no picture of a house. */
const drawable = { shortestSide: 12, longestToWidth: 4 } as const;

/**
 * The plan of a house measured outside. Null where the roof area is not the one of these measurements, or where the parts do
 * not make a house with one ridge that all others stay below: the plan is then assumed.
 */
export function planOfMeasured(house: HouseSize, roofSquareFeet: number): HousePlan | null {
  if (house.known !== 'outside' || estimateRoofArea(house).roofSquareFeet !== roofSquareFeet) return null;
  const [main, wing, garage] = house.rectangles;
  if (!main || !isThere(main)) return null;
  // The ridge runs along the longer side.
  const [width, length] = [main.length, main.width].sort((one, other) => one - other) as [number, number];
  if (width < drawable.shortestSide || length > drawable.longestToWidth * width) return null;
  const walls: Walls = {
    length,
    width,
    ...(wing && isThere(wing)
      ? { wingDepth: wing.length, wingWidth: wing.width }
      : { wingDepth: width * 0.08 }),
    ...(garage && isThere(garage) ? { garage } : {}),
  };
  if ((walls.wingWidth ?? 0) > width || (walls.garage?.width ?? 0) > width) return null;
  if (walls.wingDepth > 2 * width || (walls.garage?.length ?? 0) > length) return null;
  return { ...walls, overhang: overhangOf(walls, estimateRoofArea(house).footprintSquareFeet) };
}

const isThere = ({ length, width }: Rectangle) => length > 0 && width > 0;

export type HouseFeet = ReturnType<typeof houseFeet>;

/** The house in feet. Its front left corner is at 0 0, its front runs along x. */
export function houseFeet({ length, width, overhang, storyCount, pitchInches, ...parts }: HouseShape) {
  const wallHeight = storyCount * storyFeet + 0.8;
  /** Rise per run. */
  const pitch = pitchInches / 12;
  const halfWidth = parts.wingWidth ? parts.wingWidth / 2 : wingHalfWidthOf(width);
  const slopeOver = (run: number) => Math.hypot(run + overhang, pitch * (run + overhang));
  const { garage } = parts;
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
      center: Math.max(length * 0.36, halfWidth),
      halfWidth,
      depth: parts.wingDepth,
      ridgeHeight: wallHeight + pitch * halfWidth,
      slopeLength: slopeOver(halfWidth),
    },
    garage: garage && {
      length: garage.length,
      /** Of its front wall, behind the front of the house. */
      front: (width - garage.width) * 0.36,
      width: garage.width,
      wallHeight: garageWallFeet,
      ridgeHeight: garageWallFeet + (pitch * garage.width) / 2,
      slopeLength: slopeOver(garage.width / 2),
    },
    /** Right end of the walls. */
    end: length + (garage?.length ?? 0),
  };
}

const garageWallFeet = 9;

/** More of them would not fit on the front slope of a small house. */
export const mostDrawn = { skylights: 4, chimneys: 3 } as const;
