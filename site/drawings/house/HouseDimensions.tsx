import { memo } from 'react';
import { viewer } from '#calculators/house/house.ts';
import { between, segment } from '../geometry/camera.ts';
import type { SheetPoint } from '../geometry/path-data.ts';
import { DimensionLine } from '../sheet/DimensionLine.tsx';
import { paint } from '../sheet/DrawingSheet.tsx';
import { SheetLabel } from '../sheet/SheetLabel.tsx';
import {
  dimensionFeet,
  type HouseScene,
  rightCorner,
  rightOfRoof,
  riseOverRunCorners,
} from './house-scene.ts';

interface HouseDimensionsProps {
  readonly scene: HouseScene;
  readonly hasLot: boolean;
  /** Left out, all of them. */
  readonly only?: 'length' | 'height';
}

/** Length, depth and wall height, in copper. */
export const HouseDimensions = memo(function HouseDimensions({ scene, hasLot, only }: HouseDimensionsProps) {
  const { camera, house } = scene;
  const { length, width, wallHeight, overhang } = house;
  const { inFront, beside, near, right } = dimensionFeet(house, hasLot);
  const [corner] = rightCorner(house);
  // From here to the street a line from the right end is right of all of the roof and its gutters.
  const clear = (length - rightOfRoof(house, 0)) * (viewer[1] / viewer[0]) - 1;
  /** Where the wall nearest the street ends on this line. */
  const front = (x: number) =>
    Math.min(...house.walls.filter(([wallX]) => Math.abs(wallX - x) < 0.1).map(([, y]) => y));
  const dimensions = [
    {
      name: 'length',
      feet: length,
      ends: segment([0, -inFront, 0], [length, -inFront, 0]),
      witnesses: [
        segment([0, front(0) - 1, 0], [0, -inFront - 1, 0]),
        segment([length, clear, 0], [length, -inFront - 1, 0]),
      ],
    },
    {
      name: 'width',
      feet: width,
      ends: segment([-beside, 0, 0], [-beside, width, 0]),
      witnesses: [
        segment([-overhang - 1, 0, 0], [-beside - 1, 0, 0]),
        segment([-overhang - 1, width, 0], [-beside - 1, width, 0]),
      ],
    },
    {
      name: 'height',
      feet: wallHeight,
      ends: segment([right, near, 0], [right, near, wallHeight]),
      witnesses: [
        segment([corner + 1.4, near, 0], [right + 1, near, 0]),
        segment([rightOfRoof(house, near) + 1.3, near, wallHeight], [right + 1, near, wallHeight]),
      ],
    },
  ].filter(({ name }) => only === undefined || only === name);
  return (
    <>
      {dimensions.map(({ name, feet, ends }) => (
        <DimensionLine
          key={name}
          from={camera.project(ends[0])}
          to={camera.project(ends[1])}
          text={`${Math.round(feet)}′`}
          isTextLevel={name === 'height'}
        />
      ))}
      <path
        d={camera.lines(dimensions.flatMap(({ witnesses }) => witnesses))}
        stroke={paint('copper')}
        strokeWidth=".8"
        strokeOpacity=".6"
      />
    </>
  );
});

/** The roofer's pitch triangle above the rear rake: 12 along, the rise down, the slope parallel to the roof. */
export function RiseOverRun({ scene }: { readonly scene: HouseScene }) {
  const { camera, house } = scene;
  const { low, high, corner } = riseOverRunCorners(scene);
  const [run, rise] = [high, low].map((end) => camera.project(between(corner, end))) as [
    SheetPoint,
    SheetPoint,
  ];
  return (
    <>
      <path d={camera.outline([low, high, corner])} stroke={paint('copper')} strokeWidth="1.6" />
      <SheetLabel x={run[0]} y={run[1] - 14} text="12" />
      <SheetLabel x={rise[0] - 8} y={rise[1] + 5} text={String(Math.round(house.pitchInches))} anchor="end" />
    </>
  );
}
