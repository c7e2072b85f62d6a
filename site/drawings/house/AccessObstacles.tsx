import { memo } from 'react';
import type { RoofAccess } from '#calculators/roof-cost/answers.ts';
import { linesPath, tenth } from '../geometry/path-data.ts';
import { paint } from '../sheet/paint.ts';
import { Tree } from '../sheet/Tree.tsx';
import { fencePaths } from './fence-paths.ts';
import type { HouseScene } from './house-scene.ts';
import { obstacleCounts } from './obstacle-counts.ts';

interface AccessObstaclesProps {
  readonly scene: HouseScene;
  readonly access: RoofAccess;
}

/** What stands between the truck and the roof: a fence, then a tree as well, then a power line too. */
export const AccessObstacles = memo(function AccessObstacles({ scene, access }: AccessObstaclesProps) {
  const { camera, feet } = scene;
  const count = obstacleCounts[access];
  if (count === 0) return null;
  const fence = fencePaths(scene);
  const tree = camera.project([feet.length * 0.86, -7, 0]);
  return (
    <>
      <path d={fence.rails} strokeWidth="1" />
      <path d={fence.pickets} fill={paint('wall')} strokeWidth="1" />
      {count >= 2 ? <Tree x={tree[0]} y={tree[1]} radius={camera.scale * 5} seed={13} /> : null}
      {count >= 3 ? <PowerLine scene={scene} /> : null}
    </>
  );
});

function PowerLine({ scene: { camera, feet } }: { readonly scene: HouseScene }) {
  const poleFeet = 26;
  const poles = [-7, feet.length + 9];
  const [left, right] = poles.map((x) => camera.project([x, -9, poleFeet])) as [
    readonly [number, number],
    readonly [number, number],
  ];
  const sag = camera.scale * 3.6;
  return (
    <>
      <path
        d={poles
          .map((x) =>
            camera.lines([
              [
                [x, -9, 0],
                [x, -9, poleFeet],
              ],
              [
                [x - 2, -9, poleFeet - 1],
                [x + 2, -9, poleFeet - 1],
              ],
            ]),
          )
          .join('')}
        strokeWidth="2.4"
      />
      <path
        d={`${linesPath([[left]])}Q${tenth((left[0] + right[0]) / 2)} ${tenth((left[1] + right[1]) / 2 + sag)} ${tenth(right[0])} ${tenth(right[1])}`}
        strokeWidth="1.1"
      />
    </>
  );
}
