// The roof from above, on paper: every edge with its length, which way the water runs, and what a crew orders by.

import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { formatCount } from '#content/wording/money.ts';
import { levelOf } from '../house/fittings.ts';
import { edgeKinds, edgeSums, type RoofEdge } from '../house/roof.ts';
import {
  labelLetterWidth,
  labelSize,
  type PaperDrawing,
  type PaperLabel,
  type PaperPoint,
  type PaperShape,
} from '../paper/paper-drawing.ts';
import type { RoofCostAnswers } from './answers.ts';
import { drawRoofFromAbove, flat, isFree, type Put, type Taken, write } from './roof-from-above.ts';

/** Points: the column of the sums. */
const sumsWidth = 120;

/** The plan with the length of every edge, slopes marked by arrows, and the sums beside it; and its scale. */
export function drawRoofPlan(answers: RoofCostAnswers, width: number, mostHeight: number) {
  const room = { width: width - sumsWidth, roofHeight: mostHeight, hasScale: true };
  const { house, outlines, put, height, feetPerInch, shapes, taken } = drawRoofFromAbove(answers, room);
  const { roof, pitchInches } = house;
  for (const plane of roof.planes) {
    const [tail, tip] = [0.62, 0.3].map((up) => put(levelOf(plane).share(0.5, up))) as [
      PaperPoint,
      PaperPoint,
    ];
    const feet = Math.hypot(tip[0] - tail[0], tip[1] - tail[1]);
    if (feet < 4) continue;
    const share = Math.min(1, 11 / feet);
    const end: PaperPoint = [tail[0] + (tip[0] - tail[0]) * share, tail[1] + (tip[1] - tail[1]) * share];
    shapes.push(...arrow(tail, end));
    taken.push({ at: [(tail[0] + end[0]) / 2, (tail[1] + end[1]) / 2], halfWidth: 5, halfHeight: 5 });
  }
  const labels = layLengths(roof.edges, put, taken, room.width, height);
  const sums = edgeSums(roof.edges);
  const lines = edgeKinds
    .filter((kind) => sums[kind] > 0.5)
    .map((kind) => words.edgeSum(kind, Math.round(sums[kind])));
  const firstLine = Math.max(labelSize + 2, height / 2 - (lines.length + 1) * 6);
  for (const [line, text] of [words.edgeSums, ...lines, words.slope(pitchInches)].entries())
    labels.push({
      text,
      at: [width - sumsWidth / 2, firstLine + line * 12],
      paint: line === 0 || line > lines.length ? 'ink' : 'copper',
    });
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

function arrow(from: PaperPoint, to: PaperPoint): PaperShape[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [ux, uy] = [((to[0] - from[0]) / length) * 3, ((to[1] - from[1]) / length) * 3];
  const barb = (side: number): PaperPoint => [to[0] - ux - uy * 0.6 * side, to[1] - uy + ux * 0.6 * side];
  return [{ path: write([from, to]) + write([barb(1), to, barb(-1)]), stroke: 'copper', lineWidth: 0.7 }];
}

/** Each figure at the middle of its edge, outside the roof or beside the line; moved along where another one is. */
function layLengths(
  edges: readonly RoofEdge[],
  put: Put,
  taken: Taken[],
  width: number,
  height: number,
): PaperLabel[] {
  const drawn = edges.flatMap(({ from, to }): Taken[] => {
    const [start, end] = [put(flat(from)), put(flat(to))];
    const count = Math.ceil(Math.hypot(end[0] - start[0], end[1] - start[1]) / 3) + 1;
    return Array.from({ length: count }, (_, step) => ({
      at: [start[0] + ((end[0] - start[0]) * step) / count, start[1] + ((end[1] - start[1]) * step) / count],
      halfWidth: 0.5,
      halfHeight: 0.5,
    }));
  });
  const byLength = [...edges].sort((a, b) => b.feet - a.feet);
  return byLength.flatMap(({ kind, from, to, feet, uphills }): PaperLabel[] => {
    const text = `${Math.round(feet)} ft`;
    const [start, end] = [put(flat(from)), put(flat(to))];
    const run = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1;
    // A figure larger than its edge would crowd those beside it; the sums hold it.
    if (run < labelSize) return [];
    const [ux, uy] = [(end[0] - start[0]) / run, (end[1] - start[1]) / run];
    const [halfWidth, halfHeight] = [(text.length * labelLetterWidth) / 2, labelSize * 0.56];
    // Away from the line by as much as the figure needs across it.
    const gap = Math.abs(uy) * halfWidth + Math.abs(ux) * halfHeight + 2.5;
    const [inX, inY] = [uphills[0]?.[0] ?? 0, -(uphills[0]?.[1] ?? 0)];
    const isLeftInside = inX * uy - inY * ux > 0;
    const outside = kind === 'rake' ? outsideOfRake() : isLeftInside ? -1 : 1;
    const isBorder = kind === 'eave' || kind === 'rake';
    const sides = isBorder ? [outside, 1.9 * outside, -outside] : [1, -1, 1.9, -1.9];
    const candidates = sides.flatMap((out) =>
      [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.16, 0.84].map((share): Taken => {
        const [x, y] = [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
        return { at: [x + uy * gap * out, y - ux * gap * out], halfWidth, halfHeight };
      }),
    );
    const isInside = ({ at: [x, y] }: Taken) =>
      x > halfWidth && x < width - halfWidth && y > halfHeight && y < height - halfHeight;
    // Where there is no room, as between the short edges of a small drawing, the sums say enough.
    const free = candidates.filter((one) => isInside(one) && isFree(one, taken));
    const place = free.find((one) => isFree(one, drawn)) ?? free[0];
    if (place === undefined) return [];
    taken.push(place);
    const [x, y] = place.at;
    return [{ text, at: [x, y + labelSize * 0.36], paint: kind === 'valley' ? 'copper' : 'ink' }];

    /** Along a rake the slope beside it is level: its outside is away from the middle of the roof. */
    function outsideOfRake(): number {
      const [x, y] = [(start[0] + end[0]) / 2 - width / 2, (start[1] + end[1]) / 2 - height / 2];
      return x * uy - y * ux > 0 ? 1 : -1;
    }
  });
}
