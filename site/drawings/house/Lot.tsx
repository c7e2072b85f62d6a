import { memo } from 'react';
import type { RoofAccess } from '#calculators/roof-cost/answers.ts';
import { type SpacePoint, segment } from '../geometry/camera.ts';
import { linesPath, tenth } from '../geometry/path-data.ts';
import { Box } from '../sheet/Box.tsx';
import { paint } from '../sheet/DrawingSheet.tsx';
import { Tree } from '../sheet/Tree.tsx';
import {
  type HouseScene,
  lotFront,
  lotMargin,
  poleFeet,
  rightCorner,
  rightOfRoof,
  treesOf,
} from './house-scene.ts';

/** The boundary, the walk to the door, and the two trees behind the house. */
export function Lot({ scene: { camera, house } }: { readonly scene: HouseScene }) {
  const { length, width, door } = house;
  const boundary = lotFront(house);
  const isDoorSeen = house.sides.some((side) => side.door && side.outward[1] < 0);
  const ground = (left: number, near: number, right: number, far: number) =>
    camera.box([left, near, 0], [right, far, 0]).top;
  return (
    <>
      <path
        d={ground(-lotMargin, -boundary, length + lotMargin, width + lotMargin)}
        stroke={paint('hair')}
        strokeWidth="1.1"
        strokeDasharray="14 4 2 4"
      />
      {door && isDoorSeen ? (
        <path
          d={ground(door.place[0] - 2, -boundary, door.place[0] + 2, door.place[1])}
          fill={paint('wall')}
          stroke={paint('hair')}
          strokeWidth="1"
        />
      ) : null}
      {treesOf(house).map(({ place, radius, seed }) => {
        const [x, y] = camera.project(place);
        return <Tree key={seed} x={x} y={y} radius={camera.scale * radius} seed={seed} />;
      })}
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
  const { camera, house } = scene;
  const count = obstacleCounts[access];
  if (count === 0) return null;
  const [, near] = rightCorner(house);
  // Left of the wall's dimension line, which it would hide.
  const treeX = rightOfRoof(house, near) - Math.max(10.5, house.length * 0.14 + 1.5) - near * 0.8;
  const tree = camera.project([treeX, 4.5 - lotFront(house), 0]);
  return (
    <>
      {count >= 2 ? <Tree x={tree[0]} y={tree[1]} radius={camera.scale * 5} seed={13} /> : null}
      <Fence scene={scene} />
      {count >= 3 ? <PowerLine scene={scene} /> : null}
    </>
  );
});

const fenceFeet = { insideLot: 1.5, spacing: 1.6, reach: 6, halfGate: 3.4 };

/** Pickets and rails in front of the house, with a gate where the walk is. */
function Fence({ scene: { camera, house } }: { readonly scene: HouseScene }) {
  const { insideLot, spacing, reach, halfGate } = fenceFeet;
  const y = insideLot - lotFront(house);
  const gate = house.door?.place[0] ?? house.length / 2;
  const end = house.length + reach;
  let pickets = '';
  for (let x = -reach; x <= end; x += spacing) {
    if (Math.abs(x - gate) < halfGate) continue;
    pickets += camera.outline([
      [x - 0.45, y, 0],
      [x - 0.45, y, 2.7],
      [x, y, 3.2],
      [x + 0.45, y, 2.7],
      [x + 0.45, y, 0],
    ]);
  }
  const rails = [0.9, 2.1].flatMap((height) => [
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

/** Above the roof at the corner nearest the pole. */
const mastFeet = { inside: 1.6, aboveEave: 4.6, foot: 5 };

/** A pole with its transformer, and the service drop to the mast at the near corner: no wire is tied to a roof. */
function PowerLine({ scene: { camera, house } }: { readonly scene: HouseScene }) {
  const { height, halfArm } = poleFeet;
  const [x, y] = [house.length + poleFeet.right, -poleFeet.front];
  const arm = height - 1;
  const [cornerX, cornerY] = rightCorner(house);
  const [mastX, mastY] = [cornerX - mastFeet.inside, cornerY - house.overhang / 2];
  const head: SpacePoint = [mastX, mastY, house.eaveHeight + mastFeet.aboveEave];
  const [start, end] = [camera.project([x - halfArm, y, arm]), camera.project(head)];
  const sag = camera.scale * 2.4;
  return (
    <>
      <path
        d={camera.lines([segment([mastX, mastY, house.eaveHeight + house.edge], head)])}
        strokeWidth="2.6"
      />
      <path
        d={camera.lines([
          segment([mastX, cornerY, mastFeet.foot], [mastX, cornerY, house.eaveHeight - house.overhang]),
        ])}
        strokeWidth="2.2"
      />
      <path
        d={`${linesPath([[start]])}Q${tenth((start[0] + end[0]) / 2)} ${tenth((start[1] + end[1]) / 2 + sag)} ${end.map(tenth).join(' ')}`}
        strokeWidth="1.3"
      />
      <path
        d={camera.lines([
          segment([x, y, 0], [x, y, height]),
          segment([x - halfArm, y, arm], [x + halfArm, y, arm]),
        ])}
        strokeWidth="2.4"
      />
      <Box camera={camera} from={[x - 0.6, y - 0.6, arm - 5]} to={[x + 0.6, y + 0.6, arm - 2]} />
    </>
  );
}
