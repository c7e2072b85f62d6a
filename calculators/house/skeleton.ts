// The straight skeleton of a ring: every side moves inward at the same speed; where two sides meet, a line of the roof is.
// After Aichholzer, Aurenhammer, Alberts, Gärtner (1995). The front is stepped from event to event; at each, whatever touches
// is joined or parted, so that events at the same moment need no order among them.

import {
  along,
  at,
  cross,
  directionOf,
  distance,
  distanceToLine,
  dot,
  leftOf,
  minus,
  type Point,
  type Ring,
} from './outline.ts';

/** Where the front was after moving so many feet. */
export interface SkeletonNode {
  readonly place: Point;
  readonly feet: number;
}

export interface Skeleton {
  readonly nodes: readonly SkeletonNode[];
  /** What each side swept, counterclockwise; sides in one line that meet have one face together. The first corners are its first side. */
  readonly faces: readonly { readonly side: number; readonly corners: readonly number[] }[];
}

/** The ring was sound, and still no roof was found. */
class NoSkeleton extends Error {}

/** Feet: closer places are one. */
const touching = 1e-6;

interface Corner {
  /** Where and when it started to move. */
  readonly node: number;
  /** Feet moved for each foot of the front. */
  readonly velocity: Point;
  /** The sides before and after it. */
  readonly before: number;
  readonly after: number;
}

/** A place of the front at the moment of an event. */
interface Stop {
  readonly node: number;
  /** The corners that have come here. */
  readonly corners: readonly Corner[];
  readonly before: number;
  readonly after: number;
}

