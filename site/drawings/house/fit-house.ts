import type { RoofAccess } from '#calculators/roof-cost/answers.ts';
import type { HouseFeet } from '#calculators/roof-cost/house-plan.ts';
import { type Camera, createCamera, type SpacePoint } from '../geometry/camera.ts';
import { dimensionFeet, lotFeet, lotFront, riseOverRunCorners, stoopFeet } from './house-feet.ts';

/** What every part of the house is drawn from. */
export interface HouseScene {
  readonly camera: Camera;
  readonly feet: HouseFeet;
}

interface Surroundings {
  readonly hasLot: boolean;
  readonly hasGarage: boolean;
  readonly showsDimensions: boolean;
  readonly access: RoofAccess;
  readonly chimneys: number;
}

interface SheetSize {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

// A small house must look smaller than a large one, yet fill its frame: its size grows with a root of its length.
const fullSizeLengthFeet = 60;
const growthExponent = 0.3;
const smallestGrowth = 0.66;

/** The pole of the power line: beside the lot, so that neither pole nor wire crosses the front or a dimension line. */
export const poleFeet = { right: 12, front: 6, height: 30, halfArm: 2.4 };

/** A camera that puts the house and everything around it on the sheet, centered, its lot at the foot. */
export function fitHouse(feet: HouseFeet, surroundings: Surroundings, sheet: SheetSize): Camera {
  const places = outermostPlaces(feet, surroundings).map(createCamera().project);
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const growth = Math.max(smallestGrowth, Math.min(1, feet.length / fullSizeLengthFeet) ** growthExponent);
  const scale = Math.min(
    (growth * (sheet.width - 2 * sheet.margin)) / (right - left),
    (sheet.height - 2 * sheet.margin) / (bottom - top),
  );
  return createCamera({
    scale,
    origin: [
      (sheet.width - (right - left) * scale) / 2 - left * scale,
      sheet.height - sheet.margin - bottom * scale,
    ],
  });
}

function outermostPlaces(feet: HouseFeet, surroundings: Surroundings): SpacePoint[] {
  const { length, end, width, overhang, edge, eaveHeight, ridgeHeight, wing, garage } = feet;
  const places: SpacePoint[] = [
    [0, 0, 0],
    [0, width, 0],
    [length, 0, 0],
    [wing.center, -wing.depth - stoopFeet, 0],
    [-overhang, width / 2, ridgeHeight + edge],
    [length + overhang, width / 2, ridgeHeight + edge],
    [-overhang, width + overhang, eaveHeight],
    [length + overhang, -overhang, eaveHeight],
  ];
  if (surroundings.chimneys > 0) places.push([length * 0.82, width * 0.36 + 3, ridgeHeight + 4.8]);
  if (surroundings.hasGarage)
    places.push([length + 22.4, 0, 9], [length + 22.4, width / 2, 9 + (feet.pitch * width) / 2]);
  if (garage)
    places.push(
      [end + overhang, garage.front, 0],
      [end + overhang, garage.front + garage.width / 2, garage.ridgeHeight],
    );
  const { inFront, beside, right } = dimensionFeet(feet, surroundings.hasLot);
  if (surroundings.showsDimensions)
    places.push(
      ...Object.values(riseOverRunCorners(feet)),
      [end + right + 3.5, 0, 0],
      [0, -inFront - 1, 0],
      [end, -inFront, 0],
      [-beside - 1, 0, 0],
      [-beside, width, 0],
    );
  if (surroundings.hasLot) {
    const { margin } = lotFeet;
    const boundary = lotFront(feet);
    places.push([-margin, -boundary, 0], [end + margin, -boundary, 0], [end + margin, width + margin, 0]);
    // Crowns of the two trees.
    places.push([-4.5 - 6, width + 5.5, 10], [end + 5, width + 3, 20]);
  }
  if (surroundings.access !== 'easy')
    places.push([-6.6, 1.5 - lotFront(feet), 0], [end + 6.6, 1.5 - lotFront(feet), 3.2]);
  if (surroundings.access === 'very-difficult') {
    const x = end + poleFeet.right;
    places.push([x + poleFeet.halfArm, -poleFeet.front, 0], [x, -poleFeet.front, poleFeet.height]);
  }
  return places;
}
