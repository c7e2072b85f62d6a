export type FlatPoint = readonly [x: number, y: number];

const almostParallel = 1e-9;

/** The same corners, counterclockwise when y points up: the order that clipping needs. */
export function counterclockwise(corners: readonly FlatPoint[]): FlatPoint[] {
  let doubleArea = 0;
  corners.forEach(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    doubleArea += x * nextY - nextX * y;
  });
  return doubleArea < 0 ? [...corners].reverse() : [...corners];
}

/** How far inside an edge a point lies; negative outside. */
type Depth = (point: FlatPoint) => number;

function edgeDepths(corners: readonly FlatPoint[]): Depth[] {
  return corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    return ([x, y]) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
  });
}

const between = (from: FlatPoint, to: FlatPoint, share: number): FlatPoint => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

export interface Clipper {
  contains(point: FlatPoint): boolean;
  /** The part of a line that lies inside, or nothing. */
  line(from: FlatPoint, to: FlatPoint): readonly [FlatPoint, FlatPoint] | undefined;
  /** The part of a convex shape that lies inside; no points when there is none. */
  shape(points: readonly FlatPoint[]): readonly FlatPoint[];
}

/** Cuts lines and shapes to a convex outline with its corners in counterclockwise order. */
export function createClipper(corners: readonly FlatPoint[]): Clipper {
  const depths = edgeDepths(corners);
  return {
    contains: (point) => depths.every((depth) => depth(point) >= -almostParallel),

    line(from, to) {
      let enter = 0;
      let leave = 1;
      for (const depth of depths) {
        const atStart = depth(from);
        const change = depth(to) - atStart;
        if (Math.abs(change) < almostParallel) {
          if (atStart < -almostParallel) return undefined;
        } else if (change > 0) enter = Math.max(enter, -atStart / change);
        else leave = Math.min(leave, -atStart / change);
      }
      return leave - enter > almostParallel
        ? [between(from, to, enter), between(from, to, leave)]
        : undefined;
    },

    shape(points) {
      return depths.reduce<readonly FlatPoint[]>(
        (kept, depth) =>
          kept.flatMap((point, index) => {
            const next = kept[(index + 1) % kept.length] ?? point;
            const here = depth(point);
            const there = depth(next);
            const crossing = here >= 0 !== there >= 0 ? [between(point, next, here / (here - there))] : [];
            return here >= 0 ? [point, ...crossing] : crossing;
          }),
        points,
      );
    },
  };
}
