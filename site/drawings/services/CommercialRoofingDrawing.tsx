import { createCamera, type SpacePoint } from '../geometry/camera.ts';
import { paint } from '../sheet/paint.ts';
import { RooftopUnit } from './RooftopUnit.tsx';

const camera = createCamera({ turnDegrees: 34, tiltDegrees: 20, scale: 11.6, origin: [80, 162] });
const [length, depth, top] = [19, 9.5, 5];
const edge = 0.3;

const onFront = (x: number, bottom: number, right: number, upTo: number, y = 0): SpacePoint[] => [
  [x, y, bottom],
  [right, y, bottom],
  [right, y, upTo],
  [x, y, upTo],
];
const onLeft = (x: number, y: number, rear: number, bottom: number, upTo: number): SpacePoint[] => [
  [x, y, bottom],
  [x, rear, bottom],
  [x, rear, upTo],
  [x, y, upTo],
];
const level = (inset: number): SpacePoint[] => [
  [inset, inset, top],
  [length - inset, inset, top],
  [length - inset, depth - inset, top],
  [inset, depth - inset, top],
];

/** A shop with loading doors: membrane in wide sheets, units on curbs, a new edge all round. */
export function CommercialRoofingDrawing() {
  const ribs = Array.from({ length: 30 }, (_, rib): SpacePoint[] => {
    const x = 0.6 + rib * 0.62;
    return [
      [x, 0, 3.6],
      [x, 0, top - 0.7],
    ];
  });
  const doors = [1.2, 4.3, 7.4];
  const doorPanels = doors.flatMap((x) =>
    [0.8, 1.6, 2.3].map((z): SpacePoint[] => [
      [x, 0, z],
      [x + 2.3, 0, z],
    ]),
  );
  const mullions = [13, 14.6, 16.2].map((x): SpacePoint[] => [
    [x, 0, 0],
    [x, 0, 3],
  ]);
  const laps = [3.6, 6.7, 9.8, 12.9, 16].map((x): SpacePoint[] => [
    [x, 0.5, top],
    [x, depth - 0.5, top],
  ]);
  return (
    <>
      <path d={camera.outline(onLeft(0, 0, depth, 0, top))} fill={paint('side')} />
      <path d={camera.outline(onFront(0, 0, length, top))} fill={paint('wall')} />
      <path d={camera.lines(ribs)} stroke={paint('hair')} strokeWidth=".8" />
      <path
        d={doors.map((x) => camera.outline(onFront(x, 0, x + 2.3, 2.9))).join('')}
        fill={paint('side')}
        strokeWidth="1.2"
      />
      <path d={camera.lines(doorPanels)} stroke={paint('mid')} strokeWidth=".8" />
      <path d={camera.outline(onFront(11.4, 0, 17.8, 3))} fill={paint('glass')} strokeWidth="1.2" />
      <path d={camera.lines(mullions)} strokeWidth="1" />
      <path d={camera.outline(level(-edge))} fill={paint('copper')} />
      <path
        d={camera.outline(onFront(-edge, top - 0.6, length + edge, top, -edge))}
        fill={paint('roof-copper-side')}
        strokeWidth="1.2"
      />
      <path
        d={camera.outline(onLeft(-edge, -edge, depth + edge, top - 0.6, top))}
        fill={paint('roof-copper-deep')}
        strokeWidth="1.2"
      />
      <path d={camera.outline(level(0.5))} fill={paint('membrane')} strokeWidth="1.2" />
      <path d={camera.lines(laps)} stroke={paint('mid')} strokeWidth=".8" />
      <RooftopUnit camera={camera} corner={[7.4, 5, top]} size={[2.2, 2, 1.6]} />
      <RooftopUnit camera={camera} corner={[13, 4.4, top]} size={[3.4, 2.6, 2.2]} />
      <RooftopUnit camera={camera} corner={[2.6, 4.2, top]} size={[3, 2.4, 2]} />
    </>
  );
}
