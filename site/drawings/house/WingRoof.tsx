import { memo } from 'react';
import type { FlatPoint } from '../geometry/convex-clipping.ts';
import { RoofPlane } from '../roof-surface/RoofPlane.tsx';
import { paint } from '../sheet/paint.ts';
import type { MainRoofProps } from './MainRoof.tsx';

/** The small gable roof over the door, running back into the main slope along two valleys. */
export const WingRoof = memo(function WingRoof({
  scene: { camera, feet },
  covering,
  enlargement,
}: MainRoofProps) {
  const { wallHeight, overhang, edge, pitch, eaveHeight } = feet;
  const { center, halfWidth, depth, ridgeHeight, slopeLength } = feet.wing;
  const left = center - halfWidth - overhang;
  const right = center + halfWidth + overhang;
  const front = -depth - overhang;
  const run = 1 / Math.hypot(1, pitch);
  const rise = pitch * run;
  // Eave from the front to the main eave, ridge from the front to the main slope, the valley between their ends.
  const corners: FlatPoint[] = [
    [0, 0],
    [depth, 0],
    [depth + halfWidth + overhang, slopeLength],
    [0, slopeLength],
  ];
  const isRightSlopeSeen = camera.isFacing([pitch, 0, 1]);
  const rakeBoard = (x: number) =>
    camera.outline([
      [x, front, eaveHeight],
      [center, front, ridgeHeight],
      [center, front, ridgeHeight + edge],
      [x, front, eaveHeight + edge],
    ]);
  return (
    <>
      {camera.isFacing([-pitch, 0, -1]) ? (
        <path
          d={camera.outline([
            [center, front, ridgeHeight],
            [right, front, eaveHeight],
            [right, -overhang, eaveHeight],
            [center + halfWidth, -overhang, wallHeight],
            [center + halfWidth, -depth, wallHeight],
            [center, -depth, ridgeHeight],
          ])}
          fill={paint('shade')}
          strokeWidth=".9"
        />
      ) : null}
      {isRightSlopeSeen ? (
        <RoofPlane
          camera={camera}
          plane={{ origin: [right, front, eaveHeight + edge], across: [0, 1, 0], up: [-run, 0, rise] }}
          corners={corners}
          covering={covering}
          seed={21}
          enlargement={enlargement}
        />
      ) : null}
      <RoofPlane
        camera={camera}
        plane={{ origin: [left, front, eaveHeight + edge], across: [0, 1, 0], up: [run, 0, rise] }}
        corners={corners}
        covering={covering}
        seed={22}
        enlargement={enlargement}
        isTurnedAway
      />
      <path
        d={camera.outline([
          [left, front, eaveHeight],
          [left, -overhang, eaveHeight],
          [left, -overhang, eaveHeight + edge],
          [left, front, eaveHeight + edge],
        ])}
        fill={paint('side')}
        strokeWidth="1.2"
      />
      <path d={rakeBoard(left) + rakeBoard(right)} fill={paint('wall')} strokeWidth="1.3" />
      <path
        d={camera.lines([
          [
            [center, front, ridgeHeight + edge],
            [center, halfWidth, ridgeHeight + edge],
          ],
        ])}
        strokeWidth="2.2"
      />
    </>
  );
});
