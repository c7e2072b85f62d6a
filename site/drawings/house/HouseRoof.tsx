import { memo } from 'react';
import { boxFaces, segment, slopePlane } from '../geometry/faces.ts';
import { type RoofCovering, RoofPlane } from '../roof-surface/RoofPlane.tsx';
import { paint } from '../sheet/paint.ts';
import type { HouseScene } from './fit-house.ts';
import { frontSlope, mainSlopeCorners, wingSlopeCorners } from './house-feet.ts';

export interface RoofProps {
  readonly scene: HouseScene;
  readonly covering: RoofCovering;
  readonly enlargement: number;
}

/** The slope away from the street, drawn before the walls; a low roof shows it above the ridge. */
export const RearSlope = memo(function RearSlope({ scene: { camera, feet }, ...laid }: RoofProps) {
  const { width, overhang, edge, pitch, eaveHeight } = feet;
  if (!camera.isFacing([0, pitch, 1])) return null;
  return (
    <RoofPlane
      {...laid}
      camera={camera}
      plane={slopePlane([-overhang, width + overhang, eaveHeight + edge], pitch, 'rear')}
      corners={mainSlopeCorners(feet)}
      seed={3}
      isTurnedAway
    />
  );
});

/** Rake boards, the slope towards the street, and what hangs under its edges. */
export const MainRoof = memo(function MainRoof({ scene: { camera, feet }, ...laid }: RoofProps) {
  const { length, width, wallHeight, overhang, edge, pitch, eaveHeight, ridgeHeight } = feet;
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
        {...laid}
        camera={camera}
        plane={frontSlope(feet)}
        corners={mainSlopeCorners(feet)}
        seed={11}
      />
      <path
        d={camera.outline(boxFaces([0, 0, eaveHeight - 1.3], [length, 0, eaveHeight]).front)}
        fill={paint('shade')}
        fillOpacity=".7"
        stroke="none"
      />
      <path
        d={camera.outline(boxFaces([left, front, eaveHeight], [right, front, eaveHeight + edge]).front)}
        fill={paint('wall')}
        strokeWidth="1.3"
      />
      <path
        d={camera.lines([segment([left, middle, ridgeHeight + edge], [right, middle, ridgeHeight + edge])])}
        strokeWidth="2.4"
      />
    </>
  );
});

/** The small gable roof over the door, running back into the main slope along two valleys. */
export const WingRoof = memo(function WingRoof({ scene: { camera, feet }, ...laid }: RoofProps) {
  const { wallHeight, overhang, edge, pitch, eaveHeight } = feet;
  const { center, halfWidth, depth, ridgeHeight } = feet.wing;
  const left = center - halfWidth - overhang;
  const right = center + halfWidth + overhang;
  const front = -depth - overhang;
  const corners = wingSlopeCorners(feet);
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
          {...laid}
          camera={camera}
          plane={slopePlane([right, front, eaveHeight + edge], pitch, 'right')}
          corners={corners}
          seed={21}
        />
      ) : null}
      <RoofPlane
        {...laid}
        camera={camera}
        plane={slopePlane([left, front, eaveHeight + edge], pitch, 'left')}
        corners={corners}
        seed={22}
        isTurnedAway
      />
      <path
        d={camera.outline(boxFaces([left, front, eaveHeight], [left, -overhang, eaveHeight + edge]).side)}
        fill={paint('side')}
        strokeWidth="1.2"
      />
      <path d={rakeBoard(left) + rakeBoard(right)} fill={paint('wall')} strokeWidth="1.3" />
      <path
        d={camera.lines([
          segment([center, front, ridgeHeight + edge], [center, halfWidth, ridgeHeight + edge]),
        ])}
        strokeWidth="2.2"
      />
    </>
  );
});
