import { memo } from 'react';
import { DimensionLine } from '../sheet/DimensionLine.tsx';
import { paint } from '../sheet/paint.ts';
import type { HouseScene } from './house-scene.ts';

interface HouseDimensionsProps {
  readonly scene: HouseScene;
  /** How far in front of the walls the length is drawn, in feet. */
  readonly offsetFeet: number;
}

/** Length, depth and wall height, in copper. */
export const HouseDimensions = memo(function HouseDimensions({ scene, offsetFeet }: HouseDimensionsProps) {
  const { camera, feet } = scene;
  const { length, width, wallHeight, overhang } = feet;
  const inFeet = (measure: number) => `${Math.round(measure)}′`;
  const beside = length + overhang + 4.5;
  return (
    <>
      <DimensionLine
        from={camera.project([0, -offsetFeet, 0])}
        to={camera.project([length, -offsetFeet, 0])}
        text={inFeet(length)}
      />
      <DimensionLine
        from={camera.project([1 - offsetFeet, 0, 0])}
        to={camera.project([1 - offsetFeet, width, 0])}
        text={inFeet(width)}
      />
      <path
        d={camera.lines([
          [
            [length + 1.4, 0, 0],
            [beside + 1, 0, 0],
          ],
          [
            [length + overhang + 0.8, 0, wallHeight],
            [beside + 1, 0, wallHeight],
          ],
        ])}
        stroke={paint('copper')}
        strokeWidth=".8"
        strokeOpacity=".6"
      />
      <DimensionLine
        from={camera.project([beside, 0, 0])}
        to={camera.project([beside, 0, wallHeight])}
        text={inFeet(wallHeight)}
        isTextLevel
      />
    </>
  );
});
