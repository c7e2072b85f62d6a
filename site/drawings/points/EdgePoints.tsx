// Points where the roof meets something or ends: near views of the drawn house, not to scale.

import { fittingsOf } from '#calculators/house/fittings.ts';
import { rectangle, type SpacePoint } from '../geometry/camera.ts';
import { heroHouseScene, inspectionPlaces, slopeLength } from '../hero/StreetHouse.tsx';
import { HouseBody } from '../house/House.tsx';
import { Chimneys } from '../house/RoofFittings.tsx';
import { paint } from '../sheet/DrawingSheet.tsx';
import {
  Cap,
  FrontEave,
  LeftGable,
  look,
  lookAt,
  OnPlane,
  OnSlope,
  Piece,
  type PointProps,
  right,
} from './HouseCuts.tsx';

const { house } = heroHouseScene;
const { overhang, eaveHeight, ridgeHeight, pitch } = house;

export function Valley({ isSound, covering = look }: PointProps) {
  const [x, y, z] = inspectionPlaces[2] as SpacePoint;
  const camera = lookAt([x - 1, y + 0.6, z + 0.4], 20);
  const alongValley = { origin: [x, y, z + 0.4], across: [1, 0, 0], up: [1, 1, pitch] } as const;
  return (
    <>
      <HouseBody scene={{ camera, house }} covering={{ look: covering }} onlyRoof />
      {!isSound && (
        <OnPlane camera={camera} plane={alongValley}>
          <path
            d="M0-.5l.2.25-.2.25-.2-.25zM.3-.1l.2.25-.2.25-.2-.25zM-.2.2l.2.25-.2.25-.2-.25zM.1.6l.2.25-.2.25-.2-.25zM-.2-.9l.2.25-.2.25-.2-.25z"
            fill={paint('wood-dark')}
          />
          <path d="M.2 1.3v.02" strokeWidth=".3" />
        </OnPlane>
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
  const face = { origin: [chimneyLeft, chimneyNear, top], across: [1, 0, 0], up: [0, 0, 1] } as const;
  const cap = { ...face, origin: [chimneyLeft, chimneyNear - 0.4, top] } as const;
  return (
    <>
      <Piece camera={camera} look={look} corners={rectangle(30, 8, right, slopeLength)} />
      <Cap camera={camera} from={30} to={right} look={look} />
      <Chimneys scene={{ camera, house }} count={1} />
      {!isSound && (
        <>
          <OnPlane camera={camera} plane={cap}>
            <path d="M.9.7l.2-.3-.2-.2.15-.2M2.2.7l-.2-.25.15-.45" strokeWidth=".08" />
          </OnPlane>
          <OnPlane camera={camera} plane={face}>
            <path d={`M.2-.8h1.3M1-1.6H${chimneyRight - chimneyLeft}M0-2.4h1.2`} strokeWidth=".16" />
          </OnPlane>
        </>
      )}
    </>
  );
}

export function DripEdge({ isSound }: PointProps) {
  const camera = lookAt([-overhang, -overhang + 2.4, eaveHeight + 1.6], 30);
  const rake = { origin: [-overhang, -overhang, eaveHeight], across: [0, 1, pitch], up: [0, 0, 1] } as const;
  return (
    <>
      <LeftGable camera={camera} />
      <FrontEave camera={camera} from={0} to={14} drop={9} hasGutter={false} />
      <Piece camera={camera} look={look} corners={rectangle(0, 0, 14, 12)} />
      <OnPlane camera={camera} plane={rake}>
        {isSound ? (
          <path d="M-.1.55h9.1v.4h-9.1z" fill={paint('water')} />
        ) : (
          <path d="M.4.1l1.4-.05.2.45-1.2.05zM3.4.1l1.4-.05.2.45-1.2.05z" fill={paint('wood-line')} />
        )}
      </OnPlane>
      {isSound && (
        <OnSlope camera={camera} feet={0.05}>
          <path d="M0-.1h14v.55H0z" fill={paint('water')} />
        </OnSlope>
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
