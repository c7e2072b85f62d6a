import { memo } from 'react';
import type { SpacePoint } from '../geometry/camera.ts';
import { type RoofCovering, RoofPlane } from '../roof-surface/RoofPlane.tsx';
import { paint } from '../sheet/paint.ts';
import { frontSlope } from './house-feet.ts';
import type { HouseScene } from './house-scene.ts';

export interface MainRoofProps {
  readonly scene: HouseScene;
  readonly covering: RoofCovering;
  readonly enlargement: number;
}

/** Rake boards, the slope towards the street, and what hangs under its edges. The rear slope is drawn before the walls. */
export const MainRoof = memo(function MainRoof({
  scene: { camera, feet },
  covering,
  enlargement,
}: MainRoofProps) {
  const { length, width, wallHeight, overhang, edge, pitch, eaveHeight, ridgeHeight, slopeLength } = feet;
  const left = -overhang;
  const right = length + overhang;
  const front = -overhang;
  const middle = width / 2;
  const rear = width + overhang;
  const rakeBoard = (y: number) =>
    camera.outline([
      [left, y, eaveHeight],
      [left, middle, ridgeHeight],
      [left, middle, ridgeHeight + edge],
      [left, y, eaveHeight + edge],
    ]);
  const eaveBand = (y: number, bottom: number, top: number, from: number, to: number): SpacePoint[] => [
    [from, y, bottom],
    [to, y, bottom],
    [to, y, top],
    [from, y, top],
  ];
  return (
    <>
      {camera.isFacing([0, -pitch, -1]) ? (
        // The underside of the rear overhang shows once the roof is steep enough.
        <path
          d={camera.outline([
            [0, middle, ridgeHeight],
            [left, middle, ridgeHeight],
            [left, rear, eaveHeight],
            [0, rear, eaveHeight],
            [0, width, wallHeight],
          ])}
          fill={paint('shade')}
          strokeWidth=".9"
        />
      ) : null}
      <path
        d={camera.outline([
          [0, 0, wallHeight],
          [0, middle, ridgeHeight],
          [0, width, wallHeight],
          [0, width, wallHeight - 0.9],
          [0, middle, ridgeHeight - 1.6],
          [0, 0, wallHeight - 0.9],
        ])}
        fill={paint('shade')}
        fillOpacity=".75"
        stroke="none"
      />
      <path d={rakeBoard(rear) + rakeBoard(front)} fill={paint('wall')} strokeWidth="1.3" />
      <RoofPlane
        camera={camera}
        plane={frontSlope(feet)}
        corners={[
          [0, 0],
          [right - left, 0],
          [right - left, slopeLength],
          [0, slopeLength],
        ]}
        covering={covering}
        seed={11}
        enlargement={enlargement}
      />
      <path
        d={camera.outline(eaveBand(0, eaveHeight - 1.3, eaveHeight, 0, length))}
        fill={paint('shade')}
        fillOpacity=".7"
        stroke="none"
      />
      <path
        d={camera.outline(eaveBand(front, eaveHeight, eaveHeight + edge, left, right))}
        fill={paint('wall')}
        strokeWidth="1.3"
      />
      <path
        d={camera.lines([
          [
            [left, middle, ridgeHeight + edge],
            [right, middle, ridgeHeight + edge],
          ],
        ])}
        strokeWidth="2.4"
      />
    </>
  );
});
