// Houses that people measure by their sides: the shapes the calculator offers by picture, and their outlines.

import { type Ring, readOutline, rectangle } from './outline.ts';

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

export interface MeasuredHouse {
  readonly shape: HouseShapeName;
  /** What is no number, or not above zero, has not been measured. */
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
  if (!wing) return readOutline(rectangle(0, 0, length, width));
  const depth = wing.width;
  const start = house.shape === 't' ? (length - wing.length) / 2 : 0;
  const court = { left: start + wing.length, right: length - (second?.length ?? 0) };
  if (start < 0 || court.left > court.right) return null;
  const front = (left: number, right: number): Ring => [
    [left, depth],
    [left, 0],
    [right, 0],
    [right, depth],
  ];
  return readOutline([
    [0, depth],
    ...front(start, court.left),
    ...(second ? front(court.right, length) : []),
    [length, depth],
    [length, depth + width],
    [0, depth + width],
  ]);
}
