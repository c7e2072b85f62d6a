// The outline of a house from above: a ring of corners in feet, counterclockwise, x along the street and y away from it.

export type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];

/** The shapes that are measured have eight at most. */
const mostCorners = 20;
/** Feet: the largest roof we price is no longer over twenty feet of width. */
const longestHouse = 300;
/** Feet: what is closer is one place. */
const closest = 0.01;

export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const along = (from: Point, direction: Point, feet: number): Point => [
  from[0] + direction[0] * feet,
  from[1] + direction[1] * feet,
];
export const at = <T>(list: readonly T[], index: number): T =>
  list[((index % list.length) + list.length) % list.length] as T;
export const directionOf = (from: Point, to: Point): Point => {
  const length = distance(from, to) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
};
/** To the left of a direction: inward, in a counterclockwise ring. */
export const leftOf = ([x, y]: Point): Point => [-y, x];

/** The corners of a box, counterclockwise. */
export const rectangle = (left: number, front: number, right: number, rear: number): Ring => [
  [left, front],
  [right, front],
  [right, rear],
  [left, rear],
];

/** Positive when the ring runs counterclockwise. */
export function areaOf(ring: Ring): number {
  return ring.reduce((sum, corner, index) => sum + cross(corner, at(ring, index + 1)), 0) / 2;
}

export function perimeterOf(ring: Ring): number {
  return ring.reduce((sum, corner, index) => sum + distance(corner, at(ring, index + 1)), 0);
}

export function boxOf(ring: Ring) {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [left, front, right, rear] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return { left, front, right, rear, length: right - left, width: rear - front };
}

/** The ring without points in line; null where it cannot be a house. Its sides run along the street or away from it. */
export function readOutline(given: Ring): Ring | null {
  const ring = given.length > mostCorners ? [] : withoutPointsInLine(given);
  const { length, width } = boxOf(ring);
  const isHouse =
    ring.length >= 4 &&
    Math.max(length, width) <= longestHouse &&
    areaOf(ring) >= 1 &&
    ring.every((corner, index) => isSquare(corner, at(ring, index + 1), at(ring, index + 2))) &&
    !touchesItself(ring);
  return isHouse ? ring : null;
}

export function withoutPointsInLine(ring: Ring): Ring {
  return ring.filter((corner, index) => {
    const [to, from] = [directionOf(at(ring, index - 1), corner), directionOf(corner, at(ring, index + 1))];
    return Math.abs(cross(to, from)) > 1e-7;
  });
}

/** Whether the first of two sides is as long as a side is, and runs along or away, and the second turns off it squarely. */
function isSquare(before: Point, corner: Point, after: Point): boolean {
  const [to, from] = [directionOf(before, corner), directionOf(corner, after)];
  return (
    distance(before, corner) >= closest && Math.abs(to[0] * to[1]) < 1e-7 && Math.abs(dot(to, from)) < 1e-7
  );
}

function touchesItself(ring: Ring): boolean {
  const sides = ring.map((from, index) => boxOf([from, at(ring, index + 1)]));
  return sides.some((one, index) =>
    sides
      .slice(index + 2, index === 0 ? -1 : undefined)
      .some(
        (two) =>
          one.left < two.right + closest &&
          two.left < one.right + closest &&
          one.front < two.rear + closest &&
          two.front < one.rear + closest,
      ),
  );
}

export function distanceToLine(point: Point, from: Point, to: Point): number {
  const direction = directionOf(from, to);
  const feet = Math.min(distance(from, to), Math.max(0, dot(minus(point, from), direction)));
  return distance(point, along(from, direction, feet));
}

/** Every side moved outward by so many feet. */
export function widened(ring: Ring, feet: number): Ring {
  return ring.map((corner, index) => {
    const [before, after] = [
      leftOf(directionOf(at(ring, index - 1), corner)),
      leftOf(directionOf(corner, at(ring, index + 1))),
    ];
    const share = -feet / (1 + dot(before, after));
    return along(corner, [before[0] + after[0], before[1] + after[1]], share);
  });
}
