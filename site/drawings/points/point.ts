import type { Camera } from '../geometry/camera.ts';
import type { FlatPoint } from '../geometry/convex-clipping.ts';
import { above } from '../house/HouseCuts.tsx';
import { lookOf } from '../roof-surface/roof-looks.ts';

/** A point of the inspection, as it is when it is sound and when it is not, from one place. */
export interface PointProps {
  readonly isSound: boolean;
}

export const look = lookOf('architectural');

/** On the front slope, or so many feet above it. */
export const outlineOn = (camera: Camera, corners: readonly FlatPoint[], off = 0) =>
  camera.outlineOn(above(off), corners);
export const linesOn = (camera: Camera, lines: readonly (readonly FlatPoint[])[], off = 0) =>
  camera.linesOn(above(off), lines);
