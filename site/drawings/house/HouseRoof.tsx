import { placesOn, type Wall } from '#calculators/house/house.ts';
import {
  along,
  directionOf,
  distance,
  leftOf,
  type Point,
  sideDirection,
} from '#calculators/house/outline.ts';
import { between, type SpacePoint, strip } from '../geometry/camera.ts';
import { type RoofCovering, RoofPlane } from '../roof-surface/RoofPlane.tsx';
import { paint } from '../sheet/DrawingSheet.tsx';
import { type HouseScene, isSeen, layPlane } from './house-scene.ts';

interface PieceProps {
  readonly scene: HouseScene;
  readonly index: number;
}

/** On a deep roof courses of their true size would close up into gray. */
function enlargementFor(depthFeet: number): number {
  if (depthFeet > 56) return 1.65;
  if (depthFeet > 46) return 1.5;
  return depthFeet > 34 ? 1.25 : 1;
}

interface SlopeProps extends PieceProps {
  readonly covering: RoofCovering;
  readonly depthFeet: number;
}

export function Slope({ scene, index, covering, depthFeet }: SlopeProps) {
  const { camera, house } = scene;
  const slope = house.roof.planes[index];
  if (slope === undefined) return null;
  const [x, y] = slope.uphill;
  return (
    <RoofPlane
      {...layPlane(house, slope)}
      camera={camera}
      covering={covering}
      enlargement={enlargementFor(depthFeet)}
      seed={11 + 10 * index}
      isTurnedAway={x > 0.5 || y < -0.5}
    />
  );
}

/** What closes the roof at a side: the fascia of an eave, or the two boards of a gable and what is seen under them. */
export function Boards({ scene, index, gutters }: PieceProps & { readonly gutters: boolean }) {
  const { camera, house } = scene;
  const { eaveHeight, edge } = house;
  const wall = house.sides[index];
  if (wall === undefined) return null;
  const { from, to, gable } = wall.over;
  if (gable) {
    const [x, y, z] = gable.peak;
    const board = (end: Point) => camera.outline(strip([...end, eaveHeight], [x, y, eaveHeight + z], edge));
    return (
      <>
        <Underside scene={scene} index={index} />
        <path d={board(from) + board(to)} fill={paint('wall')} strokeWidth="1.3" />
      </>
    );
  }
  return (
    <>
      <path
        d={camera.outline(strip([...from, eaveHeight], [...to, eaveHeight], edge))}
        fill={paint(wall.outward[0] < -0.5 ? 'side' : 'wall')}
        strokeWidth="1.3"
      />
      {gutters ? <Gutter scene={scene} wall={wall} /> : null}
    </>
  );
}

/** Under the overhang of a gable, where the slope above it turns away. */
function Underside({ scene, index }: PieceProps) {
  const { camera, house } = scene;
  const { eaveHeight, wallHeight, overhang, sides, walls } = house;
  const wall = sides[index];
  const gable = wall?.over.gable;
  if (!(gable && wall.peak)) return null;
  const inner = placesOn(wall)(...wall.peak);
  const outer: SpacePoint = [gable.peak[0], gable.peak[1], eaveHeight + gable.peak[2]];
  const strips = (
    [
      ['from', index - 1],
      ['to', index + 1],
    ] as const
  ).map(([end, beside]) => {
    if (isSeen(scene, leftOf(sideDirection(walls, beside)))) return '';
    const corner = wall.over[end];
    return camera.outline([
      inner,
      outer,
      [...corner, eaveHeight],
      [...along(corner, wall.outward, -overhang), eaveHeight],
      [...wall[end], wallHeight],
    ]);
  });
  const path = strips.join('');
  return path === '' ? null : <path d={path} fill={paint('shade')} strokeWidth=".9" />;
}

