import type { FlatPoint } from '../geometry/convex-clipping.ts';
import { RoofPlane } from '../roof-surface/RoofPlane.tsx';
import type { RoofLook } from '../roof-surface/roof-looks.ts';
import { roofCorner, slopePlane, slopeRectangle } from './roof-corner.ts';

export interface CornerRoofProps {
  readonly look: RoofLook;
  readonly seed: number;
  /** The whole slope when left out. */
  readonly corners?: readonly FlatPoint[];
  readonly lift?: number;
  readonly strokeWidth?: number;
  readonly enlargement?: number;
}

/** A covering on the corner of roof, or on a part of it. */
export function CornerRoof({ look, seed, corners, lift = 0, strokeWidth, enlargement }: CornerRoofProps) {
  const { camera, length, slopeLength } = roofCorner;
  return (
    <RoofPlane
      camera={camera}
      plane={slopePlane(lift)}
      corners={corners ?? slopeRectangle(0, 0, length, slopeLength)}
      covering={{ look }}
      seed={seed}
      {...(strokeWidth === undefined ? {} : { strokeWidth })}
      {...(enlargement === undefined ? {} : { enlargement })}
    />
  );
}
