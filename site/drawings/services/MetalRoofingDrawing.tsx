import { rectangle, segment } from '../geometry/faces.ts';
import { lookOf } from '../roof-surface/roof-looks.ts';
import { paint } from '../sheet/paint.ts';
import {
  CornerEdge,
  CornerRidge,
  CornerRoof,
  onSlope,
  roofCorner,
  slopeLines,
  slopeOutline,
} from './RoofCorner.tsx';

const laidTo = 10.5;
const panel = { left: 10.9, right: 13, lift: 2, seam: 0.7 };

/** Panels laid from the left, the next one coming down onto the membrane in one length from eave to ridge. */
export function MetalRoofingDrawing() {
  const { camera, length, slopeLength } = roofCorner;
  const seam = (across: number) =>
    camera.outline([
      onSlope(across, 0, panel.lift),
      onSlope(across, slopeLength, panel.lift),
      onSlope(across, slopeLength, panel.lift + panel.seam),
      onSlope(across, 0, panel.lift + panel.seam),
    ]);
  return (
    <>
      <CornerEdge />
      <CornerRoof look={lookOf('metal')} corners={rectangle(0, 0, laidTo, slopeLength)} seed={3} />
      <path
        d={slopeOutline(rectangle(laidTo, 0, length, slopeLength))}
        fill={paint('water')}
        strokeWidth="1.3"
      />
      <path
        d={slopeLines([2.4, 4.9, 7.4].map((up) => segment([laidTo, up], [length, up])))}
        stroke={paint('patina')}
        strokeWidth=".8"
        strokeDasharray="3 3"
      />
      <CornerRidge strokeWidth={2} />
      <path
        d={camera.lines(
          [0, slopeLength].flatMap((up) =>
            [panel.left, panel.right].map((across) => [
              onSlope(across, up, 0.1),
              onSlope(across, up, panel.lift),
            ]),
          ),
        )}
        stroke={paint('copper')}
        strokeWidth="1.1"
        strokeDasharray="3 3"
      />
      <path
        d={slopeOutline(rectangle(panel.left, 0, panel.right, slopeLength), panel.lift)}
        fill={paint('copper')}
      />
      <path d={seam(panel.left) + seam(panel.right)} fill={paint('roof-copper-accent')} strokeWidth="1.1" />
    </>
  );
}
