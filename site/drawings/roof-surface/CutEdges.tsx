import type { Camera } from '../geometry/camera.ts';
import { boxFaces } from '../geometry/faces.ts';
import { paint } from '../sheet/paint.ts';

interface CutEdgesProps {
  readonly camera: Camera;
  /** In feet: of the eave, in plan, from eave to ridge, and of the roof itself. */
  readonly length: number;
  readonly depth: number;
  readonly rise: number;
  readonly thickness: number;
}

/** Where a corner of roof is cut: fascia in front, rake on the left. */
export function CutEdges({ camera, length, depth, rise, thickness }: CutEdgesProps) {
  return (
    <>
      <path
        d={camera.outline([
          [0, 0, -thickness],
          [0, depth, rise - thickness],
          [0, depth, rise],
          [0, 0, 0],
        ])}
        fill={paint('side')}
      />
      <path d={camera.outline(boxFaces([0, 0, -thickness], [length, 0, 0]).front)} fill={paint('wall')} />
    </>
  );
}
