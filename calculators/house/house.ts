// A house over its outline: walls, roof, windows and a door, in feet. The street runs along x, in front of y = 0.

import {
  along,
  areaOf,
  at,
  boxOf,
  cornerShare,
  directionOf,
  distance,
  dot,
  leftOf,
  minus,
  type Point,
  perimeterOf,
  type Ring,
  readOutline,
  rectangle,
  sideDirection,
  squaredOutline,
  widened,
} from './outline.ts';
import {
  flat,
  type Place,
  type Roof,
  type RoofEnds,
  type RoofPlane,
  type RoofSide,
  roofOver,
} from './roof.ts';

/** The house from above. */
export interface HousePlan {
  readonly walls: Ring;
  /** How far the roof reaches past them. */
  readonly overhang: number;
  readonly ends: RoofEnds;
  /** The middle of the door, and half of the wall it is alone in. */
  readonly door?: { readonly place: Point; readonly halfWidth: number } | undefined;
  readonly isTurned?: boolean | undefined;
}

export interface HouseShape extends HousePlan {
  /** In-between values occur while one answer turns into another. */
  readonly storyCount: number;
  /** Inches of rise per foot of run. */
  readonly pitchInches: number;
}

export interface WallWindow {
  /** Along its wall from its left end, seen from outside, and up. */
  readonly left: number;
  readonly sill: number;
  readonly width: number;
  readonly height: number;
}

export interface Wall {
  readonly from: Point;
  readonly to: Point;
  readonly feet: number;
  readonly outward: Point;
  /** The side of the roof over it. */
  readonly over: RoofSide;
  /** Under a gable: its top, along the wall and up. */
  readonly peak?: readonly [along: number, up: number] | undefined;
  readonly windows: readonly WallWindow[];
  /** Of the door: its middle along the wall, and half of the wall it is alone in. */
  readonly door?: { readonly middle: number; readonly halfWidth: number } | undefined;
}

export interface House extends HouseShape {
  /** Rise per run. */
  readonly pitch: number;
  /** Along the street and away from it, without the entry. */
  readonly length: number;
  readonly width: number;
  /** Thickness of the roof at its edge. */
  readonly edge: number;
  readonly wallHeight: number;
  readonly eaveHeight: number;
  readonly ridgeHeight: number;
  readonly roof: Roof;
  readonly sides: readonly Wall[];
}

const storyFeet = 9.2;

/** The overhang under which the roof covers so much ground: area + perimeter × o + corners × o², solved for o. */
function overhangOf(walls: Ring, coveredSquareFeet: number): number {
  const [square, linear] = [cornerShare(walls), perimeterOf(walls)];
  const beyond = coveredSquareFeet - areaOf(walls);
  return (Math.sqrt(linear ** 2 + 4 * square * beyond) - linear) / (2 * square);
}

export interface PlanOrder {
  /** As `readOutline` gives it. */
  readonly outline: Ring;
  readonly ends: RoofEnds;
  /** What the roof covers, seen from above. */
  readonly coveredSquareFeet: number;
  /** A gabled front with the door stands out before it: on the house that we draw where nobody has measured one. */
  readonly hasEntry?: boolean;
  /** The other side is to be seen. */
  readonly isTurned?: boolean;
}

/** The plan that is drawn of an outline: squared, with its front left corner at 0 0. */
export function planOf({ outline, ends, coveredSquareFeet, hasEntry, isTurned }: PlanOrder): HousePlan {
  const squared = squaredOutline(outline);
  const { left, front, length, width } = boxOf(squared);
  const bare = squared.map(([x, y]): Point => [x - left, y - front]);
  const plan: Pick<HousePlan, 'walls' | 'door'> = hasEntry ? withEntry(bare, 0.08 * width) : { walls: bare };
  const turn = ([x, y]: Point): Point => (isTurned ? [length - x, width - y] : [x, y]);
  const walls = plan.walls.map(turn);
  // Narrow courts close over a wide overhang.
  const overhang =
    [1, 0.8, 0.5, 0.2]
      .map((share) => share * overhangOf(plan.walls, coveredSquareFeet))
      .find((feet) => readOutline(widened(walls, feet)).kind === 'outline') ?? 0;
  const door = plan.door ?? doorOf(plan.walls, overhang);
  return { walls, overhang, ends, door: door && { ...door, place: turn(door.place) }, isTurned };
}

