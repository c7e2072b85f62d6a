import { at, directionOf, leftOf, type Point } from '#calculators/house/outline.ts';
import type { RoofSide } from '#calculators/house/roof.ts';
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
  const side = house.roof.sides[index];
  if (side === undefined) return null;
  const { from, to, gable } = side;
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
  const outward = house.sides[index]?.outward ?? [0, -1];
  return (
    <>
      <path
        d={camera.outline(strip([...from, eaveHeight], [...to, eaveHeight], edge))}
        fill={paint(outward[0] < -0.5 ? 'side' : 'wall')}
        strokeWidth="1.3"
      />
      {gutters ? <Gutter scene={scene} side={side} outward={outward} /> : null}
    </>
  );
}

/** Under the overhang of a gable, where the slope above it turns away. */
function Underside({ scene, index }: PieceProps) {
  const { camera, house } = scene;
  const { eaveHeight, wallHeight, overhang, roof, sides, walls } = house;
  const [side, wall] = [roof.sides[index], sides[index]];
  const gable = side?.gable;
  if (!(side && wall && gable && wall.peak)) return null;
  const [x, y] = directionOf(wall.from, wall.to);
  const inner: SpacePoint = [wall.from[0] + x * wall.peak[0], wall.from[1] + y * wall.peak[0], wall.peak[1]];
  const outer: SpacePoint = [gable.peak[0], gable.peak[1], eaveHeight + gable.peak[2]];
  const strips = (
    [
      ['from', index - 1],
      ['to', index + 1],
    ] as const
  ).map(([end, beside]) => {
    const uphill = leftOf(directionOf(at(walls, beside), at(walls, beside + 1)));
    if (isSeen(scene, uphill)) return '';
    const [cx, cy] = side[end];
    const [wx, wy] = wall[end];
    return camera.outline([
      inner,
      outer,
      [cx, cy, eaveHeight],
      [cx - wall.outward[0] * overhang, cy - wall.outward[1] * overhang, eaveHeight],
      [wx, wy, wallHeight],
    ]);
  });
  const path = strips.join('');
  return path === '' ? null : <path d={path} fill={paint('shade')} strokeWidth=".9" />;
}

interface GutterProps {
  readonly scene: HouseScene;
  readonly side: RoofSide;
  readonly outward: Point;
}

/** A gutter along an eave, with a downspout near each end of a long one. */
function Gutter({ scene: { camera, house }, side: { from, to }, outward: [x, y] }: GutterProps) {
  const { eaveHeight, overhang } = house;
  const out = ([px, py]: Point, feet: number, up: number): SpacePoint => [px + x * feet, py + y * feet, up];
  const [dx, dy] = directionOf(from, to);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const downspouts = (length > 9 ? [overhang + 0.5, length - overhang - 0.6] : []).map((feet) => {
    const place: Point = [from[0] + dx * feet, from[1] + dy * feet];
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
export function RoofJoints({
  scene,
  covering,
}: {
  readonly scene: HouseScene;
  readonly covering: RoofCovering;
}) {
  const { camera, house } = scene;
  const { eaveHeight, edge, pitch, roof } = house;
  const { material, tone } = covering.look;
  /** A place of a joint, so far up the slope beside it, in plan. */
  const beside = ([x, y, z]: SpacePoint, [ux, uy]: Point, reach: number): SpacePoint => [
    x + ux * reach,
    y + uy * reach,
    z + eaveHeight + edge + pitch * reach,
  ];
  const seen = roof.edges.map(({ uphills, ...joint }) => ({
    ...joint,
    isOpen: uphills.every((uphill) => isSeen(scene, uphill)),
    uphills: uphills.filter((uphill) => isSeen(scene, uphill)),
  }));
  const caps = seen.filter(({ kind, uphills }) => (kind === 'ridge' || kind === 'hip') && uphills.length > 0);
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
    uphills.map((uphill) => [
      beside(from, uphill, 0),
      beside(to, uphill, 0),
      under(to, uphill),
      under(from, uphill),
    ]),
  );
  // Metal is capped in one length, everything else in pieces.
  const joints = strips.flatMap(([from, to, below, start]) => {
    if (!from || !to || !below || !start || material === 'metal') return [];
    const count = Math.floor(Math.hypot(to[0] - from[0], to[1] - from[1]) / capFeet.piece);
    return Array.from({ length: Math.max(0, count - 1) }, (_, piece) => {
      const share = (piece + 1) / count;
      return [between(from, to, share), between(start, below, share)];
    });
  });
  const valleys = seen.flatMap(({ kind, from, to, uphills, isOpen }) => {
    if (kind !== 'valley' || !isOpen) return [];
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
