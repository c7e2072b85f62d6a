import type { ReactNode } from 'react';
import type { Camera } from '../geometry/camera.ts';
import { above } from '../house/HouseCuts.tsx';
import { lookOf, type RoofLook } from '../roof-surface/roof-looks.ts';

/** A point of the inspection, as it is when it is sound and when it is not, from one place. */
export interface PointProps {
  readonly isSound: boolean;
  /** What the roof is covered with; architectural shingles where nothing else is said. */
  readonly covering?: RoofLook;
}

export const look = lookOf('architectural');

interface OnSlopeProps {
  readonly camera: Camera;
  readonly feet?: number;
  readonly children: ReactNode;
}

/** Path data in feet on the front slope, or so many feet above it. */
export const OnSlope = ({ camera, feet = 0, children }: OnSlopeProps) => (
  <g transform={camera.transformOf(above(feet))} strokeWidth={1.3 / camera.scale}>
    {children}
  </g>
);
