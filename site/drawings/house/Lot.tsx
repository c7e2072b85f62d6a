import { paint } from '../sheet/paint.ts';
import { Tree } from '../sheet/Tree.tsx';
import type { HouseScene } from './house-scene.ts';
import { lotFeet } from './lot-feet.ts';

/** The boundary, the walk to the door, and the two trees behind the house. */
export function Lot({ scene: { camera, feet } }: { readonly scene: HouseScene }) {
  const { length, width, wing } = feet;
  const { margin, front } = lotFeet;
  const rightTree = camera.project([length + 5, width + 3, 0]);
  const leftTree = camera.project([-4.5, width + 5.5, 0]);
  return (
    <>
      <path
        d={camera.outline([
          [-margin, front, 0],
          [length + margin, front, 0],
          [length + margin, width + margin, 0],
          [-margin, width + margin, 0],
        ])}
        stroke={paint('hair')}
        strokeWidth="1.1"
        strokeDasharray="14 4 2 4"
      />
      <path
        d={camera.outline([
          [wing.center - 2, front, 0],
          [wing.center + 2, front, 0],
          [wing.center + 2, -wing.depth, 0],
          [wing.center - 2, -wing.depth, 0],
        ])}
        fill={paint('wall')}
        stroke={paint('hair')}
        strokeWidth="1"
      />
      <Tree x={rightTree[0]} y={rightTree[1]} radius={camera.scale * 7.4} seed={5} />
      <Tree x={leftTree[0]} y={leftTree[1]} radius={camera.scale * 5.6} seed={9} />
    </>
  );
}
