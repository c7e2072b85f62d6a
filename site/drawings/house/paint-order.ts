import {
  at,
  cross,
  directionOf,
  distance,
  minus,
  type Point,
  type Ring,
} from '#calculators/house/outline.ts';
import { flat } from '#calculators/house/roof.ts';
import { acrossSheet, type HouseScene, isSeen } from './house-scene.ts';

type PieceName = readonly [kind: 'wall' | 'board' | 'plane', index: number];
interface Piece {
  readonly name: PieceName;
  /** From above. */
  readonly ground: Ring;
  /** Of a gable. */
  readonly peak?: Point | undefined;
}

const close = 0.02;

/** Walls, the boards at the edge of the roof, and slopes, from the farthest to the nearest. */
export function paintOrder(scene: HouseScene): PieceName[] {
  const { sides, roof } = scene.house;
  const seenSides = sides.flatMap(({ outward, over: { from, to, gable } }, index) => {
    const peak = gable && flat(gable.peak);
    return scene.camera.isFacing([...outward, 0]) ? [{ index, ground: [from, to], peak }] : [];
  });
  const seenPlanes = roof.planes.flatMap(({ corners, uphill }, index): Piece[] =>
    isSeen(scene, uphill) ? [{ name: ['plane', index], ground: corners.map(flat) }] : [],
  );
  const pieces: Piece[] = [
    ...seenSides.map(({ index, ...side }): Piece => ({ name: ['wall', index], ...side })),
    ...seenPlanes,
    ...seenSides.map(({ index, ...side }): Piece => ({ name: ['board', index], ...side })),
  ];
  // From above all slopes, none of them hides another.
  const isAbove = seenPlanes.length === roof.planes.length;
  const before = new Map(
    pieces.map((piece) => [
      piece,
      pieces.filter((other) => other !== piece && isBefore(other, piece, sides.length, isAbove)),
    ]),
  );
  const painted = new Set<Piece>();
  while (painted.size < pieces.length) {
    const waiting = pieces.filter((piece) => !painted.has(piece));
    const [first] = waiting as [Piece];
    painted.add(waiting.find((piece) => before.get(piece)?.every((other) => painted.has(other))) ?? first);
  }
  return [...painted].map(({ name }) => name);
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
    if (endsAt(plane, side)) return (side.name[0] === 'wall') === (side === one);
    // What ends at the eave hides no slope, for that is higher.
    if (isPlane && !side.peak) return false;
  }
  return nearness(one.ground, two.ground) > 0;
}

/** The slope over an eave, or one of the two that end at a gable. */
const endsAt = (plane: Piece, { ground, peak }: Piece) =>
  (peak ? [peak] : ground).every((end) => plane.ground.some((corner) => distance(corner, end) < close));

/** Above zero where the second is nearer, below where the first is; 0 where neither can hide the other. */
function nearness(one: Ring, two: Ring): number {
  const [across, otherAcross] = [one.map(acrossSheet), two.map(acrossSheet)];
  const isApart = (left: number[], right: number[]) => Math.max(...left) < Math.min(...right) + close;
  if (isApart(across, otherAcross) || isApart(otherAcross, across)) return 0;
  const votes = [...separating(one, two), ...separating(two, one).map((vote) => -vote)];
  return votes.every((vote) => vote > 0) ? votes.length : votes.every((vote) => vote < 0) ? -1 : 0;
}

/** Of every side of the first with all of the second beyond it, whether that is toward the viewer. */
function separating(one: Ring, two: Ring): number[] {
  return one.flatMap((from, index) => {
    const to = at(one, index + 1);
    const left = (point: Point) => cross(directionOf(from, to), minus(point, from));
    const isEdge = distance(from, to) > close && one.every((point) => left(point) > -close);
    const isBeyond = two.every((point) => left(point) < close) && two.some((point) => left(point) < -close);
    return isEdge && isBeyond ? [acrossSheet(minus(to, from))] : [];
  });
}
