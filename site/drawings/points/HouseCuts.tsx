// What the near views of the house are made of: the same model and the same angle of view, cut at the place that is shown.

import type { ReactNode } from 'react';
import {
  type Camera,
  createCamera,
  type FlatPoint,
  type Plane,
  rectangle,
  type SpacePoint,
  segment,
} from '../geometry/camera.ts';
import { heroHouseScene, slope, slopeLength } from '../hero/StreetHouse.tsx';
import { Boards } from '../house/HouseRoof.tsx';
import { HouseWall } from '../house/HouseWall.tsx';
import { lookOf, type RoofLook, RoofPlane } from '../roof-surface/RoofPlane.tsx';
import { paint } from '../sheet/DrawingSheet.tsx';

const { house } = heroHouseScene;
const { length, wallHeight, overhang, eaveHeight, edge } = house;
export const right = length + 2 * overhang;
const siding = 1.15;

/** A point of the inspection, as it is when it is sound and when it is not, from one place. */
export interface PointProps {
  readonly isSound: boolean;
  /** What the roof is covered with; architectural shingles where nothing else is said. */
  readonly covering?: RoofLook;
}

export const look = lookOf('architectural');

/** The camera of all pictures, with this place in the middle of a sheet of 288 by 184, or of one so much larger. */
export function lookAt(place: SpacePoint, scale: number, size = 1): Camera {
  const [x, y] = createCamera({ scale: scale * size }).project(place);
  return createCamera({ scale: scale * size, origin: [144 * size - x, 92 * size - y] });
}

interface PieceProps {
  readonly camera: Camera;
  readonly look: RoofLook;
  readonly corners: readonly FlatPoint[];
  readonly strokeWidth?: number;
}

/** A part of the front slope under its covering. */
export const Piece = ({ camera, look, corners, strokeWidth = 1.2 }: PieceProps) => (
  <RoofPlane
    camera={camera}
    plane={slope}
    corners={corners}
    covering={{ look }}
    seed={7}
    enlargement={1.45}
    strokeWidth={strokeWidth}
  />
);

/** The front slope, so many feet above itself: what lies on it. */
export const above = (feet: number): Plane => ({
  ...slope,
  origin: [slope.origin[0], slope.origin[1], slope.origin[2] + feet],
});

interface OnPlaneProps {
  readonly camera: Camera;
  readonly plane: Plane;
  readonly children: ReactNode;
}

/** Path data in feet on a plane, in lines of the usual weight. */
export const OnPlane = ({ camera, plane, children }: OnPlaneProps) => (
  <g transform={camera.transformOf(plane)} strokeWidth={1.3 / camera.scale}>
    {children}
  </g>
);

/** The same on the front slope, or so many feet above it. */
export const OnSlope = ({ feet = 0, ...props }: Omit<OnPlaneProps, 'plane'> & { readonly feet?: number }) => (
  <OnPlane plane={above(feet)} {...props} />
);

interface StretchProps {
  readonly camera: Camera;
  readonly from: number;
  readonly to: number;
}

/** Cap shingles along the ridge. */
export function Cap({ camera, from, to, look }: StretchProps & { readonly look: RoofLook }) {
  const foot = slopeLength - 0.9;
  const joints = Array.from(
    { length: Math.floor((to - from) / 1.2) },
    (_, piece) => from + (piece + 1) * 1.2,
  );
  return (
    <>
      <path
        d={camera.outlineOn(above(0.15), rectangle(from, foot, to, slopeLength))}
        fill={paint(`${look.tone}-side`)}
      />
      <path
        d={camera.linesOn(
          above(0.15),
          joints.map((x) => segment([x, foot], [x, slopeLength])),
        )}
        strokeWidth=".9"
      />
    </>
  );
}

/** The front wall down from its eave, with the fascia and the gutter. */
export function FrontEave({
  camera,
  from,
  to,
  drop,
  hasGutter = true,
}: StretchProps & { readonly drop: number; readonly hasGutter?: boolean }) {
  const bottom = wallHeight - drop;
  const laps = Array.from({ length: Math.floor(drop / siding) }, (_, lap) => wallHeight - (lap + 1) * siding);
  const [left, end] = [from - overhang, to - overhang];
  const [start, stop] = [Math.max(0, left), Math.min(length, end)];
  return (
    <>
      <path d={camera.front(start, bottom, stop, wallHeight)} fill={paint('wall')} />
      <path
        d={camera.lines(laps.map((z) => segment([start, 0, z], [stop, 0, z])))}
        stroke={paint('hair')}
        strokeWidth=".7"
      />
      <path
        d={camera.front(start + 2.2, wallHeight - 6.6, start + 5.2, wallHeight - 2)}
        fill={paint('glass')}
        strokeWidth="1.2"
      />
      <path d={camera.front(left, eaveHeight, end, eaveHeight + edge, -overhang)} fill={paint('wall')} />
      {hasGutter && (
        <path
          d={camera.front(left, eaveHeight - 0.1, end, eaveHeight + 0.75, -overhang - 0.5)}
          fill={paint('side')}
          strokeWidth="1.2"
        />
      )}
    </>
  );
}

const leftGable = house.sides.findIndex(({ outward, peak }) => peak && outward[0] < -0.9);

/** The left gable, and the board of the rake over it. */
export function LeftGable({ camera }: { readonly camera: Camera }) {
  const scene = { camera, house };
  const wall = house.sides[leftGable];
  return (
    <>
      {wall && <HouseWall scene={scene} wall={wall} />}
      <Boards scene={scene} index={leftGable} gutters={false} />
    </>
  );
}
