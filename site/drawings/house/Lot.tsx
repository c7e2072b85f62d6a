import { memo } from 'react';
import type { RoofAccess } from '#calculators/roof-cost/answers.ts';
import { boxFaces, segment } from '../geometry/faces.ts';
import { linesPath, tenth } from '../geometry/path-data.ts';
import { paint } from '../sheet/paint.ts';
import { Tree } from '../sheet/Tree.tsx';
import type { HouseScene } from './fit-house.ts';
import { lotFeet } from './house-feet.ts';

/** The boundary, the walk to the door, and the two trees behind the house. */
export function Lot({ scene: { camera, feet } }: { readonly scene: HouseScene }) {
  const { length, width, wing } = feet;
  const { margin, front } = lotFeet;
  const ground = (left: number, near: number, right: number, far: number) =>
    camera.outline(boxFaces([left, near, 0], [right, far, 0]).top);
  const rightTree = camera.project([length + 5, width + 3, 0]);
  const leftTree = camera.project([-4.5, width + 5.5, 0]);
  return (
    <>
      <path
        d={ground(-margin, front, length + margin, width + margin)}
        stroke={paint('hair')}
        strokeWidth="1.1"
        strokeDasharray="14 4 2 4"
      />
      <path
        d={ground(wing.center - 2, front, wing.center + 2, -wing.depth)}
        fill={paint('wall')}
        stroke={paint('hair')}
        strokeWidth="1"
      />
      <Tree x={rightTree[0]} y={rightTree[1]} radius={camera.scale * 7.4} seed={5} />
      <Tree x={leftTree[0]} y={leftTree[1]} radius={camera.scale * 5.6} seed={9} />
    </>
  );
}

/** How many things are in the way: a fence, then a tree as well, then a power line too. */
export const obstacleCounts: Readonly<Record<RoofAccess, number>> = {
  easy: 0,
  moderate: 1,
  difficult: 2,
  'very-difficult': 3,
};

interface AccessObstaclesProps {
  readonly scene: HouseScene;
  readonly access: RoofAccess;
}

/** What is between the truck and the roof. */
export const AccessObstacles = memo(function AccessObstacles({ scene, access }: AccessObstaclesProps) {
  const { camera, feet } = scene;
  const count = obstacleCounts[access];
  if (count === 0) return null;
  const tree = camera.project([feet.length * 0.86, -7, 0]);
  return (
    <>
      <Fence scene={scene} />
      {count >= 2 ? <Tree x={tree[0]} y={tree[1]} radius={camera.scale * 5} seed={13} /> : null}
      {count >= 3 ? <PowerLine scene={scene} /> : null}
    </>
  );
});

const fenceFeet = { y: -8, spacing: 1.6, reach: 6, halfGate: 3.4 };

/** Pickets and rails in front of the house, with a gate where the walk is. */
function Fence({ scene: { camera, feet } }: { readonly scene: HouseScene }) {
  const { y, spacing, reach, halfGate } = fenceFeet;
  const gate = feet.wing.center;
  const end = feet.length + reach;
  let pickets = '';
  for (let x = -reach; x <= end; x += spacing) {
    if (Math.abs(x - gate) < halfGate) continue;
    pickets += camera.outline([
      [x - 0.45, y, 0],
      [x - 0.45, y, 3],
      [x, y, 3.5],
      [x + 0.45, y, 3],
      [x + 0.45, y, 0],
    ]);
  }
  const rails = [1, 2.4].flatMap((height) => [
    segment([-reach - 0.6, y, height], [gate - halfGate, y, height]),
    segment([gate + halfGate, y, height], [end + 0.6, y, height]),
  ]);
  return (
    <>
      <path d={camera.lines(rails)} strokeWidth="1" />
      <path d={pickets} fill={paint('wall')} strokeWidth="1" />
    </>
  );
}

const poleFeet = { y: -9, height: 26, halfArm: 2 };

function PowerLine({ scene: { camera, feet } }: { readonly scene: HouseScene }) {
  const { y, height, halfArm } = poleFeet;
  const [left, right] = [-7, feet.length + 9];
  const poles = [left, right].map((x) =>
    camera.lines([
      segment([x, y, 0], [x, y, height]),
      segment([x - halfArm, y, height - 1], [x + halfArm, y, height - 1]),
    ]),
  );
  const from = camera.project([left, y, height]);
  const to = camera.project([right, y, height]);
  const sag = camera.scale * 3.6;
  return (
    <>
      <path d={poles.join('')} strokeWidth="2.4" />
      <path
        d={`${linesPath([[from]])}Q${tenth((from[0] + to[0]) / 2)} ${tenth((from[1] + to[1]) / 2 + sag)} ${to.map(tenth).join(' ')}`}
        strokeWidth="1.1"
      />
    </>
  );
}
