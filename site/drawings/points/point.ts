import { lookOf, type RoofLook } from '../roof-surface/RoofPlane.tsx';

/** A point of the inspection, as it is when it is sound and when it is not, from one place. */
export interface PointProps {
  readonly isSound: boolean;
  /** What the roof is covered with; architectural shingles where nothing else is said. */
  readonly covering?: RoofLook;
}

export const look = lookOf('architectural');
