import { createCamera, rectangle, type SpacePoint, segment } from '../geometry/camera.ts';
import { tenth } from '../geometry/path-data.ts';
import { paint } from '../sheet/DrawingSheet.tsx';
import { Person } from '../sheet/Person.tsx';

const camera = createCamera({ turnDegrees: 34, tiltDegrees: 20, scale: 13.4, origin: [74, 158] });
const [length, depth, top] = [15.4, 9.4, 4.2];
const parapet = 0.8;
const floor = top - 1.1;
const walls = camera.box([0, 0, 0], [length, depth, top]);

const level = (left: number, near: number, right: number, far: number, z: number) =>
  rectangle(left, near, right, far).map(([x, y]): SpacePoint => [x, y, z]);
const onSide = (near: number, bottom: number, far: number, upTo: number) =>
  camera.box([0, near, bottom], [0, far, upTo]).side;

/** A tapered membrane roof inside its parapet, with the drain and the coping, on a small shop. */
export function FlatRoofSystemsDrawing() {
  const [innerRight, innerRear] = [length - parapet, depth - parapet];
  const drain: SpacePoint = [length * 0.5, depth * 0.55, floor - 0.2];
  const [drainX, drainY] = camera.project(drain);
  const panes = [0.9, 3.1, 5.3, 10.1, 12.3].map((x) => camera.front(x, 0.7, x + 1.9, 2.5));
  const sidePanes = [1.6, 4.4, 7.2].map((y) => onSide(y, 0.7, y + 1.4, 2.5));
  const sills = [0.9, 3.1, 5.3, 10.1, 12.3].map((x) =>
    segment<SpacePoint>([x - 0.15, 0, 0.7], [x + 2.05, 0, 0.7]),
  );
  return (
    <>
      <path
        d={camera.outline(level(-1.4, -2.6, length + 1.4, depth + 1, 0))}
        fill={paint('lawn')}
        stroke="none"
      />
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
      <ellipse
        cx={tenth(drainX)}
        cy={tenth(drainY)}
        rx="4.4"
        ry="2.2"
        fill={paint('roof-worked')}
        stroke="none"
      />
      <path
        d={camera.front(parapet, floor, innerRight, top, innerRear)}
        fill={paint('wall')}
        strokeWidth="1.1"
      />
      <path
        d={camera.box([innerRight, parapet, floor], [innerRight, innerRear, top]).side}
        fill={paint('side')}
        strokeWidth="1.1"
      />
      <path d={walls.front} fill={paint('wall')} />
      <path d={walls.side} fill={paint('side')} />
      <path
        d={walls.top + camera.outline(level(parapet, parapet, innerRight, innerRear, top))}
        fill={paint('roof-worked')}
        fillRule="evenodd"
      />
      <path d={panes.join('') + sidePanes.join('')} fill={paint('glass')} strokeWidth="1.1" />
      <path d={camera.front(7.7, 0, 9.5, 2.5)} fill={paint('door')} strokeWidth="1.1" />
      <path d={camera.lines(sills)} strokeWidth="1.6" />
      <Person camera={camera} at={[10.6, -1.4, 0]} height={2.05} />
    </>
  );
}
