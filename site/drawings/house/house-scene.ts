import type { House } from '#calculators/house/house.ts';
import { along, areaOf, at, cross, minus, type Point, type Ring } from '#calculators/house/outline.ts';
import type { RoofPlane } from '#calculators/house/roof.ts';
import type { RoofAccess } from '#calculators/roof-cost/answers.ts';
import { type Camera, createCamera, type Plane, type SpacePoint } from '../geometry/camera.ts';
import type { FlatPoint } from '../geometry/convex-clipping.ts';

/** What every part of the house is drawn from. */
export interface HouseScene {
  readonly camera: Camera;
  readonly house: House;
}

/** The lot around the house: margin at the sides and the back. */
export const lotFeet = { margin: 7 } as const;

/** How far the house stands out before its front corner. */
const outstanding = ({ walls }: House) => Math.max(0, -Math.min(...walls.map(([, y]) => y)));

/** How far in front of the house the lot ends on the street. */
export function lotFront(house: House): number {
  return Math.max(11, outstanding(house) + 6);
}

/** How far the stoop reaches in front of the door. */
export const stoopFeet = 2.2;

/** How far from the walls lengths are written, in feet: past the stoop and the lot line, clear of both. */
export function dimensionFeet(house: House, hasLot: boolean) {
  return {
    inFront: hasLot ? lotFront(house) + 4.5 : outstanding(house) + stoopFeet + 4,
    beside: hasLot ? lotFeet.margin + 4.5 : 4.5,
    // A corner that lies back is seen higher, beside the eave.
    right: house.overhang + (rightCorner(house)[1] > 1 ? 10 : 6),
  };
}

/** The nearest corner on the right, where the height of the walls is written. */
export function rightCorner({ walls, length }: House): Point {
  const right = walls.filter(([x]) => x > length - 0.1);
  return [length, Math.min(...right.map(([, y]) => y))];
}

/** Corners of the pitch triangle: the low and high end of its slope, and the right angle above the low end. */
export function riseOverRunCorners(house: House): Record<'low' | 'high' | 'corner', SpacePoint> {
  const { width, wallHeight, pitch, overhang, edge } = house;
  const run = Math.min(10, width * 0.3);
  const y = width * 0.93;
  const clearance = 2.6;
  // Above the slope of a gable; beside a roof that slopes to the left.
  const hasGable = house.sides.some(({ peak, outward }) => peak && outward[0] < -0.9);
  const x = -overhang - (hasGable ? 0 : 2.5);
  const low = wallHeight + (width - y) * pitch + edge + clearance + (hasGable ? 0 : 2);
  const high = low + run * pitch;
  return { low: [x, y, low], high: [x, y - run, high], corner: [x, y, high] };
}

/** A roof plane as a plane in space, its corners in feet on it. */
export function layPlane({ eaveHeight, edge, pitch }: House, { corners, across, uphill }: RoofPlane) {
  const run = 1 / Math.hypot(1, pitch);
  const [[x, y]] = corners as readonly [SpacePoint];
  const plane: Plane = {
    origin: [x, y, eaveHeight + edge],
    across: [...across, 0],
    up: [uphill[0] * run, uphill[1] * run, pitch * run],
  };
  const flat = corners.map(([cx, cy]): FlatPoint => {
    const [dx, dy] = [cx - x, cy - y];
    return [dx * across[0] + dy * across[1], (dx * uphill[0] + dy * uphill[1]) / run];
  });
  return { plane, corners: flat };
}

export function isSeen({ camera, house }: HouseScene, uphill: Point): boolean {
  return camera.isFacing([-uphill[0] * house.pitch, -uphill[1] * house.pitch, 1]);
}

/** The largest slope that is seen: skylights and chimneys are on it. */
export function largestSeen(scene: HouseScene): RoofPlane | undefined {
  const { camera, house } = scene;
  const onSheet = ({ corners }: RoofPlane) => -areaOf(corners.map((corner) => camera.project(corner)));
  const seen = house.roof.planes.filter(({ uphill }) => isSeen(scene, uphill));
  return seen.sort((a, b) => onSheet(b) - onSheet(a))[0];
}

/** The slope towards the street, as on a drawing of a house with a plain front. */
export function frontSlope(house: House): Plane {
  const front = house.roof.planes.filter(({ uphill }) => uphill[1] > 0.9);
  const [largest] = front.sort((a, b) => b.squareFeet - a.squareFeet);
  if (largest === undefined) throw new Error('This house has no slope towards the street.');
  const { plane, corners } = layPlane(house, largest);
  const left = Math.min(...corners.map(([x]) => x));
  return { ...plane, origin: [plane.origin[0] + left, plane.origin[1], plane.origin[2]] };
}

