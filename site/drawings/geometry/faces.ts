// The flat faces that buildings are drawn from: roof slopes, rectangles on them, and the sides of boxes.
import type { Plane, SpacePoint } from './camera.ts';
import type { FlatPoint } from './flat-point.ts';

/** Which way is up the slope in plan, by the side of the house it faces. */
const uphill = { front: [0, 1], rear: [0, -1], left: [1, 0], right: [-1, 0] } as const;

/** A roof slope of this pitch (rise per run) from one end of its eave; across runs along x or y. */
export function slopePlane(origin: SpacePoint, pitch: number, facing: keyof typeof uphill = 'front'): Plane {
  const run = 1 / Math.hypot(1, pitch);
  const [x, y] = uphill[facing];
  return { origin, across: [Math.abs(y), Math.abs(x), 0], up: [x * run, y * run, pitch * run] };
}

/** Where a point of a plane is in space. */
export function onPlane({ origin, across, up }: Plane, [x, y]: FlatPoint): SpacePoint {
  return [
    origin[0] + across[0] * x + up[0] * y,
    origin[1] + across[1] * x + up[1] * y,
    origin[2] + across[2] * x + up[2] * y,
  ];
}

export function rectangle(left: number, bottom: number, right: number, top: number): FlatPoint[] {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
}

export function segment<Point extends FlatPoint | SpacePoint>(
  from: Point,
  to: Point,
): readonly [Point, Point] {
  return [from, to];
}

interface BoxFaces {
  readonly front: readonly SpacePoint[];
  readonly side: readonly SpacePoint[];
  readonly top: readonly SpacePoint[];
}

/** The three faces of a box that the camera sees: towards the street, to the left, and above. */
export function boxFaces([left, front, bottom]: SpacePoint, [right, rear, top]: SpacePoint): BoxFaces {
  return {
    front: rectangle(left, bottom, right, top).map(([x, z]) => [x, front, z]),
    side: rectangle(front, bottom, rear, top).map(([y, z]) => [left, y, z]),
    top: rectangle(left, front, right, rear).map(([x, y]) => [x, y, top]),
  };
}
