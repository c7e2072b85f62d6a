import type { SpacePoint } from '../geometry/camera.ts';
import { paint } from '../sheet/paint.ts';
import { type Halo, SheetLabel } from '../sheet/SheetLabel.tsx';
import type { HouseScene } from './house-scene.ts';
import { riseOverRunCorners } from './rise-over-run-corners.ts';

interface RiseOverRunProps {
  readonly scene: HouseScene;
  readonly textSize?: number;
  readonly strokeWidth?: number;
  readonly halo?: Halo;
}

/** The roofer's pitch triangle above the rear rake: 12 along, the rise down, the slope parallel to the roof. */
export function RiseOverRun({ scene, textSize = 14, strokeWidth = 1.6, halo = 'page' }: RiseOverRunProps) {
  const { camera, feet } = scene;
  const { low, high, corner } = riseOverRunCorners(feet);
  const between = (a: SpacePoint, b: SpacePoint) =>
    camera.project([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2]);
  const run = between(corner, high);
  const rise = between(corner, low);
  return (
    <>
      <path d={camera.outline([low, high, corner])} stroke={paint('copper')} strokeWidth={strokeWidth} />
      <SheetLabel x={run[0]} y={run[1] - textSize * 0.65} text="12" size={textSize} halo={halo} />
      <SheetLabel
        x={rise[0] - textSize * 0.6}
        y={rise[1] + textSize * 0.36}
        text={String(Math.round(feet.pitchInches))}
        size={textSize}
        anchor="end"
        halo={halo}
      />
    </>
  );
}
