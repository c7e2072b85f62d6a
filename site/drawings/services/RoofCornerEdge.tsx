import { paint } from '../sheet/paint.ts';
import { roofCorner } from './roof-corner.ts';

const thickness = 0.85;

/** The cut edges of the corner: fascia in front, rake on the left. */
export function RoofCornerEdge() {
  const { camera, length, depth, pitch } = roofCorner;
  const rise = depth * pitch;
  return (
    <>
      <path
        d={camera.outline([
          [0, 0, -thickness],
          [0, depth, rise - thickness],
          [0, depth, rise],
          [0, 0, 0],
        ])}
        fill={paint.side}
      />
      <path
        d={camera.outline([
          [0, 0, -thickness],
          [length, 0, -thickness],
          [length, 0, 0],
          [0, 0, 0],
        ])}
        fill={paint.wall}
      />
      <path
        d={camera.lines([
          [
            [0, depth, rise - thickness / 2],
            [0, 0, -thickness / 2],
            [length, 0, -thickness / 2],
          ],
        ])}
        stroke={paint.mid}
        strokeWidth=".8"
      />
    </>
  );
}
