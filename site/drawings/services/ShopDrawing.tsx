import { houseOf } from '#calculators/house/house.ts';
import { company } from '#client/company.ts';
import { createCamera, rectangle, type SpacePoint, segment } from '../geometry/camera.ts';
import { HouseBody } from '../house/House.tsx';
import type { HouseScene } from '../house/house-scene.ts';
import { lookOf } from '../roof-surface/RoofPlane.tsx';
import { Box } from '../sheet/Box.tsx';
import { DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';
import styles from '../sheet/drawing.module.css';
import { Person } from '../sheet/Person.tsx';

// A roofer's shop, in feet: long and low, three doors to the yard.
const scene: HouseScene = {
  house: houseOf({
    walls: rectangle(0, 0, 46, 26),
    overhang: 1.2,
    ends: 'gable',
    storyCount: 1.1,
    pitchInches: 4,
  }),
  camera: createCamera({ scale: 10.6, origin: [196, 404] }),
};
const { camera } = scene;
const { length, width, wallHeight, ridgeHeight } = scene.house;
const covering = { look: lookOf('metal', 'charcoal') };

const gable: readonly SpacePoint[] = [
  [0, 0, 0],
  [0, 0, wallHeight],
  [0, width / 2, ridgeHeight],
  [0, width, wallHeight],
  [0, width, 0],
];
/** A board at the road, in feet, with the company's name on it in two lines. */
const sign = { left: -13.5, near: -3, bottom: 2.2, width: 20, height: 6.4 };
/** The yard, wider in front where the sign stands: all of it is on the sheet. */
const yard: readonly SpacePoint[] = [
  [-2, width + 1, 0],
  [-2, 1, 0],
  [sign.left - 1.5, 1, 0],
  [sign.left - 1.5, -12, 0],
  [length + 1, -12, 0],
  [length + 1, width + 1, 0],
];
const doors = [3, 15, 27];
const doorPanels = doors.flatMap((left) =>
  [2.2, 4.4, 6.6].map((z) => segment<SpacePoint>([left, 0, z], [left + 9.5, 0, z])),
);
const ribs = Array.from({ length: 22 }, (_, rib) => 1 + rib * 2.1).map((x) =>
  segment<SpacePoint>([x, 0, 9.2], [x, 0, wallHeight]),
);
/** The same metal on the gable wall, as high as the roof lets it, and two windows in it. */
const gableRibs = Array.from({ length: 12 }, (_, rib) => 1 + rib * 2.18).map((y) => {
  const top = wallHeight + (ridgeHeight - wallHeight) * (1 - Math.abs(2 * y - width) / width);
  return segment<SpacePoint>([0, y, 0], [0, y, top]);
});
const gableWindows = [7, 15.4].map((y) => camera.box([0, y, 4], [0, y + 3.4, 7]).side).join('');
/** Where a pallet of shingle bundles stands, and how many layers are on it. */
const pallets = [
  { left: 5, near: -11, layers: 4 },
  { left: 12, near: -10, layers: 3 },
  { left: 19, near: -10.5, layers: 5 },
] as const;
const ladder = { foot: 40.5, width: 1.7, rungs: 8 };
const onLadder = (across: number, share: number): SpacePoint => [
  ladder.foot + across,
  -4 + 3.4 * share,
  12.6 * share,
];

function Sign() {
  const { left, near, bottom, width, height } = sign;
  const words = company.name.value.split(' ');
  const half = Math.ceil(words.length / 2);
  const lines = [words.slice(0, half), words.slice(half)].map((line) => line.join(' ')).filter(Boolean);
  // As high as the longer line leaves room for.
  const letter = Math.min(2.15, width / (0.64 * Math.max(...lines.map(({ length: count }) => count))));
  const posts = [left + 1, left + width - 1].map((x) => segment<SpacePoint>([x, near, 0], [x, near, bottom]));
  const board = { origin: [left, near, bottom + height], across: [1, 0, 0], up: [0, 0, -1] } as const;
  return (
    <g className={styles.sign}>
      <path d={camera.lines(posts)} strokeWidth="4" />
      <path d={camera.front(left, bottom, left + width, bottom + height, near)} fill={paint('ink')} />
      <g transform={camera.transformOf(board)} fill={paint('wall')} stroke="none" textAnchor="middle">
        {lines.map((line, index) => (
          <text
            key={line}
            className="display"
            x={width / 2}
            y={height / 2 + letter * (lines.length === 1 ? 0.36 : index * 1.2 - 0.25)}
            fontSize={letter}
          >
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}

/** Where the trucks are loaded: bundles on pallets, a ladder at the eave. No picture of one building in particular. */
export function ShopDrawing() {
  const stiles = camera.lines([
    [onLadder(0, 0), onLadder(0, 1)],
    [onLadder(ladder.width, 0), onLadder(ladder.width, 1)],
  ]);
  const rungs = Array.from({ length: ladder.rungs }, (_, rung) => {
    const share = (rung + 1) / (ladder.rungs + 1);
    return [onLadder(0, share), onLadder(ladder.width, share)];
  });
  return (
    <DrawingSheet
      viewBox="0 105 676 368"
      label="A roofer’s shop: a long metal-roofed building with three doors, shingle bundles on pallets, a ladder at the eave and the company’s sign in front."
    >
      <path d={camera.outline(yard)} fill={paint('lawn')} stroke="none" />
      <path d={camera.outline(gable)} fill={paint('side')} />
      <path d={camera.lines(gableRibs)} stroke={paint('hair')} strokeWidth="1" />
      <path d={gableWindows} fill={paint('glass')} />
      <path d={camera.front(0, 0, length, wallHeight)} fill={paint('wall')} />
      <path d={camera.lines(ribs)} stroke={paint('hair')} strokeWidth="1" />
      <path d={doors.map((left) => camera.front(left, 0, left + 9.5, 8.8)).join('')} fill={paint('side')} />
      <path d={camera.lines(doorPanels)} stroke={paint('mid')} strokeWidth="1" />
      <path d={camera.front(38.4, 0, 41.6, 7)} fill={paint('door')} />
      <path d={camera.front(43, 3.4, 45, 6.8)} fill={paint('glass')} />
      <HouseBody scene={scene} covering={covering} onlyRoof />
      <path d={stiles} stroke={paint('wall')} strokeWidth="5" />
      <path d={stiles} strokeWidth="1.6" />
      <path d={camera.lines(rungs)} strokeWidth="1.4" />
      <Person camera={camera} at={[29, -6, 0]} height={5.8} />
      {pallets.map(({ left, near, layers }) => (
        <g key={left}>
          <Box camera={camera} from={[left, near, 0]} to={[left + 4.5, near + 3.6, 0.6]} />
          {Array.from({ length: layers }, (_, layer) => {
            const z = 0.6 + layer * 0.75;
            const faces = camera.box([left + 0.2, near + 0.2, z], [left + 4.3, near + 3.4, z + 0.75]);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a layer is its place
              <g key={layer}>
                <path d={faces.front} fill={paint('roof-architectural')} />
                <path d={faces.side} fill={paint('roof-architectural-side')} />
                <path d={faces.top} fill={paint('roof-architectural-accent')} />
              </g>
            );
          })}
        </g>
      ))}
      <Sign />
    </DrawingSheet>
  );
}