/** `withSplits` is off in one test only, which shows that the checks see what a missing split does. */
export function skeletonOf(ring: Ring, withSplits = true): Skeleton {
  const sides = ring.map((corner, index) => {
    const direction = directionOf(corner, at(ring, index + 1));
    return { start: corner, direction, inward: leftOf(direction) };
  });
  const side = (index: number) => at(sides, index);
  const nodes: SkeletonNode[] = ring.map((place) => ({ place, feet: 0 }));
  /** Sides in one line that have met share the face of the first. */
  const owner = sides.map((_, index) => index);
  const ownerOf = (index: number): number => {
    const other = owner[index] ?? index;
    return other === index ? index : ownerOf(other);
  };
  /** Lines around each side's face, from node to node. */
  const borders: [number, number][][] = sides.map((_, index) => [[index, (index + 1) % ring.length]]);
  const draw = (from: number, to: number, left: number, right: number) => {
    if (from === to) return;
    borders[left]?.push([from, to]);
    borders[right]?.push([to, from]);
  };

  let now = 0;
  const placeOf = ({ node, velocity }: Corner, feet: number): Point => {
    const { place, feet: started } = nodes[node] as SkeletonNode;
    return along(place, velocity, feet - started);
  };
  const nodeAt = (place: Point): number => {
    const known = nodes.findIndex(
      (node) => Math.abs(node.feet - now) < touching && distance(node.place, place) < touching,
    );
    return known < 0 ? nodes.push({ place, feet: now }) - 1 : known;
  };
  const cornerAt = (node: number, before: number, after: number): Corner => {
    const [a, b] = [side(before).inward, side(after).inward];
    const share = 1 / (1 + dot(a, b));
    return { node, before, after, velocity: [(a[0] + b[0]) * share, (a[1] + b[1]) * share] };
  };

  /** When the next thing happens to this front: a side has shrunk to nothing, or a corner meets a side across. */
  const nextEvent = (front: readonly Corner[]): number => {
    let soonest = Number.POSITIVE_INFINITY;
    const places = front.map((corner) => placeOf(corner, now));
    front.forEach((corner, index) => {
      const next = at(front, index + 1);
      const place = places[index] as Point;
      const { direction } = side(corner.after);
      const room = dot(minus(at(places, index + 1), place), direction);
      const closing = dot(minus(corner.velocity, next.velocity), direction);
      if (closing > 1e-12) soonest = Math.min(soonest, now + Math.max(0, room / closing));
      const isReflex = cross(side(corner.before).direction, direction) < 0;
      if (!isReflex || !withSplits) return;
      front.forEach((from, other) => {
        if (other === index || from === at(front, index - 1)) return;
        const { start, inward, direction: run } = side(from.after);
        const gap = dot(minus(place, start), inward) - now;
        const approach = 1 - dot(corner.velocity, inward);
        if (gap < -touching || approach < 1e-12) return;
        const feet = now + Math.max(0, gap / approach);
        if (feet >= soonest) return;
        const met = placeOf(corner, feet);
        const past = dot(minus(met, placeOf(from, feet)), run);
        const left = dot(minus(placeOf(at(front, other + 1), feet), met), run);
        if (past > -touching && left > -touching) soonest = feet;
      });
    });
    return soonest;
  };

  /** Parts a closed line of stops where it touches itself; what is left encloses something, or is a line there and back. */
  const part = (stops: readonly Stop[]): (readonly Stop[])[] => {
    for (let i = 0; i < stops.length; i++)
      for (let j = i + 1; j < stops.length; j++)
        if (stops[i]?.node === stops[j]?.node) {
          const [one, two] = [stops[i] as Stop, stops[j] as Stop];
          return [
            ...part([{ ...one, before: two.before }, ...stops.slice(i + 1, j)]),
            ...part([...stops.slice(0, i), { ...two, before: one.before }, ...stops.slice(j + 1)]),
          ];
        }
    for (const [i, stop] of stops.entries())
      for (const [j, from] of stops.entries()) {
        const to = at(stops, j + 1);
        if (i === j || stop === to || !withSplits) continue;
        const [place, start, end] = [stop, from, to].map(
          ({ node }) => (nodes[node] as SkeletonNode).place,
        ) as [Point, Point, Point];
        if (distanceToLine(place, start, end) > touching * 4) continue;
        const cut: Stop = { node: stop.node, corners: [], before: from.after, after: from.after };
        return part([...stops.slice(0, j + 1), cut, ...stops.slice(j + 1)]);
      }
    return [stops];
  };

  const step = (front: readonly Corner[]): readonly (readonly Corner[])[] => {
    const stops: Stop[] = [];
    for (const corner of front) {
      const node = nodeAt(placeOf(corner, now));
      const last = stops.at(-1);
      if (last?.node === node)
        stops.splice(-1, 1, { ...last, corners: [...last.corners, corner], after: corner.after });
      else stops.push({ node, corners: [corner], before: corner.before, after: corner.after });
    }
    const [first, last] = [stops[0], stops.at(-1)];
    if (first && last && first !== last && first.node === last.node) {
      stops.pop();
      stops[0] = { ...first, corners: [...last.corners, ...first.corners], before: last.before };
    }
    const parts = part(stops);
    const kept = new Set<Corner>();
    const fronts: (readonly Corner[])[] = [];
    for (const stops of parts) {
      const turning = stops.filter(({ before, after }) => {
        const [one, two] = [ownerOf(before), ownerOf(after)];
        if (one !== two && dot(side(before).direction, side(after).direction) > 1 - 1e-12) owner[two] = one;
        return ownerOf(before) !== ownerOf(after);
      });
      const [one, two] = turning;
      // A line there and back: nothing is left between its two sides.
      if (turning.length === 2 && one && two) draw(two.node, one.node, one.after, two.after);
      if (turning.length < 3) continue;
      fronts.push(
        turning.map(({ node, corners, before, after }) => {
          const [only] = corners;
          const isSame = only && corners.length === 1 && only.before === before && only.after === after;
          if (isSame) kept.add(only);
          return isSame ? only : cornerAt(node, before, after);
        }),
      );
    }
    for (const corner of front)
      if (!kept.has(corner)) draw(corner.node, nodeAt(placeOf(corner, now)), corner.before, corner.after);
    return fronts;
  };

  // Parts of the front do not meet one another: each goes on for itself, from its own moment.
  const waiting = [
    {
      feet: 0,
      front: ring.map((_, index) =>
        cornerAt(index, (index + ring.length - 1) % ring.length, index),
      ) as readonly Corner[],
    },
  ];
  // Each event ends a corner and starts at most one more than it ends.
  let left = 12 * ring.length;
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    now = part.feet;
    now = nextEvent(part.front);
    if (left-- === 0 || !Number.isFinite(now)) throw new NoSkeleton('the front does not come to an end');
    for (const front of step(part.front)) waiting.push({ feet: now, front });
  }
  return { nodes, faces: joinBorders(borders, ownerOf) };
}

function joinBorders(
  borders: readonly (readonly [number, number][])[],
  ownerOf: (side: number) => number,
): Skeleton['faces'] {
  const lines = new Map<number, [number, number][]>();
  for (const [index, border] of borders.entries())
    lines.set(ownerOf(index), [...(lines.get(ownerOf(index)) ?? []), ...border]);
  return [...lines].map(([side, rest]) => {
    const open = [...rest];
    const corners: number[] = [];
    for (let line = open.splice(0, 1)[0]; line !== undefined; ) {
      corners.push(line[0]);
      const end = line[1];
      if (end === corners[0] && open.length === 0) break;
      const next = open.findIndex(([from]) => from === end);
      if (next < 0) throw new NoSkeleton('a face is not closed');
      line = open.splice(next, 1)[0];
    }
    return { side, corners };
  });
}
