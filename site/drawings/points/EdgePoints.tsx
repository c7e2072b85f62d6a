// Points where the roof meets something or ends: near views of the drawn house, not to scale.

import { fittingsOf } from '#calculators/house/fittings.ts';
import type { SpacePoint } from '../geometry/camera.ts';
import { rectangle } from '../geometry/faces.ts';
import { heroHouseScene, inspectionPlaces, slopeLength } from '../hero/StreetHouse.tsx';
import { HouseBody } from '../house/House.tsx';
import { above, Cap, FrontEave, LeftGable, lookAt, Piece, right } from '../house/HouseCuts.tsx';
import { Chimneys } from '../house/RoofFittings.tsx';
import { paint } from '../sheet/paint.ts';
import { look, type PointProps } from './point.tsx';

const { house } = heroHouseScene;
const { overhang, eaveHeight, ridgeHeight, pitch } = house;

export function Valley({ isSound, covering = look }: PointProps) {
  const [x, y, z] = inspectionPlaces[2] as SpacePoint;
  const camera = lookAt([x - 1, y + 0.6, z + 0.4], 20);
  const at = (along: number, beside: number): SpacePoint => [
    x + along + beside,
    y + along,
    z + pitch * along + 0.4,
  ];
  const leaves = [
    [-0.5, 0],
    [-0.1, 0.3],
    [0.2, -0.2],
    [0.6, 0.1],
    [-0.9, -0.2],
  ] as const;
  return (
    <>
      <HouseBody scene={{ camera, house }} covering={{ look: covering }} onlyRoof />
      {!isSound && (
        <>
          <path
            d={leaves
              .map(([along, beside]) =>
                camera.outline([
                  at(along, beside),
                  at(along + 0.25, beside + 0.2),
                  at(along + 0.5, beside),
                  at(along + 0.25, beside - 0.2),
                ]),
              )
              .join('')}
            fill={paint('wood-dark')}
            strokeWidth="1"
          />
          <path d={camera.lines([[at(1.3, 0.2), at(1.32, 0.2)]])} strokeWidth="6" />
        </>
      )}
    </>
  );
}

const [[chimneyLeft, chimneyNear] = [0, 0], , [chimneyRight, chimneyFar] = [0, 0]] =
  fittingsOf(house, { chimneys: 1, skylights: 0 }).chimneys[0] ?? [];

export function StepFlashing({ isSound }: PointProps) {
  const foot = eaveHeight + house.edge + (chimneyNear + overhang) * pitch;
  const camera = lookAt([chimneyLeft + 0.6, chimneyNear, foot + 1.2], 24);
  const behind = Math.min(foot + (chimneyFar - chimneyNear) * pitch, ridgeHeight + house.edge);
  const corner: readonly SpacePoint[] = [
    [chimneyLeft, chimneyFar, behind + 0.12],
    [chimneyLeft, chimneyNear, foot + 0.12],
    [chimneyRight, chimneyNear, foot + 0.12],
  ];
  const [, low, end] = corner as readonly [SpacePoint, SpacePoint, SpacePoint];
  return (
    <>
      <Piece camera={camera} look={look} corners={rectangle(28, 6, right, slopeLength)} />
      <Cap camera={camera} from={28} to={right} look={look} />
      <Chimneys scene={{ camera, house }} count={1} isFlashed={isSound} />
      {!isSound && (
        <>
          <path d={camera.lines([corner])} strokeWidth="9" />
          <path d={camera.lines([corner])} stroke={paint('mid')} strokeWidth="6.4" />
          <path
            d={camera.lines([
              [
                [low[0], low[1] + 1.6, low[2] + 1.6 * pitch - 0.1],
                [low[0], low[1] + 0.9, low[2] + 0.9 * pitch + 0.15],
                low,
                [end[0] - 1.4, end[1], end[2] - 0.12],
              ],
            ])}
            strokeWidth="1.6"
          />
        </>
      )}
    </>
  );
}

