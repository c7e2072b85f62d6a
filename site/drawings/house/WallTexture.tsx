import type { Camera, Plane } from '../geometry/camera.ts';
import { hundredth } from '../geometry/path-data.ts';
import { paint } from '../sheet/paint.ts';

interface WallTextureProps {
  readonly camera: Camera;
  readonly plane: Plane;
  readonly siding: string;
  readonly bricks: string;
  readonly isTurnedAway?: boolean;
}

/** Siding and brick: hairlines that lie in the wall. */
export function WallTexture({ camera, plane, siding, bricks, isTurnedAway = false }: WallTextureProps) {
  return (
    <g transform={camera.transformOf(plane)} strokeWidth={hundredth(0.85 / camera.scale)}>
      <path d={siding} stroke={paint('hair')} strokeOpacity={isTurnedAway ? '.8' : '.55'} />
      <path d={bricks} stroke={paint('mid')} strokeOpacity=".55" />
    </g>
  );
}
