// The outline of a house from above: a ring of corners in feet, counterclockwise, x along the street and y away from it.

export type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];

export const outlineFaults = [
  'no-number',
  'too-few-corners',
  'too-many-corners',
  'repeated-corner',
  'spike',
  'crosses-itself',
  'no-area',
  'runs-backward',
  'too-large',
] as const;
export type OutlineFault = (typeof outlineFaults)[number];

export type OutlineRead =
  | { readonly kind: 'outline'; readonly ring: Ring }
  | { readonly kind: 'refused'; readonly fault: OutlineFault };

/** A county's outline of a large house has forty, and its text holds no more; work grows with the cube. */
const mostCorners = 48;
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
/** Of the side of a ring that begins at this corner. */
export const sideDirection = (ring: Ring, index: number): Point =>
  directionOf(at(ring, index), at(ring, index + 1));

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

/** Judges a ring; a closing corner and points in line are dropped. Whatever cannot be a house is refused by name. */
export function readOutline(given: Ring): OutlineRead {
  const refuse = (fault: OutlineFault): OutlineRead => ({ kind: 'refused', fault });
  if (!given.every((corner) => corner.length === 2 && corner.every(Number.isFinite)))
    return refuse('no-number');
  const [first, last] = [given[0], given.at(-1)];
  const open =
    first && last && given.length > 1 && distance(first, last) < closest ? given.slice(0, -1) : given;
  if (open.length < 4) return refuse('too-few-corners');
  if (open.length > 4 * mostCorners) return refuse('too-many-corners');
  const { length, width } = boxOf(open);
  if (Math.max(length, width) > longestHouse) return refuse('too-large');
  if (open.some((corner, index) => distance(corner, at(open, index + 1)) < closest))
    return refuse('repeated-corner');
  const isSpike = (index: number) => dot(sideDirection(open, index - 1), sideDirection(open, index)) < -0.999;
  if (open.some((_, index) => isSpike(index))) return refuse('spike');
  if (crossesItself(open)) return refuse('crosses-itself');
  if (Math.abs(areaOf(open)) < 1) return refuse('no-area');
  if (areaOf(open) < 0) return refuse('runs-backward');
  const ring = withoutPointsInLine(open);
  if (ring.length < 4) return refuse('too-few-corners');
  return ring.length > mostCorners ? refuse('too-many-corners') : { kind: 'outline', ring };
}

const withoutPointsInLine = (ring: Ring): Ring =>
  ring.filter(
    (_, index) => Math.abs(cross(sideDirection(ring, index - 1), sideDirection(ring, index))) > 1e-7,
  );

function crossesItself(ring: Ring): boolean {
  return ring.some((a, i) => {
    const b = at(ring, i + 1);
    return ring.some((c, j) => {
      const isNeighbor = j === i || (j + 1) % ring.length === i || (i + 1) % ring.length === j;
      return j > i && !isNeighbor && segmentGap(a, b, c, at(ring, j + 1)) < closest;
    });
  });
}

/** Between two lines: 0 where they cross. */
function segmentGap(a: Point, b: Point, c: Point, d: Point): number {
  const side = (from: Point, to: Point, point: Point) => cross(minus(to, from), minus(point, from));
  if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return 0;
  return Math.min(
    distanceToLine(a, c, d),
    distanceToLine(b, c, d),
    distanceToLine(c, a, b),
    distanceToLine(d, a, b),
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
    const [before, after] = [leftOf(sideDirection(ring, index - 1)), leftOf(sideDirection(ring, index))];
    const share = -feet / (1 + dot(before, after));
    return along(corner, [before[0] + after[0], before[1] + after[1]], share);
  });
}

/** What widening by a foot adds to the area beyond the perimeter: 4 where all corners are square. */
export function cornerShare(ring: Ring): number {
  return ring.reduce((sum, _, index) => {
    const [to, from] = [sideDirection(ring, index - 1), sideDirection(ring, index)];
    return sum + cross(to, from) / (1 + dot(to, from));
  }, 0);
}

/** Of the area, that cleaning and squaring may move: beyond it the ring is drawn as it was given. */
const mostMoved = 0.03;
const shortestSide = 1;
const nearlyStraightFeet = 0.6;
const nearlySquareDegrees = 12;

/**
 * The ring that is drawn: as it was given where all its corners are square, else without bays of less than a foot and points
 * nearly in line, its nearly square corners square. Never used for the area.
 */
export function squaredOutline(ring: Ring): Ring {
  const directions = ring.map((_, index) => sideDirection(ring, index));
  if (directions.every((to, index) => Math.abs(dot(to, at(directions, index + 1))) < 1e-6)) return ring;
  const read = readOutline(squared(cleaned(ring)));
  if (read.kind === 'refused') return ring;
  return Math.abs(areaOf(read.ring) / areaOf(ring) - 1) <= mostMoved ? read.ring : ring;
}

function cleaned(ring: Ring): Ring {
  let kept = [...ring];
  for (;;) {
    const needless = kept.findIndex((corner, index) => {
      const [before, after] = [at(kept, index - 1), at(kept, index + 1)];
      return (
        distance(corner, after) < shortestSide || distanceToLine(corner, before, after) < nearlyStraightFeet
      );
    });
    if (needless < 0 || kept.length <= 4) return kept;
    kept = kept.filter((_, index) => index !== needless);
  }
}

/** Sides turned to the two main directions where they nearly have them; each stays where its middle is. */
function squared(ring: Ring): Ring {
  const sides = ring.map((corner, index) => {
    const next = at(ring, index + 1);
    const middle: Point = [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2];
    return { middle, direction: sideDirection(ring, index), feet: distance(corner, next) };
  });
  // The mean of all directions, a quarter turn counting as none, longer sides counting more.
  const sum = sides.reduce<Point>(
    ([x, y], { direction, feet }) => {
      const angle = 4 * Math.atan2(direction[1], direction[0]);
      return [x + feet * Math.cos(angle), y + feet * Math.sin(angle)];
    },
    [0, 0],
  );
  const main = Math.atan2(sum[1], sum[0]) / 4;
  const turned = sides.map(({ middle, direction }): { middle: Point; direction: Point } => {
    const angle = Math.atan2(direction[1], direction[0]);
    const quarter = main + Math.round((angle - main) / (Math.PI / 2)) * (Math.PI / 2);
    const isNear = Math.abs(angle - quarter) < (nearlySquareDegrees * Math.PI) / 180;
    return { middle, direction: isNear ? [Math.cos(quarter), Math.sin(quarter)] : direction };
  });
  return turned.map((side, index) => {
    const before = at(turned, index - 1);
    const lean = cross(before.direction, side.direction);
    if (Math.abs(lean) < 0.05) return at(ring, index);
    const feet = cross(minus(side.middle, before.middle), side.direction) / lean;
    return along(before.middle, before.direction, feet);
  });
}
