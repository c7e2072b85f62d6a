// The house of the site, cut at the place of each job: the same model and the same angle of view, nearer.

import { type FlatPoint, rectangle, type SpacePoint, segment } from '../geometry/camera.ts';
import { heroHouseScene, onFrontSlope, slope, slopeLength } from '../hero/StreetHouse.tsx';
import { HouseBody } from '../house/House.tsx';
import { HouseWall } from '../house/HouseWall.tsx';
import { isSeen, layPlane } from '../house/house-scene.ts';
import { Chimneys } from '../house/RoofFittings.tsx';
import {
  above,
  Cap,
  FrontEave,
  LeftGable,
  look,
  lookAt,
  OnSlope,
  Piece,
  right,
} from '../points/HouseCuts.tsx';
import { lookOf, RoofPlane, workedLook } from '../roof-surface/RoofPlane.tsx';
import { paint } from '../sheet/DrawingSheet.tsx';
import { rainPath } from '../sheet/rain-path.ts';

const { house } = heroHouseScene;
const { width, wallHeight, overhang, eaveHeight } = house;

interface VignetteProps {
  /** Of the sheet; its lines keep their weight. */
  readonly size: number;
}

const staircase = (start: number, step: number, rise: number, end: number): FlatPoint[] => [
  [start, 0],
  [end, 0],
  [end, slopeLength],
  ...Array.from({ length: Math.ceil(slopeLength / rise) }, (_, course) => course)
    .reverse()
    .flatMap((course): FlatPoint[] => [
      [start + course * step, Math.min(slopeLength, (course + 1) * rise)],
      [start + course * step, course * rise],
    ]),
];

/** Eave with tear-off: old shingles gone on the left, the membrane down, new courses coming on from the right. */
export function TearOff({ size }: VignetteProps) {
  const camera = lookAt(onFrontSlope(6.4, 3), 17, size);
  const boards = Array.from({ length: 12 }, (_, board) => `M0 ${(board + 1) * 1.5}h4`).join('');
  const shingles = staircase(7.4, 0.42, 1.5, 22);
  return (
    <>
      <LeftGable camera={camera} />
      <FrontEave camera={camera} from={0} to={22} drop={9} />
      <OnSlope camera={camera}>
        <path d={`M0 0H22V${slopeLength}H0z`} fill={paint('wood')} />
        <path d={boards} stroke={paint('wood-line')} />
        <path d={`M2.6 0H22V${slopeLength}H5z`} fill={paint('water')} />
        <path d="M2.6 0H22V3.4H3z" fill={paint('patina')} />
      </OnSlope>
      <path d={camera.outlineOn(slope, shingles)} fill={paint(look.tone)} strokeWidth="1.2" />
      <Piece camera={camera} look={look} corners={rectangle(12.2, 0, 22, slopeLength)} strokeWidth={0} />
    </>
  );
}

const patch = [
  [31.6, 40.6, 8.7],
  [30.4, 39.4, 10.6],
  [31.8, 38, 12.5],
] as const;

/** Chimney with flashing: new metal, and new courses around it. */
export function ChimneyRepair({ size }: VignetteProps) {
  const camera = lookAt(onFrontSlope(38, 16), 13, size);
  const look = lookOf('asphalt');
  return (
    <>
      <Piece camera={camera} look={look} corners={rectangle(22, 3, right, slopeLength)} />
      <Cap camera={camera} from={22} to={right} look={look} />
      {patch.map(([from, to, up]) => (
        <Piece
          key={up}
          camera={camera}
          look={workedLook('asphalt')}
          corners={rectangle(from, up, to, up + 1.9)}
        />
      ))}
      <Chimneys scene={{ camera, house }} count={1} />
    </>
  );
}

/** Gable in tile: the last course and the caps are going on. */
export function TiledGable({ size }: VignetteProps) {
  const camera = lookAt(onFrontSlope(5.4, 13.4), 13, size);
  const look = lookOf('tile');
  const top = slopeLength - 2.6;
  return (
    <>
      <LeftGable camera={camera} />
      <Piece camera={camera} look={look} corners={rectangle(0, 2, 20, slopeLength)} />
      <Piece camera={camera} look={workedLook('tile')} corners={rectangle(0, top, 12, slopeLength)} />
      <Cap camera={camera} from={0} to={12} look={workedLook('tile')} />
      <Cap camera={camera} from={12} to={20} look={look} />
    </>
  );
}