/** A gutter along an eave, with a downspout near each end of a long one. */
function Gutter({ scene, wall }: { readonly scene: HouseScene; readonly wall: Wall }) {
  const { camera, house } = scene;
  const { eaveHeight, overhang } = house;
  const { from, to } = wall.over;
  const out = (place: Point, feet: number, up: number): SpacePoint => [
    ...along(place, wall.outward, feet),
    up,
  ];
  const length = distance(from, to);
  const downspouts = (length > 9 ? [overhang + 0.5, length - overhang - 0.6] : []).map((feet) => {
    const place = along(from, directionOf(from, to), feet);
    return [
      out(place, 0.3, eaveHeight),
      out(place, 0.3 - overhang, eaveHeight - 2),
      out(place, 0.3 - overhang, 0.4),
    ];
  });
  return (
    <>
      <path
        d={camera.outline(strip(out(from, 0.5, eaveHeight - 0.15), out(to, 0.5, eaveHeight - 0.15), 0.9))}
        fill={paint('wall')}
        strokeWidth="1.2"
      />
      <path d={camera.lines(downspouts)} strokeWidth="4" />
      <path d={camera.lines(downspouts)} stroke={paint('wall')} strokeWidth="2" />
    </>
  );
}

const capFeet = { reach: 0.75, piece: 2.4 };
const valleyFeet = 0.9;

/** What is laid over the joints of the slopes, where they are seen: cap pieces on ridges and hips, open metal in valleys. */
export function RoofJoints({ scene, covering }: Pick<SlopeProps, 'scene' | 'covering'>) {
  const { camera, house } = scene;
  const { eaveHeight, edge, pitch, roof } = house;
  const { material, tone } = covering.look;
  /** A place of a joint, so far up the slope beside it, in plan. */
  const beside = ([x, y, z]: SpacePoint, uphill: Point, reach: number): SpacePoint => [
    ...along([x, y], uphill, reach),
    z + eaveHeight + edge + pitch * reach,
  ];
  const isUpSeen = (uphill: Point) => isSeen(scene, uphill);
  const caps = roof.edges
    .filter(({ kind }) => kind === 'ridge' || kind === 'hip')
    .map(({ from, to, uphills }) => ({ from, to, uphills: uphills.filter(isUpSeen) }))
    .filter(({ uphills }) => uphills.length > 0);
  /** Below an end of a cap: on the slope, and on a valley where one comes up to that end. */
  const under = (end: SpacePoint, uphill: Point): SpacePoint => {
    const valley = roof.edges.find(
      ({ kind, from, to, uphills }) =>
        kind === 'valley' && (from === end || to === end) && uphills.includes(uphill),
    );
    if (!valley) return beside(end, uphill, -capFeet.reach);
    const low = valley.from === end ? valley.to : valley.from;
    return beside(between(end, low, (capFeet.reach * pitch) / (end[2] - low[2])), uphill, 0);
  };
  const strips = caps.flatMap(({ from, to, uphills }) =>
    uphills.map(
      (uphill) =>
        [beside(from, uphill, 0), beside(to, uphill, 0), under(to, uphill), under(from, uphill)] as const,
    ),
  );
  // Metal is capped in one length, everything else in pieces.
  const joints = strips.flatMap(([from, to, below, start]) => {
    if (material === 'metal') return [];
    const count = Math.floor(Math.hypot(to[0] - from[0], to[1] - from[1]) / capFeet.piece);
    return Array.from({ length: Math.max(0, count - 1) }, (_, piece) => {
      const share = (piece + 1) / count;
      return [between(from, to, share), between(start, below, share)];
    });
  });
  const valleys = roof.edges.flatMap(({ kind, from, to, uphills }) => {
    if (kind !== 'valley' || !uphills.every(isUpSeen)) return [];
    const [low, high] = from[2] < to[2] ? [from, to] : [to, from];
    return uphills.map((uphill) => [
      beside(low, uphill, 0),
      beside(low, uphill, valleyFeet),
      beside(high, uphill, 0),
    ]);
  });
  return (
    <>
      <path d={valleys.map(camera.outline).join('')} fill={paint('water')} strokeWidth=".9" />
      <path d={strips.map(camera.outline).join('')} fill={paint(`${tone}-side`)} strokeWidth="1.1" />
      <path d={camera.lines(joints)} strokeWidth=".8" />
      <path
        d={camera.lines(caps.map(({ from, to }) => [beside(from, [0, 0], 0), beside(to, [0, 0], 0)]))}
        strokeWidth="2"
      />
    </>
  );
}
