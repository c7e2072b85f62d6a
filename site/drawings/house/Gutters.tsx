import type { SpacePoint } from '../geometry/camera.ts';
import { paint } from '../sheet/paint.ts';
import type { HouseScene } from './house-scene.ts';

/** Copper gutters along the main eave, left and right of the wing, each with its downspout. */
export function Gutters({ scene: { camera, feet } }: { readonly scene: HouseScene }) {
  const { length, overhang, eaveHeight, wing } = feet;
  const y = -overhang - 0.5;
  const trough = (from: number, to: number): SpacePoint[] => [
    [from, y, eaveHeight - 0.15],
    [to, y, eaveHeight - 0.15],
    [to, y, eaveHeight + 0.75],
    [from, y, eaveHeight + 0.75],
  ];
  const downspout = (x: number): SpacePoint[] => [
    [x, -overhang - 0.3, eaveHeight],
    [x, -0.3, eaveHeight - 2],
    [x, -0.3, 0.4],
  ];
  const leftRun = trough(-overhang, wing.center - wing.halfWidth - overhang);
  const rightRun = trough(wing.center + wing.halfWidth + overhang, length + overhang);
  return (
    <>
      <path
        d={camera.outline(leftRun) + camera.outline(rightRun)}
        fill={paint('gutter')}
        stroke={paint('copper')}
        strokeWidth="1.2"
      />
      <path
        d={camera.lines([downspout(0.5), downspout(length - 0.6)])}
        stroke={paint('copper')}
        strokeWidth="3"
      />
    </>
  );
}
