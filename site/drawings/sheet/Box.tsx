import type { Camera, SpacePoint } from '../geometry/camera.ts';
import { paint } from './DrawingSheet.tsx';

interface BoxProps {
  readonly camera: Camera;
  /** Lower corner nearest to us, in feet, and the one opposite. */
  readonly from: SpacePoint;
  readonly to: SpacePoint;
}

/** A plain box: front and top lit, the left side in shade. */
export function Box({ camera, from, to }: BoxProps) {
  const { front, side, top } = camera.box(from, to);
  return (
    <>
      <path d={side} fill={paint('side')} strokeWidth="1.2" />
      <path d={front + top} fill={paint('wall')} strokeWidth="1.2" />
    </>
  );
}
