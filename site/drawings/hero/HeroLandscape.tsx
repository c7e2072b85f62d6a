import { polygonPath } from '../geometry/path-data.ts';
import { paint } from '../sheet/paint.ts';
import { Tree } from '../sheet/Tree.tsx';

// x, y, radius of the trees on the far bank, left of the town and right of it.
const farTrees: readonly (readonly [number, number, number])[] = [
  [26, 646, 15],
  [68, 650, 11],
  [95, 645, 14],
  [127, 642, 17],
  [151, 646, 14],
  [187, 645, 16],
  [225, 650, 12],
  [253, 648, 13],
  [273, 646, 14],
  [520, 641, 11],
  [550, 639, 12],
  [578, 641, 11],
  [598, 639, 12],
  [630, 643, 9],
];

/** The valley behind the house: moraine, river, a town with its steeple, the lawn. */
export function HeroLandscape() {
  return (
    <>
      <g stroke="none">
        <path
          d="M0 612C180 596 320 614 520 600S900 578 1120 596S1360 604 1440 592V860H0z"
          fill={paint('ridge-far')}
        />
        <path d="M0 662C240 630 420 658 640 640S1100 618 1440 636V860H0z" fill={paint('ridge-near')} />
        <path
          d="M1440 652C1300 658 1240 676 1080 674S700 658 520 686S250 768 0 768V830C280 824 420 738 610 704S1010 702 1130 698S1320 678 1440 668z"
          fill={paint('water')}
        />
      </g>
      <path
        d="M60 800l90-4M210 776l80-16M330 740l54-14M470 704l70-10M110 784l50-4"
        stroke={paint('water-line')}
        strokeWidth="1.4"
      />
      {farTrees.map(([x, y, radius], index) => (
        <Tree
          key={x}
          x={x}
          y={y}
          radius={radius}
          seed={3 + (index % 3)}
          strokeWidth={1}
          stroke={paint('mid')}
        />
      ))}
      <Town />
      <path
        d="M0 860V864C300 848 520 768 760 738S1250 698 1440 704V860z"
        fill={paint('lawn')}
        stroke="none"
      />
      <Tree x={1180} y={678} radius={60} seed={5} />
      <Tree x={700} y={704} radius={24} seed={8} strokeWidth={1.2} />
    </>
  );
}

const gables = [
  { x: 352, y: 644, width: 26, wall: 14, gable: 11 },
  { x: 382, y: 643, width: 20, wall: 18, gable: 9 },
  { x: 422, y: 643, width: 34, wall: 16, gable: 13 },
  { x: 462, y: 642, width: 24, wall: 12, gable: 10 },
  { x: 492, y: 642, width: 18, wall: 16, gable: 8 },
];

/** Gables and a steeple on the far bank. */
function Town() {
  const houses = gables.map(({ x, y, width, wall, gable }) =>
    polygonPath([
      [x, y],
      [x, y - wall],
      [x + width / 2, y - wall - gable],
      [x + width, y - wall],
      [x + width, y],
    ]),
  );
  return (
    <path
      d={`${houses.join('')}M410 643v-43l6-34 6 34v43z`}
      fill={paint('wall')}
      stroke={paint('mid')}
      strokeWidth="1"
    />
  );
}
