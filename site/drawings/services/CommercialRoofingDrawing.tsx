import { createCamera, type SpacePoint, segment } from '../geometry/camera.ts';
import { Box } from '../sheet/Box.tsx';
import { paint } from '../sheet/DrawingSheet.tsx';
import { Person } from '../sheet/Person.tsx';

const camera = createCamera({ turnDegrees: 34, tiltDegrees: 20, scale: 11.6, origin: [80, 162] });
const [length, depth, top] = [19, 9.5, 5];
const edge = camera.box([-0.3, -0.3, top - 0.6], [length + 0.3, depth + 0.3, top]);
const membrane = camera.box([0.5, 0.5, 0], [length - 0.5, depth - 0.5, top]).top;

/** A shop with loading doors: membrane in wide sheets, units on curbs, a new edge all around. */
export function CommercialRoofingDrawing() {
  const ribs = Array.from({ length: 30 }, (_, rib) => 0.6 + rib * 0.62).map((x) =>
    segment([x, 0, 3.6], [x, 0, top - 0.7]),
  );
  const sideLights = [1.2, 3.9, 6.6].map((y) => camera.box([0, y, 2.4], [0, y + 1.8, 3.6]).side).join('');
  const doors = [1.2, 4.3, 7.4];
  const doorPanels = doors.flatMap((x) => [0.8, 1.6, 2.3].map((z) => segment([x, 0, z], [x + 2.3, 0, z])));
  const mullions = [13, 14.6, 16.2].map((x) => segment([x, 0, 0], [x, 0, 3]));
  const laps = [3.6, 6.7, 9.8, 12.9, 16].map((x) => segment([x, 0.5, top], [x, depth - 0.5, top]));
  return (
    <>
      <path
        d={camera.box([-1.2, -2.6, 0], [length + 1.2, depth + 1, 0]).top}
        fill={paint('lawn')}
        stroke="none"
      />
      <path d={camera.box([0, 0, 0], [length, depth, top]).side} fill={paint('side')} />
      <path d={sideLights} fill={paint('glass')} strokeWidth="1.1" />
      <path d={camera.front(0, 0, length, top)} fill={paint('wall')} />
      <path d={camera.lines(ribs)} stroke={paint('hair')} strokeWidth=".8" />
      <path
        d={doors.map((x) => camera.front(x, 0, x + 2.3, 2.9)).join('')}
        fill={paint('side')}
        strokeWidth="1.2"
      />
      <path d={camera.lines(doorPanels)} stroke={paint('mid')} strokeWidth=".8" />
      <path d={camera.front(11.4, 0, 17.8, 3)} fill={paint('glass')} strokeWidth="1.2" />
      <path d={camera.lines(mullions)} strokeWidth="1" />
      <path d={edge.top} fill={paint('roof-worked')} />
      <path d={edge.front} fill={paint('roof-worked-side')} strokeWidth="1.2" />
      <path d={edge.side} fill={paint('roof-worked-accent')} strokeWidth="1.2" />
      <path d={membrane} fill={paint('membrane')} strokeWidth="1.2" />
      <path d={camera.lines(laps)} stroke={paint('mid')} strokeWidth=".8" />
      <Person camera={camera} at={[10.6, -1.6, 0]} height={1.8} />
      <RooftopUnit corner={[7.4, 5, top]} size={[2.2, 2, 1.6]} />
      <RooftopUnit corner={[13, 4.4, top]} size={[3.4, 2.6, 2.2]} />
      <RooftopUnit corner={[2.6, 4.2, top]} size={[3, 2.4, 2]} />
    </>
  );
}

interface RooftopUnitProps {
  /** Lower corner nearest to us, in feet. */
  readonly corner: SpacePoint;
  readonly size: readonly [length: number, depth: number, height: number];
}

const curbHeight = 0.45;

/** An air-conditioning unit on its curb, with louvers in front. */
function RooftopUnit({ corner: [x, y, z], size: [length, depth, height] }: RooftopUnitProps) {
  const right = x + length;
  const curb = camera.box([x - 0.25, y - 0.25, z], [right + 0.25, y + depth + 0.25, z + curbHeight]);
  const louvers = [0.8, 1.2, 1.6]
    .filter((above) => above < height - 0.3)
    .map((above) => segment([x + 0.4, y, z + above], [right - 0.4, y, z + above]));
  return (
    <>
      {/* The curb it stands on, flashed all around. */}
      <path d={curb.front} fill={paint('roof-worked-side')} strokeWidth="1.2" />
      <path d={curb.side} fill={paint('roof-worked')} strokeWidth="1.2" />
      <path d={curb.top} fill={paint('roof-worked-accent')} strokeWidth="1.2" />
      <Box camera={camera} from={[x, y, z + curbHeight]} to={[right, y + depth, z + height]} />
      <path d={camera.lines(louvers)} stroke={paint('mid')} strokeWidth=".8" />
    </>
  );
}
