// The straight skeleton of a ring: every side moves inward at the same speed; where two sides meet, a line of the roof is.
// After Aichholzer, Aurenhammer, Alberts, Gärtner (1995). The front is stepped from event to event; at each, whatever
// touches is joined or parted, so that events at the same moment need no order among them.

import {
  along,
  at,
  cross,
  distance,
  distanceToLine,
  dot,
  leftOf,
  minus,
  type Point,
  type Ring,
  sideDirection,
} from './outline.ts';

/** Where the front was after moving so many feet. */
export interface SkeletonNode {
  readonly place: Point;
  readonly feet: number;
}

/** What a side swept. */
export interface Face {
  readonly side: number;
  /** Numbers of nodes, counterclockwise, those of the side itself first. */
  corners: number[];
}

export interface Skeleton {
  readonly nodes: readonly SkeletonNode[];
  /** Sides in one line that meet share a face. */
  readonly faces: Face[];
}

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
  /** The one that has come here, unless several have met. */
  readonly corner?: Corner;
  readonly before: number;
  readonly after: number;
}

export const skeletonOf = (ring: Ring): Skeleton => new MovingFront(ring).skeleton();

class MovingFront {
  private readonly sides: readonly {
    readonly start: Point;
    readonly direction: Point;
    readonly inward: Point;
  }[];
  private readonly nodes: SkeletonNode[];
  /** Sides in one line that have met share the face of the first. */
  private readonly owner: number[];
  /** Lines around each side's face, from node to node. */
  private readonly borders: [number, number][][];
  private now = 0;

  constructor(ring: Ring) {
    this.sides = ring.map((start, index) => {
      const direction = sideDirection(ring, index);
      return { start, direction, inward: leftOf(direction) };
    });
    this.nodes = ring.map((place) => ({ place, feet: 0 }));
    this.owner = ring.map((_, index) => index);
    this.borders = ring.map((_, index) => [[index, (index + 1) % ring.length]]);
  }

