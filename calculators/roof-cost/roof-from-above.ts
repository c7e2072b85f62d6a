// A roof from above on paper, of the house that the page draws: its slopes, its edges and what is on it.

import { fittingsOf } from '../house/fittings.ts';
import type { House } from '../house/house.ts';
import { boxOf, type Point, type Ring, rectangle } from '../house/outline.ts';
import { hundredth } from '../house/outline-text.ts';
import { type EdgeKind, edgeKinds, type Place } from '../house/roof.ts';
import type { PaperPaint, PaperPoint, PaperShape } from '../paper/paper-drawing.ts';
import type { RoofCostAnswers } from './answers.ts';
import { houseOfAnswers } from './house-outline.ts';

export const pointsPerInch = 72;
/** Feet to an inch of paper, as on an engineer's scale. */
const scales = [8, 10, 12, 16, 20, 24, 30, 32, 36, 40, 50, 60, 80, 100] as const;
/** Points around the roof for the figures. */
const margin = { beside: 26, above: 14 };

export const eavesOf = ({ roof }: House): Point[] => roof.sides.map(({ from }) => from);

/** In points. */
interface Room {
  readonly width: number;
  readonly roofHeight: number;
  readonly hasScale: boolean;
}

/** A sheet for the roof with north up the page. */
function createSheet(house: House, { width: roomWidth, roofHeight, hasScale }: Room) {
  const { left, front, length, width } = boxOf(eavesOf(house));
  const tightest = pointsPerInch * Math.max(length / (roomWidth - 2 * margin.beside), width / roofHeight);
  const feetPerInch = (hasScale && scales.find((scale) => scale >= tightest)) || tightest;
  const points = pointsPerInch / feetPerInch;
  const start = (roomWidth - length * points) / 2;
  const base = margin.above + width * points;
  const put: Put = ([x, y]) => [start + (x - left) * points, base - (y - front) * points];
  return { put, feetPerInch, height: base + margin.above };
}

export type Put = (place: Point | Place) => PaperPoint;

export const write = (line: readonly PaperPoint[]) =>
  `M${line.map((point) => point.map(hundredth).join(' ')).join('L')}`;

const edgeLooks: Readonly<Record<EdgeKind, Omit<PaperShape, 'path'>>> = {
  eave: { stroke: 'ink', lineWidth: 1.4 },
  rake: { stroke: 'ink', lineWidth: 0.8 },
  ridge: { stroke: 'ink', lineWidth: 1.4 },
  hip: { stroke: 'ink', lineWidth: 0.8 },
  valley: { stroke: 'copper', lineWidth: 1.2, isDashed: true },
};

const pipeFeet = 1.1;

/** What is on the roof, as outlines. */
function outlinesOn(house: House, answered: Parameters<typeof fittingsOf>[1]) {
  const { chimneys, skylights, pipes } = fittingsOf(house, answered);
  const half = pipeFeet / 2;
  const boxes = pipes.map(([x, y]) => rectangle(x - half, y - half, x + half, y + half));
  return { chimneys, skylights, pipes: boxes };
}

export type OnRoof = ReturnType<typeof outlinesOn>;

/** Slopes, walls beneath them, chimneys, skylights, pipes and edges. */
function drawRoof({ roof, walls }: House, { chimneys, skylights, pipes }: OnRoof, put: Put): PaperShape[] {
  const boxes = (all: readonly Ring[], fill: PaperPaint) =>
    all.map((box): PaperShape => ({ path: `${write(box.map(put))}Z`, fill, stroke: 'ink', lineWidth: 0.5 }));
  return [
    ...roof.planes.map(({ corners }): PaperShape => ({ path: `${write(corners.map(put))}Z`, fill: 'side' })),
    { path: `${write(walls.map(put))}Z`, stroke: 'ink', lineWidth: 0.3, isDashed: true },
    ...boxes(skylights, 'glass'),
    ...boxes(pipes, 'wall'),
    ...boxes(chimneys, 'brick'),
    ...edgeKinds.flatMap((kind): PaperShape[] => {
      const path = roof.edges
        .filter((edge) => edge.kind === kind)
        .map(({ from, to }) => write([put(from), put(to)]))
        .join('');
      return path === '' ? [] : [{ path, ...edgeLooks[kind] }];
    }),
  ];
}

/** A figure or a number on the sheet, or what none of them may cover. */
export interface Taken {
  readonly at: PaperPoint;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

export function middleOf(box: Ring): Point {
  const { left, front, length, width } = boxOf(box);
  return [left + length / 2, front + width / 2];
}

/** What is on the roof is to be seen. */
const takenBy = (outlines: OnRoof, put: Put): Taken[] =>
  Object.values(outlines)
    .flat()
    .map((outline) => {
      const box = outline.map(put);
      const { length, width } = boxOf(box);
      return { at: middleOf(box), halfWidth: length / 2, halfHeight: width / 2 };
    });

/** The roof of these answers from above, ready for figures and numbers; `taken`: what none of them may cover. */
export function drawRoofFromAbove(answers: RoofCostAnswers, room: Room) {
  const house = houseOfAnswers(answers);
  const { put, ...sheet } = createSheet(house, room);
  const outlines = outlinesOn(house, answers);
  return {
    house,
    outlines,
    put,
    ...sheet,
    shapes: drawRoof(house, outlines, put),
    taken: takenBy(outlines, put),
  };
}

export const isFree = (place: Taken, taken: readonly Taken[]) =>
  taken.every(
    ({ at, halfWidth, halfHeight }) =>
      Math.abs(at[0] - place.at[0]) > halfWidth + place.halfWidth ||
      Math.abs(at[1] - place.at[1]) > halfHeight + place.halfHeight,
  );

/** Whether all of it is on a sheet. */
export const isWithin = ({ at: [x, y], halfWidth, halfHeight }: Taken, width: number, height: number) =>
  x > halfWidth && x < width - halfWidth && y > halfHeight && y < height - halfHeight;

/** The same place at these distances, in twelve directions of each. */
export const placesAround = (place: Taken, distances: readonly number[]) =>
  distances.flatMap((distance) =>
    Array.from({ length: 12 }, (_, hour): Taken => {
      const turn = (hour * Math.PI) / 6;
      const [x, y] = place.at;
      return { ...place, at: [x + distance * Math.cos(turn), y + distance * Math.sin(turn)] };
    }),
  );
