import type { Camera, SpacePoint } from '../geometry/camera.ts';
import { hundredth, tenth } from '../geometry/path-data.ts';
import { paint } from './DrawingSheet.tsx';

interface PersonProps {
  readonly camera: Camera;
  /** Where the feet are. */
  readonly at: SpacePoint;
  /** In units of the building, which may be drawn smaller than its feet. */
  readonly height: number;
}

/** Somebody standing there, so that a building has a size. */
export function Person({ camera, at, height }: PersonProps) {
  const [x, y] = camera.project(at);
  const unit = (camera.scale * height) / 12;
  return (
    <path
      transform={`translate(${tenth(x)} ${tenth(y)})scale(${hundredth(unit)})`}
      d="M-.9 0L-.6-4.6L-1.4-5-1.2-8.6Q0-9.7 1.2-8.6L1.4-5 .6-4.6.9 0H.3L0-3.6-.3 0zM-1.1-10.7a1.1 1.2 0 1 0 2.2 0a1.1 1.2 0 1 0-2.2 0z"
      fill={paint('mid')}
      stroke="none"
    />
  );
}
