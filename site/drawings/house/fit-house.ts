import { type House, viewer } from '#calculators/house/house.ts';
import { along, boxOf, dot } from '#calculators/house/outline.ts';
import type { RoofAccess } from '#calculators/roof-cost/answers.ts';
import { type Camera, createCamera, type SpacePoint } from '../geometry/camera.ts';
import { tenth } from '../geometry/path-data.ts';
import {
  dimensionFeet,
  type HouseScene,
  lotFront,
  lotMargin,
  poleFeet,
  riseOverRunCorners,
  stoopFeet,
  treesOf,
} from './house-scene.ts';

export interface Surroundings {
  readonly hasLot?: boolean;
  readonly hasGarage?: boolean;
  readonly showsDimensions?: boolean;
  readonly access?: RoofAccess;
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

const growthOf = ({ length }: House) =>
  Math.max(smallestGrowth, Math.min(1, length / fullSizeLengthFeet) ** growthExponent);

/**
 * Over a rectangle, the slope behind the ridge hides nothing. Any other roof is looked at from above its own slopes, so
 * that none of them hides another.
 */
function tiltOver({ walls, door, pitch, roof }: House): number {
  const corners = walls.length - (door && door.halfWidth > 3 ? 4 : 0);
  if (corners <= 4) return 18;
  const steepest = Math.max(...roof.planes.map(({ uphill }) => pitch * dot(uphill, viewer)));
  return Math.max(28, (Math.atan(steepest) * 180) / Math.PI + 2.5);
}

/**
 * A camera that puts the house and everything around it on the sheet, centered, its lot at the foot. `largest`: its scale at
 * most, for houses that are compared.
 */
export function fitHouse(
  house: House,
  surroundings: Surroundings,
  sheet: SheetSize,
  largest = Number.POSITIVE_INFINITY,
): Camera {
  const tiltDegrees = tiltOver(house);
  const camera = createCamera({ tiltDegrees });
  const places = outermostPlaces({ camera, house }, surroundings).map(camera.project);
  const { left, rear: bottom, length, width } = boxOf(places);
  const scale = Math.min(
    largest,
    (growthOf(house) * (sheet.width - 2 * sheet.margin)) / length,
    (sheet.height - 2 * sheet.margin) / width,
  );
  return createCamera({
    tiltDegrees,
    scale,
    origin: [(sheet.width - length * scale) / 2 - left * scale, sheet.height - sheet.margin - bottom * scale],
  });
}

function outermostPlaces(scene: HouseScene, surroundings: Surroundings): SpacePoint[] {
  const { house } = scene;
  const { length, width, eaveHeight, ridgeHeight, edge, roof, walls, door } = house;
  const places: SpacePoint[] = [
    ...walls.map(([x, y]): SpacePoint => [x, y, 0]),
    ...roof.planes.flatMap(({ corners }) =>
      corners.map(([x, y, z]): SpacePoint => [x, y, eaveHeight + edge + z]),
    ),
  ];
  if (door) places.push([...along(door.place, [0, -1], stoopFeet), 0]);
  if (surroundings.chimneys > 0) places.push([length * 0.82, width * 0.36 + 3, ridgeHeight + 4.8]);
  if (surroundings.hasGarage)
    places.push([length + 22.4, 0, 9], [length + 22.4, width / 2, 9 + (house.pitch * width) / 2]);
  const { inFront, beside, near, right } = dimensionFeet(house, surroundings.hasLot === true);
  if (surroundings.showsDimensions)
    places.push(
      ...Object.values(riseOverRunCorners(scene)),
      [right + 3.5, near, 0],
      [0, -inFront - 1, 0],
      [length, -inFront, 0],
      [-beside - 1, 0, 0],
      [-beside, width, 0],
    );
  if (surroundings.hasLot) {
    const [right, boundary] = [length + lotMargin, lotFront(house)];
    places.push([-lotMargin, -boundary, 0], [right, -boundary, 0], [right, width + lotMargin, 0]);
    for (const { place, radius } of treesOf(house)) {
      const [x, y] = place;
      places.push([x - 1.07 * radius, y, 1.8 * radius], [x, y, 2.7 * radius]);
    }
  }
  if (surroundings.access && surroundings.access !== 'easy')
    places.push([-6.6, 1.5 - lotFront(house), 0], [length + 6.6, 1.5 - lotFront(house), 3.2]);
  if (surroundings.access === 'very-difficult') {
    const x = length + poleFeet.right;
    places.push([x + poleFeet.halfArm, -poleFeet.front, 0], [x, -poleFeet.front, poleFeet.height]);
  }
  return places;
}

/** The one dimension that the last answer changed. */
export type ChangedDimension = 'length' | 'height' | 'pitch';

/** What the house fills of the sheet in a strip, in sheet units. A strip shows its whole height and more than its width. */
const room = { middle: [430, 285], width: 1010, height: 535 } as const;

/** SVG transform that brings the house and its one dimension from their place on the lot into all of the strip. */
export function fillStrip(scene: HouseScene, changed: ChangedDimension, chimneys: number): string {
  const { camera, house } = scene;
  const { inFront, near, right } = dimensionFeet(house, false);
  const dimension: Readonly<Record<ChangedDimension, readonly SpacePoint[]>> = {
    length: [
      [0, -inFront - 1, 0],
      [house.length, -inFront - 1, 0],
    ],
    height: [[right + 2, near, 0]],
    pitch: Object.values(riseOverRunCorners(scene)),
  };
  const places = [...outermostPlaces(scene, { chimneys }), ...dimension[changed]].map(camera.project);
  const { left, front: top, length, width } = boxOf(places);
  const scale = Math.min((growthOf(house) * room.width) / length, room.height / width);
  const [x, y] = room.middle;
  const shift = [x - scale * (left + length / 2), y - scale * (top + width / 2)];
  return `translate(${shift.map(tenth).join(' ')}) scale(${Math.round(scale * 1000) / 1000})`;
}
