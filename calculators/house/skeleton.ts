// The straight skeleton of a ring with square corners: every side moves inward at the same speed; where two sides meet, a
// line of the roof is. A place is reached after half the width of the largest square around it that lies in the ring, by
// the side that this square touches.

import {
  along,
  at,
  boxOf,
  directionOf,
  distance,
  distanceToLine,
  dot,
  leftOf,
  minus,
  type Point,
  type Ring,
  withoutPointsInLine,
} from './outline.ts';

interface SkeletonNode {
  readonly place: Point;
  /** How far the sides have moved when they are here. */
  readonly feet: number;
}

interface Face {
  readonly side: number;
  readonly corners: readonly number[];
}

export interface Skeleton {
  readonly nodes: readonly SkeletonNode[];
  /** What each side sweeps, counterclockwise, its own two corners first. Sides in one line that meet share a face. */
  readonly faces: readonly Face[];
}

/** Feet: closer places are one. */
const touching = 1e-6;

export function skeletonOf(ring: Ring): Skeleton {
  const nodes: SkeletonNode[] = ring.map((place) => ({ place, feet: 0 }));
  const nodeAt = (node: SkeletonNode) => {
    const known = nodes.findIndex(({ place }) => distance(place, node.place) < touching);
    return known < 0 ? nodes.push(node) - 1 : known;
  };
  const swept = ring.flatMap((_, side) => sweptFrom(ring, side)).sort((one, two) => one.side - two.side);
  const faces = swept.map(({ side, corners }): Face => ({ side, corners: corners.map(nodeAt) }));
  const placeOf = (node: number) => (nodes[node] as SkeletonNode).place;
  /** Where other faces meet on the way from one corner to the next. */
  const nodesBetween = (one: number, two: number) =>
    [...nodes.keys()]
      .filter((node) => node !== one && node !== two)
      .filter((node) => distanceToLine(placeOf(node), placeOf(one), placeOf(two)) < touching)
      .sort((a, b) => distance(placeOf(a), placeOf(one)) - distance(placeOf(b), placeOf(one)));
  return {
    nodes,
    faces: faces.map(({ side, corners }) => ({
      side,
      corners: corners.flatMap((node, index) => [node, ...nodesBetween(node, at(corners, index + 1))]),
    })),
  };
}

/** The faces of all sides in line with this one; none where another of them comes first in the ring. */
function sweptFrom(ring: Ring, side: number): { side: number; corners: SkeletonNode[] }[] {
  const origin = at(ring, side);
  const direction = directionOf(origin, at(ring, side + 1));
  const inward = leftOf(direction);
  /** Along the side, and inward from it. */
  const seen = ring.map((corner): Point => {
    const away = minus(corner, origin);
    return [dot(away, direction), dot(away, inward)];
  });
  const sides = seen.map((from, index) => ({ index, ...boxOf([from, at(seen, index + 1)]) }));
  const inLine = sides.filter(
    ({ index, front, rear }) =>
      Math.abs(front) + Math.abs(rear) < touching && at(seen, index + 1)[0] > at(seen, index)[0],
  );
  if (inLine.some(({ index }) => index < side)) return [];
  const across = sides.filter(({ rear }) => rear > touching);
  /** Half the width that a square must have to touch a side of the line, and that it can have. */
  const least = (x: number) =>
    inLine.reduce((feet, { left, right }) => Math.min(feet, Math.max(left - x, x - right, 0)), Infinity);
  const most = (x: number) =>
    across.reduce(
      (feet, { left, right, front }) => Math.min(feet, Math.max(left - x, x - right, front / 2)),
      Infinity,
    );
  const turns = turnsOf(seen);
  const isSwept = turns.map((x) => most(x) - least(x) > touching);
  return turns.flatMap((_, index) => {
    if (!isSwept[index] || isSwept[index - 1]) return [];
    const end = isSwept.indexOf(false, index);
    const stretch = turns.slice(index - 1, end + 1);
    const above = stretch.slice(1, -1).reverse();
    const corners = withoutPointsInLine([
      ...stretch.map((place): Point => [place, least(place)]),
      ...above.map((place): Point => [place, most(place)]),
    ]);
    const start = corners.findIndex(([, feet]) => feet < touching);
    const first = inLine.find(({ left }) => Math.abs(left - at(corners, start)[0]) < touching);
    return {
      side: first?.index ?? side,
      corners: corners.map((_, place) => {
        const [far, feet] = at(corners, start + place);
        return { place: along(along(origin, direction, far), inward, feet), feet };
      }),
    };
  });
}

/** Along a side, where a border of what is swept from it can turn: borders run along it or at 45 degrees. */
function turnsOf(seen: Ring): number[] {
  const xs = [...new Set(seen.map(([x]) => x))];
  const halves = [...new Set(seen.map(([, y]) => Math.max(0, y / 2)))];
  const { left, right } = boxOf(seen);
  return xs
    .flatMap((x) => [
      ...xs.map((other) => (x + other) / 2),
      ...halves.flatMap((half) => [x - half, x + half]),
    ])
    .filter((x) => x >= left && x <= right)
    .sort((a, b) => a - b)
    .filter((x, index, all) => index === 0 || x - (all[index - 1] ?? 0) > touching);
}
