import { createCamera, type Plane, type SpacePoint } from '../geometry/camera.ts';
import type { FlatPoint } from '../geometry/convex-clipping.ts';

/** The corner of roof that all services are drawn on, in feet: length of the eave, depth in plan, pitch. */
const length = 15.4;
const depth = 8.6;
const pitch = 7 / 12;
const run = 1 / Math.hypot(1, pitch);
const slopeLength = depth / run;

export const roofCorner = {
  length,
  depth,
  pitch,
  slopeLength,
  camera: createCamera({ turnDegrees: 34, tiltDegrees: 20, scale: 13.4, origin: [74, 158] }),
} as const;

/** A place on the slope: along the eave, up the slope, and lifted off it. */
export function onSlope(across: number, up: number, lift = 0): SpacePoint {
  return [across, up * run - lift * pitch * run, up * pitch * run + lift * run];
}

export function slopePlane(lift = 0): Plane {
  return { origin: onSlope(0, 0, lift), across: [1, 0, 0], up: [0, run, pitch * run] };
}

export function slopeRectangle(left: number, bottom: number, right: number, top: number): FlatPoint[] {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
}

/** Path of a rectangle on the slope. */
export function slopeRectanglePath(
  left: number,
  bottom: number,
  right: number,
  top: number,
  lift = 0,
): string {
  return roofCorner.camera.outline(
    slopeRectangle(left, bottom, right, top).map(([across, up]) => onSlope(across, up, lift)),
  );
}

/** Path of lines on the slope, each from one place to another. */
export function slopeLinesPath(lines: readonly (readonly FlatPoint[])[], lift = 0): string {
  return roofCorner.camera.lines(lines.map((line) => line.map(([across, up]) => onSlope(across, up, lift))));
}
