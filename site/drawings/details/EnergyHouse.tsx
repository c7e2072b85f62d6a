import { energyBounds } from '#calculators/energy-savings/model-figures.ts';
import { polygonPath, type SheetPoint, tenth } from '../geometry/path-data.ts';
import { paint } from '../sheet/DrawingSheet.tsx';

// The house in section, in sheet units.
export const middle = 350;
export const ground = 470;
const eave = 298;
/** Upper face of the ceiling, where insulation lies. */
export const ceiling = eave + 4;
export const wallThickness = 12;
/** Rise per run of the roof. */
export const pitch = 0.55;
const overhang = 36;
/** Of the rafters, and of decking and shingles over them, measured upright. */
const rafter = 13;
export const roofThickness = 20;

/** From the middle to the outside of a wall: of the smallest home, of the largest, and of one whose size is not said. */
const halfWidths = { least: 165, most: 226, usual: 220 } as const;

/** Where the walls of a house of this size are. */
export interface Walls {
  readonly left: number;
  readonly right: number;
}

export function wallsOf(homeSize: number | undefined): Walls {
  const { min, max } = energyBounds.homeSize;
  const { least, most, usual } = halfWidths;
  // Most homes are in the lowest third: a root spreads them.
  const share = Math.sqrt(Math.min(1, Math.max(0, ((homeSize ?? 0) - min) / (max - min))));
  const half = homeSize === undefined ? usual : Math.round(least + (most - least) * share);
  return { left: middle - half, right: middle + half };
}

/** The roof's underside at a place. */
export const undersideAt = (x: number, { left, right }: Walls) =>
  eave - 6 - Math.min(x - left, right - x) * pitch;

export const shape = (...corners: readonly SheetPoint[]) => polygonPath(corners);
export const box = (left: number, top: number, right: number, bottom: number) =>
  shape([left, top], [right, top], [right, bottom], [left, bottom]);
const strokes = (count: number, at: (stroke: number) => string) =>
  Array.from({ length: count }, (_, stroke) => at(stroke)).join('');

interface PartProps {
  readonly walls: Walls;
}

/** What is seen beyond the cut: the far wall of attic and rooms, a partition, two windows. */
export function EnergyRooms({ walls }: PartProps) {
  const { left, right } = walls;
  const [low, high] = [undersideAt(left, walls), undersideAt(middle, walls)];
  const windows = [left + 44, right - 96];
  return (
    <>
      <path d={box(left, ceiling, right, ground)} fill={paint('wall')} stroke="none" />
      <path
        d={shape([left, ceiling], [left, low], [middle, high], [right, low], [right, ceiling])}
        fill={paint('side')}
        stroke="none"
      />
      <path d={`M${left} ${ground - 7}H${right}`} stroke={paint('hair')} strokeWidth="1" />
      <path d={box(middle - 34, ceiling, middle - 27, ground)} fill={paint('side')} strokeWidth="1.1" />
      <path
        d={windows.map((x) => box(x, 346, x + 52, 414)).join('')}
        fill={paint('glass')}
        strokeWidth="1.2"
      />
      <path
        d={windows.map((x) => `M${x + 26} 346v68M${x} 380h52M${x - 4} 417h60`).join('')}
        strokeWidth="1"
      />
    </>
  );
}

/** What is cut: ceiling, walls with their plates, the foundation under them. */
export function EnergyShell({ walls: { left, right } }: PartProps) {
  const outer = [left, right - wallThickness];
  const upright = (top: number, bottom: number) =>
    outer.map((x) => box(x, top, x + wallThickness, bottom)).join('');
  const hatchFrom = (x: number) =>
    strokes(17, (stroke) => `M${x} ${tenth(eave + 21 + stroke * 9.6)}l${wallThickness}-7`);
  const soilBetween = (from: number, to: number) =>
    strokes(Math.floor((to - from) / 14), (stroke) => `M${from + 10 + stroke * 14} ${ground + 3}l-6 8`);
  return (
    <>
      <path
        d={box(left + wallThickness, ceiling, right - wallThickness, ceiling + 3)}
        fill={paint('wall')}
        strokeWidth="1"
      />
      <path d={upright(ground, ground + 24)} fill={paint('shade')} strokeWidth="1.2" />
      <path d={upright(eave - 2, ground)} fill={paint('wall')} strokeWidth="1.4" />
      <path d={upright(eave - 2, eave + 6)} fill={paint('wood')} strokeWidth="1" />
      <path
        d={outer.map(hatchFrom).join('') + soilBetween(20, left) + soilBetween(right, 700)}
        stroke={paint('hair')}
        strokeWidth="1"
      />
      <path
        d={`M20 ${ground}H${left}M${left + wallThickness} ${ground}H${right - wallThickness}M${right} ${ground}H700`}
      />
    </>
  );
}

/** Shingles lose their granules and pale: a fresh roof, one half through its life, one at the end of it. */
const coveringAt = (age: number) => (age < 10 ? 'roof-architectural' : age < 20 ? 'roof-asphalt' : 'mid');

const courseCount = 33;
/** Which courses go first, counted from the eave, left and right in turn: each down to the wood, with the two over it. */
const coursesByWear = [9, 21, 3, 27, 15, 24, 6, 18];

/** Rafters with the boxed eaves, decking and shingles. A roof loses some about every six years past its first ten. */
export function EnergyRoof({ walls, age }: PartProps & { readonly age: number }) {
  const [start, end] = [walls.left - overhang, walls.right + overhang];
  const at = (x: number, up: number): SheetPoint => [x, undersideAt(x, walls) - up];
  const [, foot] = at(start, 0);
  const band = (from: number, to: number) =>
    shape(at(start, from), at(middle, from), at(end, from), at(end, to), at(middle, to), at(start, to));
  const course = (middle - start) / courseCount;
  const gaps = coursesByWear.slice(0, Math.max(0, Math.ceil((age - 10) / 6))).map((place, order) => {
    const [from = 0, to = 0] = [place, place + 3].map((courses) =>
      order % 2 === 0 ? start + courses * course : end - courses * course,
    );
    const [low, high] = [rafter + 1, roofThickness + 1];
    return shape(at(from, low), at(to, low), at(to, high), at(from, high));
  });
  const buttsFrom = (x: number, step: number) =>
    strokes(courseCount - 1, (number) => {
      const [place, y] = at(x + (number + 1) * step, roofThickness);
      return `M${tenth(place)} ${tenth(y)}v5.5`;
    });
  const soffit = (from: number, to: number) =>
    shape([from, foot + 3], [to, foot + 3], at(to, 0), at(from, 0));
  const gutterTop = foot - rafter;
  return (
    <>
      <path d={soffit(start, walls.left) + soffit(walls.right, end)} fill={paint('wall')} strokeWidth="1.2" />
      <path d={band(0, rafter)} fill={paint('wood')} strokeWidth="1.3" />
      <path d={band(rafter, roofThickness)} fill={paint(coveringAt(age))} strokeWidth="1.2" />
      <path d={buttsFrom(start, course) + buttsFrom(end, -course)} stroke={paint('chalk')} strokeWidth=".8" />
      {gaps.length > 0 && <path d={gaps.join('')} fill={paint('wood-dark')} strokeWidth="1" />}
      <path
        d={`M${start} ${gutterTop}v12h-6q-4-2-5-12M${end} ${gutterTop}v12h6q4-2 5-12`}
        fill={paint('wall')}
        strokeWidth="1.2"
      />
    </>
  );
}
