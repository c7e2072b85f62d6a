import { boxOn, placesOn, type Wall } from '#calculators/house/house.ts';
import { directionOf } from '#calculators/house/outline.ts';
import { type Plane, type SpacePoint, segment } from '../geometry/camera.ts';
import { hundredth } from '../geometry/path-data.ts';
import { paint } from '../sheet/DrawingSheet.tsx';
import { type HouseScene, stoopFeet } from './house-scene.ts';

interface HouseWallProps {
  readonly scene: HouseScene;
  readonly wall: Wall;
}

/** Path of an upright box on a wall. */
const uprightOn =
  ({ camera }: HouseScene, wall: Wall) =>
  (...box: Parameters<ReturnType<typeof boxOn>>) =>
    camera.outline(boxOn(wall)(...box));

/** A wall with its siding, windows and door, and the shade of the roof on it. */
export function HouseWall({ scene, wall }: HouseWallProps) {
  const { camera, house } = scene;
  const { wallHeight, eaveHeight, pitch } = house;
  const { feet, outward, peak, windows, door } = wall;
  const [place, upright] = [placesOn(wall), uprightOn(scene, wall)];
  const plane: Plane = {
    origin: place(0, 0),
    across: [...directionOf(wall.from, wall.to), 0],
    up: [0, 0, 1],
  };
  const isTurnedAway = outward[0] < -0.5;
  const top: SpacePoint[] = peak ? [place(...peak)] : [];
  const shade = peak
    ? camera.outline([
        place(0, wallHeight),
        ...top,
        place(feet, wallHeight),
        place(feet, wallHeight - 0.9),
        place(peak[0], peak[1] - 1.6),
        place(0, wallHeight - 0.9),
      ])
    : upright(0, eaveHeight - 1.3, feet, eaveHeight);
  // Under a gable the siding ends at the slopes.
  const ends = (height: number): [number, number] => {
    if (!peak) return [0, feet];
    const inset = Math.max(0, (height - wallHeight) / pitch) + 0.1;
    return [inset * (peak[0] / (feet / 2)), feet - inset * ((feet - peak[0]) / (feet / 2))];
  };
  return (
    <>
      <path
        d={camera.outline([
          place(0, 0),
          place(feet, 0),
          place(feet, wallHeight),
          ...top,
          place(0, wallHeight),
        ])}
        fill={paint(isTurnedAway ? 'side' : 'wall')}
      />
      <g transform={camera.transformOf(plane)} strokeWidth={hundredth(0.85 / camera.scale)}>
        <path
          d={sidingPath(peak ? peak[1] - 1 : wallHeight - 1.2, ends)}
          stroke={paint('hair')}
          strokeOpacity={isTurnedAway ? '.8' : '.55'}
        />
        <path d={brickPath(feet)} stroke={paint('mid')} strokeOpacity=".55" />
      </g>
      {door ? <Door scene={scene} wall={wall} {...door} /> : null}
      {windows.length > 0 ? <Windows scene={scene} wall={wall} /> : null}
      <path d={shade} fill={paint('shade')} fillOpacity=".75" stroke="none" />
    </>
  );
}

function Door({ scene, wall, middle, halfWidth }: HouseWallProps & NonNullable<Wall['door']>) {
  const [place, upright] = [placesOn(wall), uprightOn(scene, wall)];
  const half = Math.min(1.6, halfWidth * 0.42);
  const frame = half + Math.min(1, halfWidth * 0.2);
  const stoop = [-1, 1, 1, -1].map((side, corner) =>
    place(middle + side * (frame + 0.8), 0, corner < 2 ? stoopFeet : 0),
  );
  return (
    <>
      <path d={upright(middle - frame, 0, middle + frame, 8)} fill={paint('wall')} strokeWidth="1.3" />
      <path d={upright(middle - half, 0, middle + half, 7.1)} fill={paint('door')} strokeWidth="1.3" />
      <path d={scene.camera.outline(stoop)} fill={paint('wall')} strokeWidth="1.1" />
    </>
  );
}

function Windows({ scene, wall }: HouseWallProps) {
  const { camera } = scene;
  const [place, upright] = [placesOn(wall), uprightOn(scene, wall)];
  const panes = wall.windows.map(({ left, sill, width, height }) =>
    upright(left, sill, left + width, sill + height),
  );
  const bars = wall.windows.flatMap(({ left, sill, width, height }) => [
    segment(place(left + width / 2, sill), place(left + width / 2, sill + height)),
    segment(place(left, sill + height / 2), place(left + width, sill + height / 2)),
  ]);
  const sills = wall.windows.map(({ left, sill, width }) =>
    segment(place(left - 0.5, sill), place(left + width + 0.5, sill)),
  );
  return (
    <>
      <path d={panes.join('')} fill={paint('glass')} strokeWidth="1.3" />
      <path d={camera.lines(bars)} strokeWidth=".9" />
      <path d={camera.lines(sills)} strokeWidth="2.2" />
    </>
  );
}

const boardFeet = 1.15;
const brickFeet = { length: 2.2, height: 0.85 };
/** The brick base ends and the siding begins. */
const baseFeet = 3.4;

function sidingPath(top: number, ends: (height: number) => readonly [number, number]): string {
  let text = '';
  for (let height = baseFeet + 0.8; height < top; height += boardFeet) {
    const [start, end] = ends(height);
    if (end > start) text += `M${hundredth(start)} ${hundredth(height)}H${hundredth(end)}`;
  }
  return text;
}

/** Four courses in running bond along the foot of the wall. */
function brickPath(wallLength: number): string {
  const { length, height } = brickFeet;
  const rise = hundredth(height);
  let text = '';
  for (let course = 0; course * height < baseFeet - 0.01; course++) {
    const bottom = course * height;
    text += `M0 ${hundredth(bottom + height)}H${hundredth(wallLength)}`;
    const first = course % 2 === 1 ? length / 2 : length;
    const count = Math.ceil((wallLength - first) / length);
    if (count > 0)
      text +=
        `M${hundredth(first)} ${hundredth(bottom)}v${rise}` +
        `m${hundredth(length)}-${rise}v${rise}`.repeat(count - 1);
  }
  return text;
}
