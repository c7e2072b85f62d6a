// Where chimneys, skylights and pipes are, from above: on the largest slope that is seen. Page and paper draw these.

import { type House, viewer } from './house.ts';
import { at, dot, minus, type Point, type Ring, rectangle } from './outline.ts';
import type { Place, RoofPlane } from './roof.ts';

/** More of them would not fit on the front slope of a small house. */
export const mostDrawn = { skylights: 4, chimneys: 3 } as const;

/** Feet. */
export const chimneyAboveRidge = 3.6;

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
  const widestAt = (up: number) => widest(stretches(up));
  const place = (along: number, up: number): Point => [
    x + across[0] * along + uphill[0] * up,
    y + across[1] * along + uphill[1] * up,
  ];
  /** A share of its stretch at a share of its height. */
  const share = (of: number, up: number): Point => {
    const [left, right] = widestAt(depth * up);
    return place(left + (right - left) * of, depth * up);
  };
  return { depth, stretches, widestAt, place, share };
}

type Level = ReturnType<typeof levelOf>;

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

/** The row of skylights: its foot as a share of the slope; its height, feet at most, and share; free feet beside it. */
const skylightRow = { foot: 0.34, feet: 3.6, share: 0.26, fromLeft: 2, fromRight: 1 };
/** Half of a skylight's width: feet at most, and its share of the room of each. */
const skylightHalf = { feet: 1.4, share: 0.35 };
/** The vents of the plumbing: shares of the slope from its left end and up. */
const pipeShares = [
  [0.2, 0.76],
  [0.32, 0.76],
] as const;
/** Feet around a chimney: the boot of a pipe and the reach of its cap; and below it, where its flashing is. */
const chimneyFeet = {
  length: 2.8,
  width: 3,
  beside: 1,
  below: 0.5,
  fromRidge: 0.2,
  fromEave: 0.3,
  fromRake: 0.3,
};
/** How far up they stand if they can; the first one from the left end, and each further one so much nearer to it. */
const chimneyShares = { up: 0.72, along: 0.82, apart: 0.18 };
/** On a small slope they are smaller. */
const chimneySizes = [1, 0.85, 0.7, 0.55, 0.4];

/** As many as were answered, up to a full row; none on a slope that is too small for one. */
export function fittingsOf(
  house: House,
  answered: { readonly chimneys: number; readonly skylights: number },
) {
  const slope = mainSlope(house);
  const level = levelOf(slope);
  const { depth } = level;
  const bottom = depth * skylightRow.foot;
  const top = bottom + Math.min(skylightRow.feet, depth * skylightRow.share);
  const pipes = pipeShares.map(([along, up]) => level.share(along, up));
  const above = { least: top + chimneyFeet.below, most: depth - chimneyFeet.fromRidge };
  const below = { least: chimneyFeet.fromEave, most: bottom - chimneyFeet.below };
  const count = Math.min(mostDrawn.chimneys, answered.chimneys);
  const bands = [
    { ...above, wanted: chimneyShares.up * depth },
    { ...above, wanted: 0 },
    { ...below, wanted: depth },
  ];
  let chimneys: readonly Ring[] = [];
  for (const band of bands)
    for (const size of chimneySizes) {
      if (chimneys.length === count) break;
      const row = chimneysIn(slope, level, band, size, pipes, count);
      if (row.length > chimneys.length) chimneys = row;
    }
  const skylights = skylightsIn(level, bottom, top, Math.min(mostDrawn.skylights, answered.skylights));
  return { chimneys, skylights, pipes };
}

/** What is free at both ends of a fitting is free between them. */
const freeBetween = ({ stretches }: Level, bottom: number, top: number) =>
  widest(
    stretches(bottom).flatMap((low) =>
      stretches(top).map((high): Stretch => [Math.max(low[0], high[0]), Math.min(low[1], high[1])]),
    ),
  );

/** A row of so many skylights, each in the middle of its room. */
function skylightsIn(level: Level, bottom: number, top: number, count: number): Ring[] {
  const [from, to] = freeBetween(level, bottom, top);
  const left = from + skylightRow.fromLeft;
  const free = to - skylightRow.fromRight - left;
  if (free <= 0) return [];
  const room = free / count;
  const half = Math.min(skylightHalf.feet, room * skylightHalf.share);
  return Array.from({ length: count }, (_, number): Ring => {
    const middle = left + (number + 0.5) * room;
    return rectangle(middle - half, bottom, middle + half, top).map(([x, y]) => level.place(x, y));
  });
}

/** Feet up the slope: at most, at least, and if it can be. */
interface Band {
  readonly least: number;
  readonly most: number;
  readonly wanted: number;
}

/** From the right, between pipes and edge: each from its front left corner, the rearmost first. */
function chimneysIn(
  { across, uphill }: RoofPlane,
  level: Level,
  { least, most, wanted }: Band,
  size: number,
  pipes: readonly Point[],
  count: number,
): Ring[] {
  const [length, width] = [chimneyFeet.length * size, chimneyFeet.width * size];
  const [along, up] = [across, uphill].map(([x, y]) => Math.abs(x) * length + Math.abs(y) * width) as [
    number,
    number,
  ];
  const foot = Math.min(Math.max(wanted, least), most - up);
  if (foot < least) return [];
  const [start, end] = freeBetween(level, foot, foot + up);
  const [first, last] = level.widestAt(foot);
  const pipe = Math.max(...pipes.map((at) => dot(minus(at, level.place(0, 0)), across)));
  const chimneys: Ring[] = [];
  let right = end - chimneyFeet.fromRake;
  for (let number = 0; number < count; number++) {
    const share = chimneyShares.along - chimneyShares.apart * number;
    const begin = Math.min(first + (last - first) * share, right - along);
    if (begin < Math.max(start, pipe + chimneyFeet.beside)) break;
    right = begin - chimneyFeet.beside;
    const [x, y] = level.place(begin + along / 2, foot + up / 2);
    const [west, south] = [x - length / 2, y - width / 2];
    chimneys.push(rectangle(west, south, west + length, south + width));
  }
  return chimneys.sort(([a], [b]) => dot(a ?? [0, 0], viewer) - dot(b ?? [0, 0], viewer));
}
