// The roof from above, on paper: every edge with its length, which way the water runs, and what a crew orders by.

import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { formatCount } from '#content/wording/money.ts';
import { levelOf } from '../house/fittings.ts';
import { along, boxOf, directionOf, distance, leftOf, minus, rectangle } from '../house/outline.ts';
import { edgeKinds, edgeSums, type RoofEdge, type RoofPlane } from '../house/roof.ts';
import {
  labelLetterWidth,
  labelSize,
  type PaperDrawing,
  type PaperLabel,
  type PaperPoint,
  type PaperShape,
} from '../paper/paper-drawing.ts';
import type { RoofCostAnswers } from './answers.ts';
import { drawHouseOnPaper } from './house-on-paper.ts';
import {
  drawRoofFromAbove,
  isFree,
  isWithin,
  type Put,
  placesAround,
  pointsPerInch,
  type Taken,
  write,
} from './roof-from-above.ts';

/** Points: the column of the house and the sums under it, and a line of these. */
const column = { width: 168, gap: 16, line: 12 };

/** Of an arrow: its share of its slope, its points at least and at most, and how much is free beside it. */
const arrowSize = { share: 0.32, least: 4, most: 11, beside: 3 };
/** Where on its slope its middle may be, in shares of the height and along it: the best first. */
const arrowUps = [0.36, 0.46, 0.56, 0.28, 0.66];
const arrowAlongs = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

/** Where on its edge a figure may stand, in shares of its length: the middle first. */
const figureShares = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];

/** Points from its edge to a figure that has no room there. */
const figureDistances = Array.from({ length: 36 }, (_, step) => 10 + 4 * step);

/** Points between a figure and the edge beside it, and how much of an edge shows around a figure that interrupts it. */
const figureGap = { beside: 2.5, around: 8 };

/** Points: of a roof at most, for pages with more and with less room. */
export const planHeights = [190, 168, 148, 128, 108, 88, 72] as const;

/** The plan and its scale: every edge's length, an arrow on each slope; beside it the house and the sums. */
export function drawRoofPlan(answers: RoofCostAnswers, width: number, mostHeight: number) {
  const room = { width: width - column.width - column.gap, roofHeight: mostHeight, hasScale: true };
  const { house, outlines, put, height, feetPerInch, shapes, taken } = drawRoofFromAbove(answers, room);
  const { roof, pitchInches } = house;
  for (const plane of roof.planes) {
    const found = placeArrow(plane, put, pointsPerInch / feetPerInch, taken);
    if (!found) continue;
    shapes.push(...arrow(found.tail, found.tip));
    taken.push(found.place);
  }
  const printed = roof.edges.filter(({ feet }) => feet >= shortestEdge);
  const lengths = placeDimensions(printed, put, taken, room.width, height);
  shapes.push(...lengths.shapes);
  const sums = edgeSums(printed.map((edge) => ({ ...edge, feet: printedFeet(edge) })));
  const lines = edgeKinds
    .filter((kind) => sums[kind] > 0.5)
    .map((kind) => words.edgeSum(kind, Math.round(10 * sums[kind]) / 10));
  const cells = [...lines, words.slope(pitchInches)];
  const firstLine = height - Math.ceil(cells.length / 2) * column.line;
  const left = width - column.width;
  const sumLabels = cells.map((text, cell): PaperLabel => {
    const at: PaperPoint = [
      left + column.width * (cell % 2 === 0 ? 0.25 : 0.75),
      firstLine + Math.floor(cell / 2) * column.line + labelSize,
    ];
    return { text, at, paint: cell < lines.length ? 'copper' : 'ink' };
  });
  const title: PaperLabel = {
    text: words.edgeSums,
    at: [left + column.width / 2, firstLine - 4],
    paint: 'ink',
  };
  const houseRoom = { left, width: column.width, height: firstLine - column.line - 6 };
  shapes.push(...drawHouseOnPaper(answers, houseRoom));
  const labels = [...lengths.labels, title, ...sumLabels];
  const drawing: PaperDrawing = {
    label: `Roof plan, ${formatCount(answers.squareFootage)} square feet: ${lines.join(', ')}; ${words.slope(pitchInches)}.`,
    width,
    height,
    shapes,
    labels,
  };
  const drawn = { skylights: outlines.skylights.length, chimneys: outlines.chimneys.length };
  return { drawing, feetPerInch, drawn };
}

/** Straight down its slope, inside it, and free of `taken` where there is room. */
function placeArrow(plane: RoofPlane, put: Put, points: number, taken: readonly Taken[]) {
  const { depth, stretches, place } = levelOf(plane);
  const length = Math.min(arrowSize.most, arrowSize.share * depth * points);
  if (length < arrowSize.least) return undefined;
  const [half, beside] = [length / 2 / points, arrowSize.beside / points];
  // With a little room beyond its ends, so that they touch no ridge.
  const isInside = (along: number, up: number) =>
    [-1.1, -0.5, 0, 0.5, 1.1].every((step) =>
      stretches(up + step * half).some(([left, right]) => along - beside > left && along + beside < right),
    );
  const spots = arrowUps.flatMap((share) =>
    stretches(depth * share)
      .sort((one, two) => two[1] - two[0] - one[1] + one[0])
      .flatMap(([left, right]) =>
        arrowAlongs.map((of) => [left + (right - left) * of, depth * share] as const),
      ),
  );
  const arrows = spots
    .filter((spot) => isInside(...spot))
    .map(([along, up]) => {
      const [tail, tip] = [put(place(along, up + half)), put(place(along, up - half))];
      const { length, width } = boxOf([tail, tip]);
      const [halfWidth, halfHeight] = [length / 2 + arrowSize.beside, width / 2 + arrowSize.beside];
      return { tail, tip, place: { at: put(place(along, up)), halfWidth, halfHeight } };
    });
  return arrows.find((one) => isFree(one.place, taken)) ?? arrows[0];
}

