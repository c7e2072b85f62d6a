// Where chimneys, skylights and pipes are, from above: on the largest slope that is seen. Page and paper draw these.

import { type House, viewer } from './house.ts';
import { at, dot, type Point, type Ring } from './outline.ts';
import type { Place, RoofPlane } from './roof.ts';

/** More of them would not fit on the front slope of a small house. */
export const mostDrawn = { skylights: 4, chimneys: 3 } as const;

/** Of the lowest view of a house, from 18 degrees: what is seen of a slope from there is seen from higher too. */
const leastTangent = 0.32;

/** The largest slope, as it is seen. */
export function mainSlope({ roof, pitch }: House): RoofPlane {
  const seen = ({ squareFeet, uphill }: RoofPlane) =>
    squareFeet * (leastTangent - pitch * dot(uphill, viewer));
  return roof.planes.reduce((largest, plane) => (seen(plane) > seen(largest) ? plane : largest));
}

/** A slope seen from above: how far up it reaches, its stretches at a height, and where a place on it is. */
export function levelOf({ corners, across, uphill }: RoofPlane) {
  const [[x, y]] = corners as readonly [Place];
  const level = corners.map(
    ([cx, cy]): Point => [dot([cx - x, cy - y], across), dot([cx - x, cy - y], uphill)],
  );
  const depth = Math.max(...level.map(([, up]) => up));
  const stretches = (up: number) => stretchesAt(level, up);
  const place = (along: number, up: number): Point => [
    x + across[0] * along + uphill[0] * up,
    y + across[1] * along + uphill[1] * up,
  ];
  /** A share of its stretch at a share of its height. */
  const share = (of: number, up: number): Point => {
    const [left, right] = widest(stretches(depth * up));
    return place(left + (right - left) * of, depth * up);
  };
  return { depth, stretches, place, share };
}

type Stretch = readonly [left: number, right: number];

/** The stretches of a slope at a height, its corners along the eave and up: two beside a wing. */
function stretchesAt(corners: Ring, height: number): Stretch[] {
  const crossings = corners
    .flatMap(([x, y], index): number[] => {
      const [nextX, nextY] = at(corners, index + 1);
      return y > height !== nextY > height ? [x + ((height - y) / (nextY - y)) * (nextX - x)] : [];
    })
    .sort((a, b) => a - b);
  return crossings.flatMap((left, index): Stretch[] => {
    const right = crossings[index + 1];
    return index % 2 === 0 && right !== undefined ? [[left, right]] : [];
  });
}

const widest = (stretches: readonly Stretch[]): Stretch =>
  stretches.reduce((one, two) => (two[1] - two[0] > one[1] - one[0] ? two : one), [0, 0]);

/** As many as were answered, up to a full row. */
export function fittingsOf(
  house: House,
  answered: { readonly chimneys: number; readonly skylights: number },
) {
  const { depth, stretches, place, share } = levelOf(mainSlope(house));
  const numbers = (of: keyof typeof mostDrawn) =>
    Array.from({ length: Math.min(mostDrawn[of], answered[of]) }, (_, number) => number);
  const bottom = depth * 0.34;
  const top = bottom + Math.min(3.6, depth * 0.26);
  // What is free at both ends of a skylight is free between them.
  const [from, to] = widest(
    stretches(bottom).flatMap((low) =>
      stretches(top).map((high): Stretch => [Math.max(low[0], high[0]), Math.min(low[1], high[1])]),
    ),
  );
  const left = from + 2;
  const free = to - 1 - left;
  // None on a slope that is too small for one.
  const skylights = free > 0 ? numbers('skylights') : [];
  const room = free / skylights.length;
  const half = Math.min(1.4, room * 0.35);
  return {
    /** Each from its front left corner, the rightmost first. */
    chimneys: numbers('chimneys').map((number): Ring => {
      const [x, y] = share(0.82 - 0.18 * number, 0.72);
      return [
        [x, y],
        [x + 2.8, y],
        [x + 2.8, y + 3],
        [x, y + 3],
      ];
    }),
    skylights: skylights.map((number): Ring => {
      const middle = left + (number + 0.5) * room;
      return [
        place(middle - half, bottom),
        place(middle + half, bottom),
        place(middle + half, top),
        place(middle - half, top),
      ];
    }),
    /** Two vents of the plumbing. */
    pipes: [share(0.2, 0.76), share(0.32, 0.76)],
  };
}