/** Feet of a wall, from its left end, that are behind the wing beside it. */
function hiddenFeet(walls: Ring, index: number, overhang: number): number {
  const isBehindWing = sideDirection(walls, index - 1)[1] > 0.5 && sideDirection(walls, index)[0] > 0.5;
  const depth = distance(at(walls, index - 1), at(walls, index));
  return isBehindWing ? overhang + (depth + overhang) * hiddenShare : 0;
}

/** The longest stretch of wall to the street that is seen: its wall, and how far along it begins. */
function longestSeen(walls: Ring, overhang: number) {
  const stretches = walls.map((from, index) => {
    const start = hiddenFeet(walls, index, overhang);
    const isToStreet = sideDirection(walls, index)[0] > 0.8;
    return { index, start, feet: isToStreet ? distance(from, at(walls, index + 1)) - start : 0 };
  });
  return stretches.reduce((longest, stretch) => (stretch.feet > longest.feet ? stretch : longest));
}

function doorOf(walls: Ring, overhang: number): HousePlan['door'] {
  const { index, start, feet } = longestSeen(walls, overhang);
  if (feet < 6) return undefined;
  const place = along(at(walls, index), sideDirection(walls, index), start + feet / 2);
  return { place, halfWidth: 3 };
}

/** The walls with a front around the door that stands out so far. */
export function withEntry(walls: Ring, depth: number): Pick<HousePlan, 'walls' | 'door'> {
  const { index, feet } = longestSeen(walls, 0);
  const { length, width } = boxOf(walls);
  const halfWidth = Math.min(0.27 * Math.min(length, width), 9.5);
  const middle = Math.max(feet * 0.36, halfWidth + 2);
  if (feet < 2 * halfWidth + 5 || depth < 0.5) return { walls, door: doorOf(walls, 0) };
  const direction = sideDirection(walls, index);
  const onWall = (feet: number) => along(at(walls, index), direction, feet);
  const [left, right] = [onWall(middle - halfWidth), onWall(middle + halfWidth)];
  const before = (place: Point) => along(place, leftOf(direction), -depth);
  return {
    walls: walls.flatMap((corner, turn) =>
      turn === index ? [corner, left, before(left), before(right), right] : [corner],
    ),
    door: { place: along(before(left), direction, halfWidth), halfWidth },
  };
}

export function houseOf(shape: HouseShape): House {
  const { walls, overhang, ends, storyCount, pitchInches, door } = shape;
  const pitch = pitchInches / 12;
  const wallHeight = storyCount * storyFeet + 0.8;
  const eaveHeight = wallHeight - overhang * pitch;
  const roof = roofOver(overhang > 0 ? widened(walls, overhang) : walls, { pitch, ends });
  const rise = Math.max(...roof.planes.flatMap(({ corners }) => corners.map(([, , z]) => z)));
  const sides = roof.sides.map((over, index): Wall => {
    const [from, to] = [at(walls, index), at(walls, index + 1)];
    const direction = directionOf(from, to);
    const [inward, feet] = [leftOf(direction), distance(from, to)];
    const past = (place: Point) => dot(minus(place, from), direction);
    const isOn = (place: Point) =>
      Math.abs(dot(minus(place, from), inward)) < 0.01 && past(place) > 0 && past(place) < feet;
    /** The ridge is followed inward until it is above the wall. */
    const peakOf = ({ peak, ridge }: NonNullable<RoofSide['gable']>): Wall['peak'] => {
      const run = minus(flat(ridge), flat(peak));
      const share = overhang / (dot(run, inward) || 1);
      return [past(along(flat(peak), run, share)), eaveHeight + peak[2] + (ridge[2] - peak[2]) * share];
    };
    const wall: Wall = {
      from,
      to,
      feet,
      outward: minus([0, 0], inward),
      over,
      peak: over.gable && peakOf(over.gable),
      windows: [],
      door: door && isOn(door.place) ? { middle: past(door.place), halfWidth: door.halfWidth } : undefined,
    };
    return { ...wall, windows: windowsOf(wall, wallHeight, hiddenFeet(walls, index, overhang)) };
  });
  const { right: length, rear: width } = boxOf(walls);
  const ridgeHeight = eaveHeight + rise;
  return { ...shape, length, width, pitch, edge: 0.75, wallHeight, eaveHeight, ridgeHeight, roof, sides };
}