function arrow(from: PaperPoint, to: PaperPoint): PaperShape[] {
  const direction = directionOf(from, to);
  const barb = (side: number) => along(along(to, direction, -3), leftOf(direction), 1.8 * side);
  return [{ path: write([from, to]) + write([barb(1), to, barb(-1)]), stroke: 'copper', lineWidth: 0.7 }];
}

/** Feet: nothing that is shorter can be seen. */
export const shortestEdge = 0.1;

/** Whole feet; of less than half a foot, tenths. The sums are of these, so that they add up by hand. */
const printedFeet = ({ feet }: RoofEdge) => Math.round(feet) || Math.round(10 * feet) / 10;

/**
 * Each figure at the middle of its edge: beside the roof, or inside it, where it interrupts the line. Where there is no
 * room, it stands as near as there is some, with a line to its edge.
 */
function placeDimensions(
  printed: readonly RoofEdge[],
  put: Put,
  taken: Taken[],
  width: number,
  height: number,
): { readonly labels: PaperLabel[]; readonly shapes: PaperShape[] } {
  const edges = [...printed].sort((a, b) => b.feet - a.feet);
  const lines = edges.map(({ from, to }) => dotsBetween(put(from), put(to)));
  const labels: PaperLabel[] = [];
  const shapes: PaperShape[] = [];
  const waiting: (() => void)[] = [];
  const find = (places: readonly Taken[], ...others: (readonly Taken[])[]) =>
    places.find(
      (one) => isWithin(one, width, height) && [taken, ...others].every((each) => isFree(one, each)),
    );
  for (const [index, edge] of edges.entries()) {
    const { kind, from, to } = edge;
    const text = `${printedFeet(edge)} ft`;
    const [start, end] = [put(from), put(to)];
    const run = distance(start, end);
    const [ux, uy] = directionOf(start, end);
    const [halfWidth, halfHeight] = [(text.length * labelLetterWidth) / 2, labelSize * 0.56];
    const isBorder = kind === 'eave' || kind === 'rake';
    // Beside the line by as much as the figure needs across it; along it by as much as it interrupts.
    const gap = Math.abs(uy) * halfWidth + Math.abs(ux) * halfHeight + figureGap.beside;
    const cut = Math.min(halfWidth / (Math.abs(ux) || 0.001), halfHeight / (Math.abs(uy) || 0.001));
    const middle = between(start, end, 0.5);
    const outward = isBorder ? gap * outsideOf(edge, [ux, uy], middle, [width / 2, height / 2]) : 0;
    const set = (place: Taken) => {
      taken.push(place);
      const [x, y] = place.at;
      labels.push({ text, at: [x, y + labelSize * 0.36], paint: kind === 'valley' ? 'copper' : 'ink' });
    };
    const places = figureShares.map((share): Taken => {
      const [x, y] = between(start, end, share);
      return { at: [x + uy * outward, y - ux * outward], halfWidth, halfHeight };
    });
    const fits = isBorder ? run > labelSize : run > 2 * cut + figureGap.around;
    const found = fits && find(places, ...lines.filter((_, other) => other !== index));
    if (found) {
      set(found);
      if (!isBorder) shapes.push({ path: boxPath(found), fill: 'side' });
    } else
      waiting.push(() => {
        const own: Taken = { at: middle, halfWidth, halfHeight };
        const around = placesAround(own, figureDistances);
        const place = find(around, ...lines) ?? find(around) ?? own;
        set(place);
        const [dx, dy] = [place.at[0] - middle[0], place.at[1] - middle[1]];
        const inside = Math.min(halfWidth / Math.abs(dx), halfHeight / Math.abs(dy));
        if (!(inside < 1)) return;
        const tip = between(middle, place.at, 1 - inside);
        shapes.push({ path: write([middle, tip]), stroke: 'ink', lineWidth: 0.35 });
        taken.push(...dotsBetween(middle, tip));
      });
  }
  for (const setAside of waiting) setAside();
  return { labels, shapes };
}

const boxPath = ({ at: [x, y], halfWidth, halfHeight }: Taken) =>
  `${write(rectangle(x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight))}Z`;

/** 1 or -1: from the middle of a border away from the slope beside it, which along a rake is level. */
function outsideOf(
  { kind, uphills: [uphill = [0, 0]] }: RoofEdge,
  [ux, uy]: PaperPoint,
  [x, y]: PaperPoint,
  [middleX, middleY]: PaperPoint,
): number {
  const [inX, inY] = kind === 'rake' ? [middleX - x, middleY - y] : [uphill[0], -uphill[1]];
  return inX * uy - inY * ux > 0 ? -1 : 1;
}

const between = (from: PaperPoint, to: PaperPoint, share: number) => along(from, minus(to, from), share);

function dotsBetween(from: PaperPoint, to: PaperPoint): Taken[] {
  const count = Math.ceil(distance(from, to) / 3) + 1;
  return Array.from({ length: count + 1 }, (_, step) => ({
    at: between(from, to, step / count),
    halfWidth: 0.5,
    halfHeight: 0.5,
  }));
}
