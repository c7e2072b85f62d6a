import { createCamera, type SpacePoint } from '../geometry/camera.ts';
import { boxFaces } from '../geometry/faces.ts';
import { tenth } from '../geometry/path-data.ts';
import { paint } from '../sheet/paint.ts';

const camera = createCamera({ turnDegrees: 34, tiltDegrees: 20, scale: 13.4, origin: [74, 158] });
const [length, depth, top] = [15.4, 9.4, 4.2];
const parapet = 0.8;
const floor = top - 1.1;
const walls = boxFaces([0, 0, 0], [length, depth, top]);
const insulation = { bottom: top - 1.7, top: top - 0.5, right: 5.7 };

const level = (left: number, near: number, right: number, far: number, z: number) =>
  boxFaces([left, near, z], [right, far, z]).top;
const cutOnFront = (bottom: number, upTo: number) =>
  camera.outline(boxFaces([0, 0, bottom], [insulation.right, 0, upTo]).front);

/** A tapered membrane roof inside its parapet, with the drain, the coping and a cut through the layers. */
export function FlatRoofSystemsDrawing() {
  const [innerRight, innerRear] = [length - parapet, depth - parapet];
  const drain: SpacePoint = [length * 0.5, depth * 0.55, floor - 0.2];
  const [drainX, drainY] = camera.project(drain);
  const tapers = Array.from({ length: 7 }, (_, board): SpacePoint[] => {
    const x = 0.3 + board * 0.75;
    return [
      [x, 0, insulation.bottom],
      [x + 0.38, 0, insulation.top],
      [x + 0.75, 0, insulation.bottom],
    ];
  });
  return (
    <>
      <path
        d={camera.outline(level(parapet, parapet, innerRight, innerRear, floor))}
        fill={paint('membrane')}
      />
      <path
        d={camera.lines(
          level(parapet + 0.4, parapet + 0.5, innerRight, innerRear, floor).map((corner) => [drain, corner]),
        )}
        stroke={paint('mid')}
        strokeWidth="1"
        strokeDasharray="7 3"
      />
      <ellipse cx={tenth(drainX)} cy={tenth(drainY)} rx="9" ry="4.6" fill={paint('wall')} strokeWidth="1.3" />
      <ellipse cx={tenth(drainX)} cy={tenth(drainY)} rx="4.4" ry="2.2" fill={paint('copper')} stroke="none" />
      <path
        d={camera.outline(boxFaces([parapet, innerRear, floor], [innerRight, innerRear, top]).front)}
        fill={paint('wall')}
        strokeWidth="1.1"
      />
      <path
        d={camera.outline(boxFaces([innerRight, parapet, floor], [innerRight, innerRear, top]).side)}
        fill={paint('side')}
        strokeWidth="1.1"
      />
      <path d={camera.outline(walls.front)} fill={paint('wall')} />
      <path d={camera.outline(walls.side)} fill={paint('side')} />
      <path
        d={camera.outline(walls.top) + camera.outline(level(parapet, parapet, innerRight, innerRear, top))}
        fill={paint('copper')}
        fillRule="evenodd"
      />
      <path d={cutOnFront(insulation.bottom, insulation.top)} fill={paint('water')} strokeWidth="1.1" />
      <path d={camera.lines(tapers)} stroke={paint('patina')} strokeWidth=".9" />
      <path
        d={cutOnFront(insulation.bottom - 0.45, insulation.bottom)}
        fill={paint('wood')}
        strokeWidth="1.1"
      />
    </>
  );
}
