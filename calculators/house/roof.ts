// The roof over an outline: planes of one slope in space, and its edges by kind with their lengths.

import {
  along,
  areaOf,
  at,
  cross,
  directionOf,
  distance,
  dot,
  leftOf,
  minus,
  type Point,
  type Ring,
  sideDirection,
} from './outline.ts';
import { type Face, skeletonOf } from './skeleton.ts';

/** In feet; z from the eave. */
export type Place = readonly [x: number, y: number, z: number];

export const edgeKinds = ['eave', 'rake', 'ridge', 'hip', 'valley'] as const;
export type EdgeKind = (typeof edgeKinds)[number];

export interface RoofEdge {
  readonly kind: EdgeKind;
  readonly from: Place;
  readonly to: Place;
  readonly feet: number;
  /** The ways up of the planes beside it, as seen from above. */
  readonly uphills: readonly Point[];
}

export interface RoofPlane {
  /** Counterclockwise from above; the first two are the left and right end of an eave, seen from outside. */
  readonly corners: readonly Place[];
  /** Direction of the eave, and of the way up from it, as seen from above. */
  readonly across: Point;
  readonly uphill: Point;
  readonly squareFeet: number;
}

/** A side of the outline under the roof: a gable has its peak between its two ends. */
export interface RoofSide {
  readonly from: Point;
  readonly to: Point;
  /** Where the ridge ends, and a place further along it. */
  readonly gable?: { readonly peak: Place; readonly ridge: Place } | undefined;
}

export interface Roof {
  readonly planes: readonly RoofPlane[];
  readonly edges: readonly RoofEdge[];
  readonly sides: readonly RoofSide[];
}

export type RoofEnds = 'gable' | 'hip';

export interface RoofShape {
  /** Rise per run. */
  readonly pitch: number;
  readonly ends: RoofEnds;
}

/** @throws Error for a ring that `readOutline` would refuse. */
export function roofOver(ring: Ring, { pitch, ends }: RoofShape): Roof {
  const { nodes, faces } = skeletonOf(ring);
  const places = nodes.map(({ place, feet }): Place => [...place, feet * pitch]);
  const gables = ends === 'gable' ? standUpGables(ring, faces, places) : undefined;
  const sloped = faces.filter(({ corners }) => corners.length > 2);
  const planes = sloped.map(({ side, corners }): RoofPlane => {
    const across = sideDirection(ring, side);
    const around = corners.map((node) => at(places, node));
    return {
      corners: around,
      across,
      uphill: leftOf(across),
      squareFeet: areaOf(around.map(flat)) * Math.hypot(1, pitch),
    };
  });
  return {
    planes,
    edges: joinInLine(edgesOf(sloped, planes, places)),
    sides: ring.map((from, index) => ({ from, to: at(ring, index + 1), gable: gables?.get(index) })),
  };
}

/** As seen from above. */
export const flat = ([x, y]: Place): Point => [x, y];

/**
 * A hipped end with three corners becomes a gable: its tip slides along the ridge to above the eave. The planes beside it
 * are only prolonged, so they stay planes, and seen from above nothing is gained or lost.
 */
function standUpGables(ring: Ring, faces: readonly Face[], places: Place[]): Map<number, RoofSide['gable']> {
  const gables = new Map<number, RoofSide['gable']>();
  const length = ({ side }: Face) => distance(at(ring, side), at(ring, side + 1));
  const isUpright = ({ side }: Face) => Math.abs(sideDirection(ring, side)[0]) < 0.7;
  // Shorter ends first; of a square those that do not face the street.
  const inOrder = [...faces].sort((a, b) => {
    const longer = length(a) - length(b);
    return Math.abs(longer) > 0.01 ? longer : Number(isUpright(b)) - Number(isUpright(a));
  });
  for (const face of inOrder) {
    const [from, to, tip] = face.corners;
    if (face.corners.length !== 3 || from === undefined || to === undefined || tip === undefined) continue;
    // The planes beside it, and how their corners go: one comes up to the tip from the end of this eave, one goes down from
    // it.
    const right = faces.find((other) => other !== face && follows(other, tip, to));
    const left = faces.find((other) => other !== face && follows(other, from, tip));
    if (!left || !right || left === right) continue;
    const [start, end] = [flat(at(places, from)), flat(at(places, to))];
    const top = at(places, tip);
    const ridge = ridgeOf(ring, left.side, right.side);
    const eave = directionOf(start, end);
    const lean = cross(ridge, eave);
    if (Math.abs(lean) < 0.3) continue;
    const foot = along(flat(top), ridge, cross(minus(start, flat(top)), eave) / lean);
    const inside = dot(minus(foot, start), eave) / distance(start, end);
    if (inside < 0.15 || inside > 0.85) continue;
    const inward = leftOf(sideDirection(ring, left.side));
    const rise = top[2] / dot(minus(flat(top), at(ring, left.side)), inward);
    const peak: Place = [...foot, dot(minus(foot, at(ring, left.side)), inward) * rise];
    const node = places.push(peak) - 1;
    left.corners.splice(left.corners.indexOf(from) + 1, 0, node);
    right.corners.splice(right.corners.indexOf(tip) + 1, 0, node);
    face.corners = [from, to];
    gables.set(face.side, { peak, ridge: top });
  }
  return gables;
}

