// The roof over an outline: planes of one slope in space, and its edges by kind with their lengths.

import { areaOf, at, directionOf, distance, dot, leftOf, type Point, type Ring } from './outline.ts';
import { skeletonOf } from './skeleton.ts';

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

/** A side of the outline under the roof. */
export interface RoofSide {
  readonly from: Point;
  readonly to: Point;
  /** Of a gable: where the ridge ends, over the middle between its two ends. */
  readonly peak?: Place | undefined;
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

interface Face {
  readonly side: number;
  /** Numbers of nodes. */
  corners: number[];
}

/** @throws Error for a ring that `readOutline` would refuse. */
export function roofOver(ring: Ring, { pitch, ends }: RoofShape): Roof {
  const skeleton = skeletonOf(ring);
  const places = skeleton.nodes.map(({ place: [x, y], feet }): Place => [x, y, feet * pitch]);
  const faces = skeleton.faces.map(({ side, corners }): Face => ({ side, corners: [...corners] }));
  const peaks = ends === 'gable' ? standUpGables(ring, faces, places) : new Map<number, Place>();
  const sloped = faces.filter(({ corners }) => corners.length > 2);
  const planes = sloped.map(({ side, corners }): RoofPlane => {
    const across = directionOf(at(ring, side), at(ring, side + 1));
    const slope = Math.hypot(1, pitch);
    const plane = corners.map((node) => at(places, node));
    return { corners: plane, across, uphill: leftOf(across), squareFeet: areaOf(plane.map(flat)) * slope };
  });
  return {
    planes,
    edges: joinInLine(edgesOf(sloped, planes, places)),
    sides: ring.map((from, index) => ({ from, to: at(ring, index + 1), peak: peaks.get(index) })),
  };
}

export const flat = ([x, y]: Place): Point => [x, y];

/**
 * A hipped end with three corners becomes a gable: its tip slides along the ridge to above the eave. The planes beside it
 * are only prolonged, so they stay planes, and seen from above nothing is gained or lost.
 */
function standUpGables(ring: Ring, faces: Face[], places: Place[]): Map<number, Place> {
  const peaks = new Map<number, Place>();
  const length = ({ side }: Face) => distance(at(ring, side), at(ring, side + 1));
  const isUpright = ({ side }: Face) => Math.abs(directionOf(at(ring, side), at(ring, side + 1))[0]) < 0.7;
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
    if (!left || !right) continue;
    const [start, end, top] = [at(places, from), at(places, to), at(places, tip)];
    const peak: Place = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2, top[2]];
    const node = places.push(peak) - 1;
    left.corners.splice(left.corners.indexOf(from) + 1, 0, node);
    right.corners.splice(right.corners.indexOf(tip) + 1, 0, node);
    face.corners = [from, to];
    peaks.set(face.side, peak);
  }
  return peaks;
}

const follows = ({ corners }: Face, one: number, two: number) =>
  corners.some((node, index) => node === one && at(corners, index + 1) === two);

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
    edges.push({
      kind: kindOf(from, to, uphill, across),
      from,
      to,
      feet: lengthOf(from, to),
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
  // Water runs towards a valley from both sides.
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

/** Their far ends, where one goes straight on from the other: these are as far apart as both are long. */
function continues(one: RoofEdge, two: RoofEdge): readonly [Place, Place] | undefined {
  const bothWays = ({ from, to }: RoofEdge) => [[from, to] as const, [to, from] as const];
  for (const [start, end] of bothWays(one))
    for (const [next, last] of bothWays(two))
      if (lengthOf(end, next) < 0.001 && lengthOf(start, last) > one.feet + two.feet - 0.001)
        return [start, last];
  return undefined;
}

const lengthOf = (a: Place, b: Place) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** What a crew orders by, in feet. */
export function edgeSums(edges: readonly RoofEdge[]): Readonly<Record<EdgeKind, number>> {
  const sums = { eave: 0, rake: 0, ridge: 0, hip: 0, valley: 0 };
  for (const { kind, feet } of edges) sums[kind] += feet;
  return sums;
}