export function ChimneyCrown({ isSound }: PointProps) {
  const top = ridgeHeight + 3.6;
  const camera = lookAt([chimneyLeft + 1, chimneyNear, top - 1.2], 26);
  const face = (x: number, z: number): SpacePoint => [chimneyLeft + x, chimneyNear, top + z];
  const cap = (x: number, z: number): SpacePoint => [chimneyLeft + x, chimneyNear - 0.4, top + z];
  return (
    <>
      <Piece camera={camera} look={look} corners={rectangle(30, 8, right, slopeLength)} />
      <Cap camera={camera} from={30} to={right} look={look} />
      <Chimneys scene={{ camera, house }} count={1} />
      {!isSound && (
        <>
          <path
            d={camera.lines([
              [cap(0.9, 0.7), cap(1.1, 0.4), cap(0.9, 0.2), cap(1.05, 0)],
              [cap(2.2, 0.7), cap(2, 0.45), cap(2.15, 0)],
            ])}
            strokeWidth="2"
          />
          <path
            d={camera.lines([
              [face(0.2, -0.8), face(1.5, -0.8)],
              [face(1, -1.6), face(chimneyRight - chimneyLeft, -1.6)],
              [face(0, -2.4), face(1.2, -2.4)],
            ])}
            strokeWidth="4"
          />
        </>
      )}
    </>
  );
}

export function DripEdge({ isSound }: PointProps) {
  const camera = lookAt([-overhang, -overhang + 2.4, eaveHeight + 1.6], 30);
  const board = (y: number, z: number): SpacePoint => [-overhang, y - overhang, eaveHeight + y * pitch + z];
  const rot = [
    [0.4, 0.1],
    [1.8, 0.05],
    [2, 0.5],
    [0.8, 0.55],
  ] as const;
  return (
    <>
      <LeftGable camera={camera} />
      <FrontEave camera={camera} from={0} to={14} drop={9} hasGutter={false} />
      <Piece camera={camera} look={look} corners={rectangle(0, 0, 14, 12)} />
      {isSound ? (
        <path
          d={
            camera.outline([board(-0.1, 0.55), board(9, 0.55), board(9, 0.95), board(-0.1, 0.95)]) +
            camera.outlineOn(above(0.05), rectangle(0, -0.1, 14, 0.45))
          }
          fill={paint('water')}
          strokeWidth="1.2"
        />
      ) : (
        <path
          d={[0, 3].map((from) => camera.outline(rot.map(([y, z]) => board(y + from, z)))).join('')}
          fill={paint('wood-line')}
          strokeWidth="1"
        />
      )}
    </>
  );
}

export function Gutter({ isSound }: PointProps) {
  const camera = lookAt([10, -overhang, eaveHeight - 0.5], 17);
  const out = -overhang - 0.5;
  const sag = isSound ? 0 : 0.9;
  const places = Array.from({ length: 9 }, (_, step) => 2 + step * 2);
  const lip = (z: number) =>
    places.map(
      (x): SpacePoint => [x, out, eaveHeight + z - x * 0.012 - sag * Math.max(0, 1 - ((x - 10) / 5) ** 2)],
    );
  const [, , , , lowest] = lip(0) as [SpacePoint, SpacePoint, SpacePoint, SpacePoint, SpacePoint];
  const spill = [-0.7, 0, 0.7].map((x): readonly [SpacePoint, SpacePoint] => [
    [lowest[0] + x, out, lowest[2] - 0.3],
    [lowest[0] + x, out, lowest[2] - 3.4],
  ]);
  const spout: readonly SpacePoint[] = [
    [17.4, out, eaveHeight],
    [17.4, 0, eaveHeight - 1.6],
    [17.4, 0, eaveHeight - 6],
  ];
  return (
    <>
      <FrontEave camera={camera} from={overhang} to={24} drop={7} hasGutter={false} />
      <Piece camera={camera} look={look} corners={rectangle(0, 0, 24, 12)} />
      <path d={camera.lines([spout])} strokeWidth="8" />
      <path d={camera.lines([spout])} stroke={paint('side')} strokeWidth="5.4" />
      <path d={camera.outline([...lip(-0.1), ...lip(0.8).reverse()])} fill={paint('side')} />
      {!isSound && (
        <path d={camera.lines(spill)} stroke={paint('water-line')} strokeWidth="2.4" strokeDasharray="5 5" />
      )}
    </>
  );
}