/** Bay with seams: panels on the roof over the entry, and one on its way down. */
export function SeamedBay({ size }: VignetteProps) {
  const [x, y] = house.door?.place ?? [0, 0];
  const camera = lookAt([x + 0.6, y, wallHeight + 2.2], 11, size);
  const scene = { camera, house };
  // The gable is out of the picture; the entry stands out before the front, so the farther walls come first.
  const walls = house.sides
    .filter(({ outward, feet }) => camera.isFacing([...outward, 0]) && feet < width)
    .toSorted((a, b) => Math.max(b.from[1], b.to[1]) - Math.max(a.from[1], a.to[1]));
  const bay = house.roof.planes.find(({ uphill }) => uphill[0] > 0.9 && isSeen(scene, uphill));
  return (
    <>
      {walls.map((wall) =>
        wall.peak ? (
          <HouseWall key={wall.from.join()} scene={scene} wall={wall} />
        ) : (
          <path
            key={wall.from.join()}
            d={camera.outline([
              [...wall.from, 0],
              [...wall.to, 0],
              [...wall.to, wallHeight],
              [...wall.from, wallHeight],
            ])}
            fill={paint(wall.outward[0] < -0.5 ? 'side' : 'wall')}
          />
        ),
      )}
      <HouseBody scene={scene} covering={{ look: lookOf('metal') }} onlyRoof />
      {bay && (
        <RoofPlane
          {...layPlane(house, bay)}
          camera={camera}
          covering={{ look: workedLook('metal') }}
          seed={1}
          enlargement={0.7}
        />
      )}
    </>
  );
}

const rain = { x: 14, y: 2, width: 262, height: 62, drops: 22, seed: 5, lengths: [10, 14, 18] } as const;
const tarp = { left: 20, right: 31, bottom: 9.4 };

/** Tarp over the ridge, battened down, while it still rains. */
export function RidgeTarp({ size }: VignetteProps) {
  const camera = lookAt(onFrontSlope(27, 14), 12, size);
  const { left, right: end, bottom } = tarp;
  const battens = [left, end].map((across) =>
    segment<FlatPoint>([across, bottom - 0.5], [across, slopeLength]),
  );
  const across = segment<FlatPoint>([left - 0.5, bottom], [end + 0.5, bottom]);
  return (
    <>
      <path d={rainPath(rain)} transform={`scale(${size})`} stroke={paint('mid')} strokeWidth={1.1 / size} />
      <Piece camera={camera} look={look} corners={rectangle(8, 1, right, slopeLength)} />
      <Cap camera={camera} from={8} to={right} look={look} />
      <path
        d={camera.outlineOn(above(0.25), rectangle(left, bottom, end, slopeLength + 0.1))}
        fill={paint('patina')}
      />
      <path
        d={camera.linesOn(
          above(0.25),
          [23, 25.5, 28].map((x) => segment([x, bottom], [x, slopeLength])),
        )}
        stroke={paint('water')}
        strokeWidth="1"
      />
      <path d={camera.linesOn(above(0.3), [...battens, across])} strokeWidth="4.4" />
      <path d={camera.linesOn(above(0.3), [...battens, across])} stroke={paint('wood')} strokeWidth="2.4" />
    </>
  );
}

const ladder = { foot: 33.4, width: 1.7, reach: 3.2 };

/** Ladder at the gutter: where an inspection begins. */
export function LadderAtGutter({ size }: VignetteProps) {
  const camera = lookAt([35, -overhang, eaveHeight - 0.6], 12, size);
  const place = (share: number, across: number): SpacePoint => [
    ladder.foot + across,
    -overhang - 0.6 - (1 - share) * 4.6,
    eaveHeight + ladder.reach - (1 - share) * (eaveHeight + ladder.reach),
  ];
  const stiles = [0, ladder.width].map((across) => segment(place(0.3, across), place(1.02, across)));
  const rungs = Array.from({ length: 15 }, (_, rung) => 0.3 + rung * 0.05).map((share) =>
    segment(place(share, 0), place(share, ladder.width)),
  );
  return (
    <>
      <FrontEave camera={camera} from={11} to={right} drop={12} />
      <Piece camera={camera} look={look} corners={rectangle(11, 0, right, 14)} />
      <path d={camera.lines(stiles)} strokeWidth="4.2" />
      <path d={camera.lines(stiles)} stroke={paint('patina')} strokeWidth="2.2" />
      <path d={camera.lines(rungs)} strokeWidth="1.6" />
    </>
  );
}

/** Nothing is worked on: for a service without a place of its own. */
export function PlainEave({ size }: VignetteProps) {
  const camera = lookAt(onFrontSlope(6.4, 3), 14, size);
  return (
    <>
      <LeftGable camera={camera} />
      <FrontEave camera={camera} from={0} to={20} drop={9} />
      <Piece camera={camera} look={look} corners={rectangle(0, 0, 20, slopeLength)} />
    </>
  );
}
