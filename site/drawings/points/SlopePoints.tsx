// Points on the open slope: near views of the drawn house, not to scale.

import type { FlatPoint } from '../geometry/convex-clipping.ts';
import { rectangle, segment } from '../geometry/faces.ts';
import { linesPath, polygonPath, type SheetPoint } from '../geometry/path-data.ts';
import { onFrontSlope, slopeLength } from '../hero/StreetHouse.tsx';
import { Cap, lookAt, Piece } from '../house/HouseCuts.tsx';
import { paint } from '../sheet/paint.ts';
import { linesOn, look, outlineOn, type PointProps } from './point.ts';

/** A round patch on the slope. */
const patch = (across: number, up: number, radius: number): FlatPoint[] =>
  Array.from({ length: 12 }, (_, part) => {
    const turn = (part * Math.PI) / 6;
    return [across + radius * Math.cos(turn), up + radius * (0.8 + 0.2 * (part % 3)) * Math.sin(turn)];
  });

export function Shingles({ isSound }: PointProps) {
  const camera = lookAt(onFrontSlope(6.5, 8), 24);
  const bare = [
    [5, 8.4, 0.8],
    [8.2, 9.6, 0.6],
    [7.2, 6.2, 0.9],
    [9.6, 7.2, 0.5],
  ] as const;
  const curled = [
    [3.4, 6.6],
    [6.2, 10.1],
    [9, 5.2],
  ] as const;
  return (
    <>
      <Piece camera={camera} look={look} corners={rectangle(0, 1, 16, 15)} />
      {!isSound && (
        <>
          <path
            d={bare.map(([x, up, radius]) => outlineOn(camera, patch(x, up, radius))).join('')}
            fill={paint('hair')}
            stroke="none"
          />
          <path
            d={curled
              .map(([x, up]) =>
                outlineOn(camera, [
                  [x, up],
                  [x + 1.5, up],
                  [x + 1.5, up + 0.7],
                ]),
              )
              .join('')}
            fill={paint(`${look.tone}-side`)}
            strokeWidth="1.2"
          />
          <path
            d={linesOn(camera, [
              [
                [5.6, 4.4],
                [6, 5.2],
                [5.8, 5.7],
              ],
              [
                [8.6, 11],
                [8.3, 11.7],
                [8.7, 12.3],
              ],
            ])}
            stroke={paint('chalk')}
            strokeWidth="1.6"
          />
        </>
      )}
    </>
  );
}

export function Ridge({ isSound }: PointProps) {
  const camera = lookAt(onFrontSlope(9, slopeLength - 2), 22);
  const foot = slopeLength - 0.9;
  return (
    <>
      <Piece camera={camera} look={look} corners={rectangle(0, 8, 20, slopeLength)} />
      <Cap camera={camera} from={0} to={20} look={look} />
      {!isSound && (
        <>
          <path
            d={outlineOn(camera, rectangle(8.4, foot, 9.6, slopeLength), 0.15)}
            fill={paint('wood')}
            strokeWidth="1.2"
          />
          <path
            d={outlineOn(camera, [
              [9.7, foot - 2],
              [10.9, foot - 2.3],
              [11, foot - 1.4],
              [9.8, foot - 1.1],
            ])}
            fill={paint(`${look.tone}-side`)}
            strokeWidth="1.2"
          />
          <path
            d={linesOn(
              camera,
              [8.7, 9.3].map((x) => segment([x, foot + 0.4], [x, foot + 0.42])),
              0.2,
            )}
            strokeWidth="3"
          />
        </>
      )}
    </>
  );
}