/** Places on a wall: along it from its left end, seen from outside, up, and out from it. */
export const placesOn =
  ({ from, to, outward }: Wall) =>
  (feet: number, up: number, out = 0): Place => [
    ...along(along(from, directionOf(from, to), feet), outward, out),
    up,
  ];

/** The corners of an upright box on a wall: along it from its left end, and up. */
export const boxOn =
  (wall: Wall) =>
  (left: number, foot: number, right: number, top: number): Place[] =>
    rectangle(left, foot, right, top).map(([along, up]) => placesOn(wall)(along, up));

/** A place on a slope that is known from above. */
export function liftTo({ eaveHeight, edge, pitch }: House, { corners, uphill }: RoofPlane) {
  const [[x, y]] = corners as readonly [Place];
  return (place: Point): Place => [...place, eaveHeight + edge + dot(minus(place, [x, y]), uphill) * pitch];
}

/** So far left of the front every picture looks from. */
export const viewDegrees = 36;
const view = (viewDegrees * Math.PI) / 180;
/** Toward the viewer, as seen from above. */
export const viewer: Point = [-Math.sin(view), -Math.cos(view)];
/** Of the wall beside a wing, so much per foot of the wing's depth is behind it. */
const hiddenShare = Math.tan(view);
const sillFeet = 3.9;
const usual = { width: 3, height: 4.4 };

/** Sills of the stories that are high enough for a window, also while the house is still growing. */
function sillsUnder(wallHeight: number): number[] {
  const headroom = 1.6;
  const count = Math.floor((wallHeight - headroom - sillFeet - usual.height) / storyFeet + 1.001);
  return Array.from({ length: Math.max(0, count) }, (_, story) => sillFeet + story * storyFeet);
}

function windowsOf({ feet, outward, peak, door }: Wall, wallHeight: number, hidden: number): WallWindow[] {
  const sills = sillsUnder(wallHeight);
  const isToStreet = outward[1] < -0.5;
  const windows: WallWindow[] = [];
  const add = (middle: number, sill: number, width: number, height: number) =>
    windows.push({ left: middle - width / 2, sill, width, height });
  /** Evenly over what is seen of a stretch of wall: one where it is short, none where it is too short. */
  const spread = (from: number, to: number, sill: number) => {
    const start = Math.max(from, hidden);
    const room = to - start;
    const wanted = Math.max(1, Math.round(room / (isToStreet ? 11 : 14)));
    const count = Math.min(wanted, Math.floor(room / (usual.width + 1.2)));
    for (let place = 0; place < count; place++)
      add(start + ((place + 0.5) * room) / count, sill, usual.width, usual.height);
  };
  const isEntry = door !== undefined && Math.abs(2 * door.halfWidth - feet) < 0.1;
  if (isEntry) {
    const { middle, halfWidth } = door;
    for (const sill of sills.slice(1))
      if (halfWidth > 4.2) for (const side of [-2.1, 2.1]) add(middle + side, sill, 3, 4.4);
      else add(middle, sill, 2.6, 4.4);
    if (halfWidth > 6.4)
      for (const side of [-1, 1]) add(middle + side * (halfWidth - 1.95), sillFeet, 2.1, 4.2);
  } else
    for (const [story, sill] of sills.entries())
      if (door && story === 0) {
        spread(1, door.middle - door.halfWidth, sill);
        spread(door.middle + door.halfWidth, feet - 1, sill);
      } else spread(isToStreet ? 0.6 : 1, feet - (isToStreet ? 0.6 : 1), sill);
  if (!peak) return windows;
  const [middle, top] = peak;
  const gable = top - wallHeight;
  if (isEntry && gable > 4.6) add(middle, wallHeight + gable * 0.22, 2.2, Math.min(2.6, gable * 0.4));
  else if (!isEntry && gable > 7) add(middle, wallHeight + gable * 0.22, 2.6, Math.min(3.8, gable * 0.36));
  return windows;
}