type PieceName = readonly [kind: 'wall' | 'board' | 'plane', index: number];
interface Piece {
  readonly name: PieceName;
  readonly ground: Ring;
  readonly isGable?: boolean;
}

/** Towards the viewer, as seen from above. */
const turn = (36 * Math.PI) / 180;
const viewer: Point = [-Math.sin(turn), -Math.cos(turn)];
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

interface Surroundings {
  readonly hasLot?: boolean;
  readonly hasGarage?: boolean;
  readonly showsDimensions?: boolean;
  readonly access?: RoofAccess;
  readonly chimneys: number;
}

interface SheetSize {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

// A small house must look smaller than a large one, yet fill its frame: its size grows with a root of its length.
const fullSizeLengthFeet = 60;
const growthExponent = 0.3;
const smallestGrowth = 0.66;

/** The pole of the power line: beside the lot, so that neither pole nor wire crosses the front or a dimension line. */
export const poleFeet = { right: 12, front: 6, height: 30, halfArm: 2.4 };

/**
 * Over a rectangle, the slope behind the ridge hides nothing. Any other roof is looked at from above its own slopes, so
 * that none of them hides another.
 */
function tiltOver({ walls, door, pitch, roof }: House): number {
  const corners = walls.length - (door && door.halfWidth > 3 ? 4 : 0);
  if (corners <= 4) return 18;
  const steepest = Math.max(
    ...roof.planes.map(({ uphill }) => pitch * (uphill[0] * viewer[0] + uphill[1] * viewer[1])),
  );
  return Math.max(28, (Math.atan(steepest) * 180) / Math.PI + 2.5);
}

/**
 * A camera that puts the house and everything around it on the sheet, centered, its lot at the foot. `largest`: its scale at most,
 * for houses that are compared.
 */
export function fitHouse(
  house: House,
  surroundings: Surroundings,
  sheet: SheetSize,
  largest = Number.POSITIVE_INFINITY,
): Camera {
  const tiltDegrees = tiltOver(house);
  const places = outermostPlaces(house, surroundings).map(createCamera({ tiltDegrees }).project);
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const growth = Math.max(smallestGrowth, Math.min(1, house.length / fullSizeLengthFeet) ** growthExponent);
  const scale = Math.min(
    largest,
    (growth * (sheet.width - 2 * sheet.margin)) / (right - left),
    (sheet.height - 2 * sheet.margin) / (bottom - top),
  );
  return createCamera({
    tiltDegrees,
    scale,
    origin: [
      (sheet.width - (right - left) * scale) / 2 - left * scale,
      sheet.height - sheet.margin - bottom * scale,
    ],
  });
}

function outermostPlaces(house: House, surroundings: Surroundings): SpacePoint[] {
  const { length, width, eaveHeight, ridgeHeight, edge, roof, walls, door } = house;
  const places: SpacePoint[] = [
    ...walls.map(([x, y]): SpacePoint => [x, y, 0]),
    ...roof.planes.flatMap(({ corners }) =>
      corners.map(([x, y, z]): SpacePoint => [x, y, eaveHeight + edge + z]),
    ),
  ];
  if (door) places.push([...along(door.place, [0, -1], stoopFeet), 0]);
  if (surroundings.chimneys > 0) places.push([length * 0.82, width * 0.36 + 3, ridgeHeight + 4.8]);
  if (surroundings.hasGarage)
    places.push([length + 22.4, 0, 9], [length + 22.4, width / 2, 9 + (house.pitch * width) / 2]);
  const { inFront, beside, right } = dimensionFeet(house, surroundings.hasLot === true);
  if (surroundings.showsDimensions)
    places.push(
      ...Object.values(riseOverRunCorners(house)),
      [length + right + 3.5, 0, 0],
      [0, -inFront - 1, 0],
      [length, -inFront, 0],
      [-beside - 1, 0, 0],
      [-beside, width, 0],
    );
  if (surroundings.hasLot) {
    const { margin } = lotFeet;
    const boundary = lotFront(house);
    places.push(
      [-margin, -boundary, 0],
      [length + margin, -boundary, 0],
      [length + margin, width + margin, 0],
    );
    // Crowns of the two trees.
    places.push([-4.5 - 6, width + 5.5, 10], [length + 5, width + 3, 20]);
  }
  if (surroundings.access && surroundings.access !== 'easy')
    places.push([-6.6, 1.5 - lotFront(house), 0], [length + 6.6, 1.5 - lotFront(house), 3.2]);
  if (surroundings.access === 'very-difficult') {
    const x = length + poleFeet.right;
    places.push([x + poleFeet.halfArm, -poleFeet.front, 0], [x, -poleFeet.front, poleFeet.height]);
  }
  return places;
}