export function PipeBoot({ isSound }: PointProps) {
  const camera = lookAt(onFrontSlope(7, 9.6), 26);
  const [x, y] = camera.project(onFrontSlope(7, 8.6));
  const cone: readonly SheetPoint[] = [
    [x - 21, y],
    [x - 11, y - 34],
    [x + 11, y - 34],
    [x + 21, y],
  ];
  const splits: readonly (readonly SheetPoint[])[] = [
    [
      [x - 6, y - 34],
      [x - 9, y - 20],
      [x - 6, y - 8],
    ],
    [
      [x + 5, y - 34],
      [x + 8, y - 16],
    ],
  ];
  return (
    <>
      <Piece camera={camera} look={look} corners={rectangle(0, 1, 16, slopeLength)} />
      <path d={outlineOn(camera, rectangle(5.6, 7.6, 8.4, 9.6))} fill={paint('water')} strokeWidth="1.2" />
      <path
        d={polygonPath([
          [x - 9, y - 30],
          [x - 9, y - 92],
          [x + 9, y - 92],
          [x + 9, y - 30],
        ])}
        fill={paint('wall')}
      />
      <ellipse cx={x} cy={y - 92} rx="9" ry="3.6" fill={paint('mid')} />
      <path d={polygonPath(cone)} fill={paint(isSound ? 'underlay' : 'mid')} />
      {!isSound && (
        <>
          <path d={linesPath(splits)} strokeWidth="3" />
          <path
            d={linesPath([
              [
                [x - 12, y - 84],
                [x - 12, y - 40],
              ],
              [
                [x + 12, y - 70],
                [x + 12, y - 44],
              ],
            ])}
            stroke={paint('water-line')}
            strokeWidth="2.4"
            strokeDasharray="5 5"
          />
        </>
      )}
    </>
  );
}

export function Skylight({ isSound }: PointProps) {
  const camera = lookAt(onFrontSlope(9, 8), 24);
  const [left, bottom, end, top] = [7, 5.8, 10.4, 10.6];
  const steps = [0, 1, 2, 3].flatMap((step) => {
    const low = bottom + step * 1.2;
    return [rectangle(left - 0.8, low, left, low + 1.2), rectangle(end, low, end + 0.8, low + 1.2)];
  });
  const fog = [
    [8.2, 7.4, 0.8],
    [9.2, 8.6, 0.7],
    [8.1, 9.3, 0.5],
  ] as const;
  return (
    <>
      <Piece camera={camera} look={look} corners={rectangle(0, 1, 18, 15.6)} />
      <path
        d={[
          ...steps,
          rectangle(left - 0.8, bottom - 0.9, end + 0.8, bottom),
          rectangle(left - 0.8, top, end + 0.8, top + 0.7),
        ]
          .map((piece) => outlineOn(camera, piece))
          .join('')}
        fill={paint('water')}
        strokeWidth="1"
      />
      <path d={outlineOn(camera, rectangle(left, bottom, end, top), 0.35)} fill={paint('wall')} />
      <path
        d={outlineOn(camera, rectangle(left + 0.35, bottom + 0.35, end - 0.35, top - 0.35), 0.4)}
        fill={paint('glass')}
        strokeWidth="1.2"
      />
      {!isSound && (
        <path
          d={fog.map(([x, up, radius]) => outlineOn(camera, patch(x, up, radius), 0.4)).join('')}
          fill={paint('wall')}
          stroke={paint('hair')}
          strokeWidth="1"
        />
      )}
    </>
  );
}

const strikes = [
  [23.4, 13.4],
  [25.6, 15.6],
  [27.4, 12.2],
  [29.4, 15],
  [24.6, 10.4],
  [28.6, 9.6],
] as const;

export function TestSquare({ isSound }: PointProps) {
  const camera = lookAt(onFrontSlope(26.4, 12), 11.5);
  const [left, bottom, feet] = [21.4, 7.6, 10];
  const chalk = [bottom, bottom + feet]
    .map((up) => segment<FlatPoint>([left - 0.8, up], [left + feet + 0.8, up]))
    .concat([left, left + feet].map((x) => segment<FlatPoint>([x, bottom - 0.8], [x, bottom + feet + 0.8])));
  return (
    <>
      <Piece camera={camera} look={look} corners={rectangle(12, 2, 41, slopeLength)} />
      <Cap camera={camera} from={12} to={41} look={look} />
      <path d={linesOn(camera, chalk)} stroke={paint('chalk')} strokeWidth="3" />
      {!isSound && (
        <>
          <path
            d={strikes.map(([x, up]) => outlineOn(camera, patch(x, up, 0.3))).join('')}
            fill={paint(`${look.tone}-line`)}
            stroke={paint('chalk')}
            strokeWidth="1.6"
          />
          <path
            d={linesOn(camera, [segment([30, 11.2], [31, 12.4]), segment([31, 12.4], [32.4, 12.6])])}
            stroke={paint('chalk')}
            strokeWidth="2"
          />
        </>
      )}
    </>
  );
}
