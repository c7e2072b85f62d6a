// Houses that people measure by their sides: the shapes the calculator offers by picture, and their outlines.

import { at, distance, type Point, type Ring, readOutline } from './outline.ts';

/** The sides that are typed, in feet. */
export type HouseSide = 'houseLength' | 'houseWidth' | 'wingLength' | 'wingWidth' | 'secondWingWidth';

export const houseShapes = {
  rectangle: ['houseLength', 'houseWidth'],
  l: ['houseLength', 'houseWidth', 'wingLength', 'wingWidth'],
  t: ['houseLength', 'houseWidth', 'wingLength', 'wingWidth'],
  u: ['houseLength', 'houseWidth', 'wingLength', 'wingWidth', 'secondWingWidth'],
} as const satisfies Readonly<Record<string, readonly HouseSide[]>>;
export type HouseShapeName = keyof typeof houseShapes;

/** Feet: whole houses of this length have roofs larger than any we price here. */
export const longestSide = 150;

/** Feet between the wings of a U: over a narrower court their overhangs would meet. */
export const narrowestCourt = 3;

export interface MeasuredHouse {
  readonly shape: HouseShapeName;
  /** Anything but a number above zero has not been measured. */
  readonly sides: Readonly<Record<HouseSide, number>>;
}

/** Outside measures of a rectangle of ground, in feet. */
export interface Rectangle {
  readonly length: number;
  readonly width: number;
}

/** The rectangles a measured house is made of; a wing counts once both its measures are given. */
export function partsOf({ shape, sides }: MeasuredHouse): Rectangle[] {
  const { houseLength, houseWidth, wingLength, wingWidth, secondWingWidth } = sides;
  const parts = [
    { length: houseLength, width: houseWidth },
    ...(shape === 'rectangle' ? [] : [{ length: wingWidth, width: wingLength }]),
    ...(shape === 'u' ? [{ length: secondWingWidth, width: wingLength }] : []),
  ];
  const isThere = ({ length, width }: Rectangle) => length > 0 && width > 0;
  return parts[0] && isThere(parts[0]) ? parts.filter(isThere) : [];
}

/** Its outline as measured: the house behind, its wings toward the street. Null where the wings do not fit. */
export function outlineOf(house: MeasuredHouse): Ring | null {
  const [main, wing, second] = partsOf(house);
  if (!main) return null;
  const { length, width } = main;
  const depth = wing?.width ?? 0;
  const start = house.shape === 't' && wing ? (length - wing.length) / 2 : 0;
  const around = (left: number, right: number): Point[] => [
    [left, depth],
    [left, 0],
    [right, 0],
    [right, depth],
  ];
  const beside = second ? second.length + narrowestCourt : 0;
  // In decimals and inches a court of just that width comes out a hair narrower.
  if (wing && (start < 0 || start + wing.length + beside > length + 1e-6)) return null;
  const corners: Ring = [
    [0, depth],
    ...(wing ? around(start, start + wing.length) : []),
    ...(second ? around(length - second.length, length) : []),
    [length, depth],
    [length, depth + width],
    [0, depth + width],
  ];
  // A wing at an end of the house begins or ends in its corner.
  const read = readOutline(corners.filter((corner, index) => distance(corner, at(corners, index + 1)) > 0));
  return read.kind === 'outline' ? read.ring : null;
}
