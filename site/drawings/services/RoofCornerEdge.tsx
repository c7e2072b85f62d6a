import { CutEdges } from '../roof-surface/CutEdges.tsx';
import { paint } from '../sheet/paint.ts';
import { roofCorner } from './roof-corner.ts';

const thickness = 0.85;

/** The cut edges of the corner, with a line along their middle. */
export function RoofCornerEdge() {
  const { camera, length, depth, pitch } = roofCorner;
  const rise = depth * pitch;
  return (
    <>
      <CutEdges camera={camera} length={length} depth={depth} rise={rise} thickness={thickness} />
      <path
        d={camera.lines([
          [
            [0, depth, rise - thickness / 2],
            [0, 0, -thickness / 2],
            [length, 0, -thickness / 2],
          ],
        ])}
        stroke={paint('mid')}
        strokeWidth=".8"
      />
    </>
  );
}