  skeleton(): Skeleton {
    const { length } = this.sides;
    const start = this.sides.map((_, index) => this.cornerAt(index, (index + length - 1) % length, index));
    // Parts of the front do not meet one another: each continues alone, from its own moment.
    const waiting = [{ feet: 0, front: start }];
    // Each event ends a corner and starts at most one more than it ends.
    let left = 12 * length;
    for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
      this.now = part.feet;
      this.now = this.nextEvent(part.front);
      if (left-- === 0 || !Number.isFinite(this.now)) throw new Error('the front does not come to an end');
      for (const front of this.step(part.front)) waiting.push({ feet: this.now, front });
    }
    return { nodes: this.nodes, faces: joinBorders(this.borders, (side) => this.ownerOf(side)) };
  }

  private side(index: number) {
    return at(this.sides, index);
  }

  private ownerOf(index: number): number {
    const other = this.owner[index] ?? index;
    return other === index ? index : this.ownerOf(other);
  }

  private draw(from: number, to: number, left: number, right: number): void {
    if (from === to) return;
    this.borders[left]?.push([from, to]);
    this.borders[right]?.push([to, from]);
  }

  private placeOf({ node, velocity }: Corner, feet: number): Point {
    const { place, feet: started } = this.nodes[node] as SkeletonNode;
    return along(place, velocity, feet - started);
  }

  private nodeAt(place: Point): number {
    const known = this.nodes.findIndex(
      (node) => Math.abs(node.feet - this.now) < touching && distance(node.place, place) < touching,
    );
    return known < 0 ? this.nodes.push({ place, feet: this.now }) - 1 : known;
  }

  private cornerAt(node: number, before: number, after: number): Corner {
    const [a, b] = [this.side(before).inward, this.side(after).inward];
    const share = 1 / (1 + dot(a, b));
    return { node, before, after, velocity: [(a[0] + b[0]) * share, (a[1] + b[1]) * share] };
  }

  /** When the next thing happens to this front: a side has shrunk to nothing, or a corner meets a side across. */
  private nextEvent(front: readonly Corner[]): number {
    const now = this.now;
    const places = front.map((corner) => this.placeOf(corner, now));
    return front.reduce((soonest, corner, index) => {
      const next = at(front, index + 1);
      const { direction } = this.side(corner.after);
      const room = dot(minus(at(places, index + 1), at(places, index)), direction);
      const closing = dot(minus(corner.velocity, next.velocity), direction);
      const shrunk = closing > 1e-12 ? Math.min(soonest, now + Math.max(0, room / closing)) : soonest;
      const isReflex = cross(this.side(corner.before).direction, direction) < 0;
      return isReflex ? this.nextSplit(front, index, shrunk) : shrunk;
    }, Number.POSITIVE_INFINITY);
  }

  /** When this corner meets a side across, if that is before `soonest`. */
  private nextSplit(front: readonly Corner[], index: number, soonest: number): number {
    const [corner, now] = [at(front, index), this.now];
    const place = this.placeOf(corner, now);
    return front.reduce((first, from, other) => {
      if (other === index || from === at(front, index - 1)) return first;
      const { start, inward, direction: run } = this.side(from.after);
      const gap = dot(minus(place, start), inward) - now;
      const approach = 1 - dot(corner.velocity, inward);
      if (gap < -touching || approach < 1e-12) return first;
      const feet = now + Math.max(0, gap / approach);
      if (feet >= first) return first;
      const met = this.placeOf(corner, feet);
      const past = dot(minus(met, this.placeOf(from, feet)), run);
      const left = dot(minus(this.placeOf(at(front, other + 1), feet), met), run);
      return past > -touching && left > -touching ? feet : first;
    }, soonest);
  }

  /** Parts a closed line of stops where it touches itself; what is left encloses something, or is a line there and back. */
  private part(stops: readonly Stop[]): (readonly Stop[])[] {
    const parts = splitWhereStopsMeet(stops) ?? this.cutSideAtStop(stops);
    return parts?.flatMap((part) => this.part(part)) ?? [stops];
  }

  /** The line with one more stop, where one of its stops lies on a side across. */
  private cutSideAtStop(stops: readonly Stop[]): [readonly Stop[]] | undefined {
    const placeOf = ({ node }: Stop) => (this.nodes[node] as SkeletonNode).place;
    for (const stop of stops)
      for (const [index, from] of stops.entries()) {
        const to = at(stops, index + 1);
        if (stop === from || stop === to) continue;
        if (distanceToLine(placeOf(stop), placeOf(from), placeOf(to)) > touching * 4) continue;
        const cut: Stop = { node: stop.node, before: from.after, after: from.after };
        return [[...stops.slice(0, index + 1), cut, ...stops.slice(index + 1)]];
      }
    return undefined;
  }

  /** The corners of a front where they are now, those that have met as one. */
  private stopsOf(front: readonly Corner[]): Stop[] {
    const stops: Stop[] = [];
    for (const corner of front) {
      const { before, after } = corner;
      const node = this.nodeAt(this.placeOf(corner, this.now));
      const last = stops.at(-1);
      if (last?.node === node) stops.splice(-1, 1, { node, before: last.before, after });
      else stops.push({ node, corner, before, after });
    }
    const [first, last] = [stops[0], stops.at(-1)];
    if (first && last && first !== last && first.node === last.node) {
      stops.pop();
      stops[0] = { node: first.node, before: last.before, after: first.after };
    }
    return stops;
  }

  /** What becomes of a front at an event: the fronts that are left. */
  private step(front: readonly Corner[]): Corner[][] {
    const kept = new Set<Corner>();
    const fronts: Corner[][] = [];
    for (const stops of this.part(this.stopsOf(front))) {
      const turning = stops.filter(({ before, after }) => {
        const [one, two] = [this.ownerOf(before), this.ownerOf(after)];
        if (one !== two && dot(this.side(before).direction, this.side(after).direction) > 1 - 1e-12)
          this.owner[two] = one;
        return this.ownerOf(before) !== this.ownerOf(after);
      });
      const [one, two] = turning;
      // A line there and back: nothing is left between its two sides.
      if (turning.length === 2 && one && two) this.draw(two.node, one.node, one.after, two.after);
      if (turning.length < 3) continue;
      fronts.push(
        turning.map(({ node, corner, before, after }) => {
          if (corner?.before !== before || corner.after !== after) return this.cornerAt(node, before, after);
          kept.add(corner);
          return corner;
        }),
      );
    }
    for (const corner of front)
      if (!kept.has(corner)) {
        const end = this.nodeAt(this.placeOf(corner, this.now));
        this.draw(corner.node, end, corner.before, corner.after);
      }
    return fronts;
  }
}

/** The two closed lines that meet in one place. */
function splitWhereStopsMeet(stops: readonly Stop[]): (readonly Stop[])[] | undefined {
  for (const [index, stop] of stops.entries()) {
    const again = stops.findIndex(({ node }, other) => other > index && node === stop.node);
    const met = stops[again];
    if (met)
      return [
        [{ ...stop, before: met.before }, ...stops.slice(index + 1, again)],
        [...stops.slice(0, index), { ...met, before: stop.before }, ...stops.slice(again + 1)],
      ];
  }
  return undefined;
}

function joinBorders(
  borders: readonly (readonly [number, number][])[],
  ownerOf: (side: number) => number,
): Face[] {
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
      if (next < 0) throw new Error('a face is not closed');
      line = open.splice(next, 1)[0];
    }
    return { side, corners };
  });
}