const follows = ({ corners }: Face, one: number, two: number) =>
  corners.some((node, index) => node === one && at(corners, index + 1) === two);

/** Where the planes of two sides meet, seen from above: level between parallel sides. */
const ridgeOf = (ring: Ring, one: number, two: number): Point =>
  directionOf(sideDirection(ring, one), sideDirection(ring, two));

function edgesOf(faces: readonly Face[], planes: readonly RoofPlane[], places: readonly Place[]): RoofEdge[] {
  const uphillOf = new Map<string, Point>();
  for (const [index, { corners }] of faces.entries())
    for (const [turn, node] of corners.entries())
      uphillOf.set(`${node} ${at(corners, turn + 1)}`, at(planes, index).uphill);
  const edges: RoofEdge[] = [];
  for (const [key, uphill] of uphillOf) {
    const [one, two] = key.split(' ').map(Number) as [number, number];
    const [from, to] = [at(places, one), at(places, two)];
    const across = uphillOf.get(`${two} ${one}`);
    if (across && one > two) continue;
    const feet = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
    edges.push({
      kind: kindOf(from, to, uphill, across),
      from,
      to,
      feet,
      uphills: across ? [uphill, across] : [uphill],
    });
  }
  return edges;
}

/** `uphill` is the way up left of the line, `across` right of it, where there is a plane. */
function kindOf(from: Place, to: Place, uphill: Point, across: Point | undefined): EdgeKind {
  const isLevel = Math.abs(from[2] - to[2]) < 0.001;
  if (across === undefined) return isLevel ? 'eave' : 'rake';
  const toLeft = leftOf(directionOf(flat(from), flat(to)));
  // Water runs toward a valley from both sides.
  if (dot(uphill, toLeft) - dot(across, toLeft) > 0) return 'valley';
  return isLevel ? 'ridge' : 'hip';
}

/** A ridge that a wing's ridge meets is still one ridge. */
function joinInLine(edges: readonly RoofEdge[]): RoofEdge[] {
  const joined: RoofEdge[] = [];
  for (const edge of edges) {
    let whole = edge;
    for (;;) {
      const next = joined.findIndex(
        (other) => other.kind === whole.kind && continues(other, whole) !== undefined,
      );
      if (next < 0) break;
      const [other] = joined.splice(next, 1) as [RoofEdge];
      const [from, to] = continues(other, whole) as [Place, Place];
      whole = { ...whole, from, to, feet: whole.feet + other.feet };
    }
    joined.push(whole);
  }
  return joined;
}

function continues(one: RoofEdge, two: RoofEdge): readonly [Place, Place] | undefined {
  const bothWays = ({ from, to }: RoofEdge) => [[from, to] as const, [to, from] as const];
  for (const [start, end] of bothWays(one))
    for (const [next, last] of bothWays(two))
      if (isSame(end, next) && isStraight(start, end, last)) return [start, last];
  return undefined;
}

const isSame = (a: Place, b: Place) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < 0.001;
const isStraight = (a: Place, b: Place, c: Place) => {
  const [to, from] = [directionOf(flat(a), flat(b)), directionOf(flat(b), flat(c))];
  return (
    dot(to, from) > 1 - 1e-9 &&
    Math.abs((b[2] - a[2]) * distance(flat(b), flat(c)) - (c[2] - b[2]) * distance(flat(a), flat(b))) < 0.01
  );
};

/** What a crew orders by, in feet. */
export function edgeSums(edges: readonly RoofEdge[]): Readonly<Record<EdgeKind, number>> {
  const sums = { eave: 0, rake: 0, ridge: 0, hip: 0, valley: 0 };
  for (const { kind, feet } of edges) sums[kind] += feet;
  return sums;
}
