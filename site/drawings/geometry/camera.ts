import { viewDegrees } from '#calculators/house/house.ts';
import { rectangle } from '#calculators/house/outline.ts';
import { type Line, linesPath, polygonPath, type SheetPoint, segment } from './path-data.ts';

export { rectangle, segment };

/** A place on a plane, in feet: across and up. */
export type FlatPoint = readonly [x: number, y: number];

/** A place on the lot, in feet: along the front of the house, away from the street, up. */
export type SpacePoint = readonly [x: number, y: number, z: number];

/** A flat face in space: where its lower left corner is, and the directions of one foot across and one foot up. */
export interface Plane {
  readonly origin: SpacePoint;
  readonly across: SpacePoint;
  readonly up: SpacePoint;
}

interface CameraSetting {
  readonly turnDegrees?: number;
  readonly tiltDegrees?: number;
  readonly scale?: number;
  /** Where the corner of the lot (0, 0, 0) falls on the sheet. */
  readonly origin?: SheetPoint;
}

const degree = Math.PI / 180;
// Below this a face is seen so nearly edge-on that it would be a sliver of solid ink.
const edgeOn = 0.004;

/**
 * The one camera of all pictures: axonometric, from the front left and above, so that
 * parallel edges stay parallel and a pitch of 8 in 12 is drawn as 8 in 12.
 */
export function createCamera(setting: CameraSetting = {}) {
  const { turnDegrees = viewDegrees, tiltDegrees = 18, scale = 1, origin = [0, 0] } = setting;
  const sinTurn = Math.sin(turnDegrees * degree);
  const cosTurn = Math.cos(turnDegrees * degree);
  const sinTilt = Math.sin(tiltDegrees * degree);
  const cosTilt = Math.cos(tiltDegrees * degree);

  const direction = ([x, y, z]: SpacePoint): SheetPoint => [
    scale * (x * cosTurn - y * sinTurn),
    -scale * (z * cosTilt + (x * sinTurn + y * cosTurn) * sinTilt),
  ];
  const project = (point: SpacePoint): SheetPoint => {
    const [x, y] = direction(point);
    return [origin[0] + x, origin[1] + y];
  };

  const outline = (points: readonly SpacePoint[]) => polygonPath(points.map(project));
  const lines = (all: readonly Line<SpacePoint>[]) => linesPath(all.map((line) => line.map(project)));

  /** Path of an upright face toward the street: from left to right at this distance from it, bottom to top. */
  const front = (left: number, bottom: number, right: number, top: number, away = 0) =>
    outline(rectangle(left, bottom, right, top).map(([x, z]) => [x, away, z]));

  return {
    /** Sheet units per foot. */
    scale,
    project,
    /** Path of a closed outline. */
    outline,
    /** The same for corners on a plane. */
    outlineOn: (plane: Plane, corners: readonly FlatPoint[]) =>
      outline(corners.map((corner) => onPlane(plane, corner))),
    /** Paths of the three faces of a box that are seen: toward the street, to the left, and above. */
    box: ([left, near, bottom]: SpacePoint, [right, far, top]: SpacePoint) => ({
      front: front(left, bottom, right, top, near),
      side: outline(rectangle(near, bottom, far, top).map(([y, z]) => [left, y, z])),
      top: outline(rectangle(left, near, right, far).map(([x, y]) => [x, y, top])),
    }),
    front,
    /** Path of separate lines. */
    lines,
    /** The same for lines on a plane. */
    linesOn: (plane: Plane, all: readonly Line<FlatPoint>[]) =>
      lines(all.map((line) => line.map((place) => onPlane(plane, place)))),
    /** SVG transform under which one unit is one foot on the plane. */
    transformOf(plane: Plane) {
      const numbers = [...direction(plane.across), ...direction(plane.up), ...project(plane.origin)];
      return `matrix(${numbers.map((number) => Math.round(number * 1000) / 1000).join(' ')})`;
    },
    isFacing: ([x, y, z]: SpacePoint) =>
      -x * sinTurn * cosTilt - y * cosTurn * cosTilt + z * sinTilt > edgeOn,
  };
}

export type Camera = ReturnType<typeof createCamera>;

/** A roof slope of this pitch (rise per run) from the left end of its eave, toward the street. */
export function slopePlane(origin: SpacePoint, pitch: number): Plane {
  const run = 1 / Math.hypot(1, pitch);
  return { origin, across: [1, 0, 0], up: [0, run, pitch * run] };
}

/** Where a point of a plane is in space. */
export function onPlane({ origin, across, up }: Plane, [x, y]: FlatPoint): SpacePoint {
  return [
    origin[0] + across[0] * x + up[0] * y,
    origin[1] + across[1] * x + up[1] * y,
    origin[2] + across[2] * x + up[2] * y,
  ];
}

/** The place so large a share of the way from one to another. */
export const between = (from: SpacePoint, to: SpacePoint, share = 0.5): SpacePoint => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** An upright strip of this height over a line, as corners. */
export const strip = (from: SpacePoint, to: SpacePoint, height: number): readonly SpacePoint[] => [
  from,
  to,
  [to[0], to[1], to[2] + height],
  [from[0], from[1], from[2] + height],
];
