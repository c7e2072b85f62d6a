import { viewer } from '#calculators/house/house.ts';
import { at, cross, minus, type Point, type Ring } from '#calculators/house/outline.ts';
import { type HouseScene, isSeen } from './house-scene.ts';

type PieceName = readonly [kind: 'wall' | 'board' | 'plane', index: number];
interface Piece {
  readonly name: PieceName;
  readonly ground: Ring;
  readonly isGable?: boolean;
}

const close = 0.02;

/** Walls, the boards at the edge of the roof, and slopes, from the farthest to the nearest. */
export function paintOrder(scene: HouseScene): PieceName[] {
  const { sides, planes } = scene.house.roof;
  const seenSides = sides.flatMap(({ from, to, gable }, index) => {
    const [x, y] = scene.house.sides[index]?.outward ?? [0, 0];
    const isGable = gable !== undefined;
    return scene.camera.isFacing([x, y, 0]) ? [{ index, isGable, ground: [from, to] }] : [];
  });
  const seenPlanes = planes.flatMap(({ corners, uphill }, index) =>
    isSeen(scene, uphill) ? [{ index, ground: corners.map(([x, y]): Point => [x, y]) }] : [],
  );
  const pieces: Piece[] = [
    ...seenSides.map(({ index, ...side }): Piece => ({ name: ['wall', index], ...side })),
    ...seenPlanes.map(({ index, ground }): Piece => ({ name: ['plane', index], ground })),
    ...seenSides.map(({ index, ...side }): Piece => ({ name: ['board', index], ...side })),
  ];
  // From above all slopes, none of them hides another.
  const isAbove = seenPlanes.length === planes.length;
  const mustWait = (piece: Piece) =>
    pieces.filter((other) => other !== piece && isBefore(other, piece, sides.length, isAbove));
  const before = new Map(pieces.map((piece) => [piece, mustWait(piece)]));
  const waiting = new Set(pieces);
  while (waiting.size > 0) {
    const ready = [...waiting].find((piece) => !before.get(piece)?.some((other) => waiting.has(other)));
    const [next = ready] = ready ? [ready] : waiting;
    if (next === undefined) break;
    waiting.delete(next);
    // Last in the map are those that were painted, in order.
    const others = before.get(next) ?? [];
    before.delete(next);
    before.set(next, others);
  }
  return [...before.keys()].map(({ name }) => name);
}

function isBefore(one: Piece, two: Piece, sideCount: number, isAbove: boolean): boolean {
  const [[kind, index], [otherKind, other]] = [one.name, two.name];
  const [isPlane, isOtherPlane] = [kind === 'plane', otherKind === 'plane'];
  if (isPlane && isOtherPlane && isAbove) return false;
  if (!isPlane && !isOtherPlane && kind !== otherKind) {
    // Boards reach past the corner, over the next wall.
    const apart = Math.abs(index - other);
    if (apart <= 1 || apart === sideCount - 1) return kind === 'wall';
  }
  if (isPlane !== isOtherPlane) {
    const [side, plane] = isPlane ? [two, one] : [one, two];
    // Under its own slope is the wall, and over its edge the board.
    if (touches(side, plane.ground)) return (side.name[0] === 'wall') === (side === one);
    // What ends at the eave hides no slope, for that is higher.
    if (isPlane && !side.isGable) return false;
  }
  return nearness(one.ground, two.ground) > 0;
}

/** The slope over an eave, or both slopes that end at a gable. */
function touches({ ground, isGable }: Piece, ring: Ring): boolean {
  const shared = ground.filter((end) => ring.some((corner) => isAt(corner, end))).length;
  return shared === 2 || (isGable === true && shared === 1 && isInside(ground, ring));
}

function isInside([from, to]: Ring, ring: Ring): boolean {
  if (!from || !to) return false;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return ring.every((corner) => cross(minus(to, from), minus(corner, from)) / length > -close);
}

/** Above zero where the second is nearer, below where the first is; 0 where neither can hide the other. */
function nearness(one: Ring, two: Ring): number {
  const [[from, to], [otherFrom, otherTo]] = [spanOf(one), spanOf(two)];
  if (from > otherTo - close || otherFrom > to - close) return 0;
  const votes = [...separating(one, two), ...separating(two, one).map((vote) => -vote)];
  const isSeparate = votes.length > 0;
  if (isSeparate) return votes.every((vote) => vote > 0) ? 1 : votes.every((vote) => vote < 0) ? -1 : 0;
  for (const [index, corner] of one.entries())
    for (const [place, other] of two.entries())
      if (isAt(corner, at(two, place + 1)) && isAt(at(one, index + 1), other))
        return towards(minus(at(one, index + 1), corner));
  return 0;
}

/** From left to right on the sheet. */
function spanOf(ring: Ring): readonly [number, number] {
  const places = ring.map(([x, y]) => y * viewer[0] - x * viewer[1]);
  return [Math.min(...places), Math.max(...places)];
}

const isAt = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) < close;
/** Whether the right of a line faces the viewer. */
const towards = ([x, y]: Point) => y * viewer[0] - x * viewer[1];

/** Of every side of the first with all of the second beyond it, whether that is towards the viewer. */
function separating(one: Ring, two: Ring): number[] {
  return one.flatMap((from, index) => {
    const to = at(one, index + 1);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length < close) return [];
    const left = (point: Point) => cross(minus(to, from), minus(point, from)) / length;
    const isEdge = one.every((point) => left(point) > -close);
    const isBeyond = two.every((point) => left(point) < close) && two.some((point) => left(point) < -close);
    return isEdge && isBeyond ? [towards(minus(to, from))] : [];
  });
}
