// The roof from above, on paper: every edge with its length, which way the water runs, and what a crew orders by. From the
// same model as the drawing on the page (calculators/house).

import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { inspectionPoints } from '#content/services/inspection-points.ts';
import { formatCount } from '#content/wording/money.ts';
import { mostDrawn, pipePlaces } from '../house/house.ts';
import { boxOf, type Point, widened } from '../house/outline.ts';
import {
  type EdgeKind,
  edgeKinds,
  edgeSums,
  type Place,
  type Roof,
  type RoofEdge,
  type RoofPlane,
  roofOver,
  stretchAt,
} from '../house/roof.ts';
import {
  labelLetterWidth,
  labelSize,
  type PaperDrawing,
  type PaperLabel,
  type PaperPaint,
  type PaperPoint,
  type PaperShape,
} from '../paper/paper-drawing.ts';
import type { RoofCostAnswers } from './answers.ts';
import { outlineOfAnswers, planOfOutline, planUnderRoof } from './house-outline.ts';
import { roofPitches } from './price-book.ts';

const pointsPerInch = 72;
/** Feet to an inch of paper, as on an engineer's scale. */
const scales = [8, 10, 12, 16, 20, 24, 30, 32, 36, 40, 50, 60, 80, 100] as const;
/** Points around the roof for the figures, and the column of the sums. */
const margin = { beside: 26, above: 14 };
const sumsWidth = 120;

function modelOf(answers: RoofCostAnswers) {
  const given = outlineOfAnswers(answers);
  const rise = roofPitches[answers.roofPitch].typicalRise;
  const plan = given ? planOfOutline(given, {}) : planUnderRoof(answers.squareFootage, rise, {});
  const eaves = plan.overhang > 0 ? widened(plan.walls, plan.overhang) : plan.walls;
  return { ...plan, eaves, rise, roof: roofOver(eaves, { pitch: rise / 12, ends: plan.ends }) };
}
type Model = ReturnType<typeof modelOf>;

/** A drawing of the roof with north up the page, no wider and higher than so many points. */
function createSheet({ eaves }: Model, roomWidth: number, roomHeight: number, hasScale: boolean) {
  const { left, front, length, width } = boxOf(eaves);
  const tightest =
    pointsPerInch *
    Math.max(length / (roomWidth - 2 * margin.beside), width / (roomHeight - 2 * margin.above));
  const feetPerInch = (hasScale && scales.find((scale) => scale >= tightest)) || tightest;
  const points = pointsPerInch / feetPerInch;
  const start = (roomWidth - length * points) / 2;
  const base = margin.above + width * points;
  const put = ([x, y]: Point): PaperPoint => [start + (x - left) * points, base - (y - front) * points];
  return { put, points, feetPerInch, height: base + margin.above };
}

const hundredth = (points: number) => String(Math.round(points * 100) / 100);
const write = (line: readonly PaperPoint[]) =>
  `M${line.map((point) => point.map(hundredth).join(' ')).join('L')}`;
const flat = ([x, y]: Place): Point => [x, y];

const edgeLooks: Readonly<Record<EdgeKind, Omit<PaperShape, 'path'>>> = {
  eave: { stroke: 'ink', lineWidth: 1.4 },
  rake: { stroke: 'ink', lineWidth: 0.8 },
  ridge: { stroke: 'ink', lineWidth: 1.4 },
  hip: { stroke: 'ink', lineWidth: 0.8 },
  valley: { stroke: 'copper', lineWidth: 1.2, isDashed: true },
};

type Put = (point: Point) => PaperPoint;

/** Slopes, walls beneath them, chimneys, skylights and edges. */
function drawRoof(model: Model, answers: RoofCostAnswers, put: Put): PaperShape[] {
  const { roof, walls } = model;
  const { chimneys, skylights, pipes } = fittingsOf(roof, answers);
  const lines = (kind: EdgeKind) =>
    roof.edges
      .filter((edge) => edge.kind === kind)
      .map(({ from, to }) => write([put(flat(from)), put(flat(to))]));
  const boxes = (all: typeof pipes, fill: PaperPaint) =>
    all.map((box): PaperShape => ({ path: `${write(box.map(put))}Z`, fill, stroke: 'ink', lineWidth: 0.5 }));
  return [
    ...roof.planes.map(
      ({ corners }): PaperShape => ({
        path: `${write(corners.map((corner) => put(flat(corner))))}Z`,
        fill: 'side',
      }),
    ),
    { path: `${write(walls.map(put))}Z`, stroke: 'ink', lineWidth: 0.3, isDashed: true },
    ...boxes(skylights, 'glass'),
    ...boxes(pipes, 'wall'),
    ...boxes(chimneys, 'brick'),
    ...edgeKinds.flatMap((kind): PaperShape[] => {
      const path = lines(kind).join('');
      return path === '' ? [] : [{ path, ...edgeLooks[kind] }];
    }),
  ];
}

/** The largest slope, towards the street where there are several. */
function mainPlane({ planes }: Roof): RoofPlane {
  const size = ({ squareFeet, uphill }: RoofPlane) => squareFeet * (uphill[1] > 0.5 ? 1.6 : 1);
  return [...planes].sort((a, b) => size(b) - size(a))[0] as RoofPlane;
}

/** A place on a slope as seen from above: a share of its width at a share of its height. */
function placesOn({ corners, across, uphill }: RoofPlane) {
  const [[x, y]] = corners as readonly [Place];
  const level = corners.map(([cx, cy]): Point => {
    const [dx, dy] = [cx - x, cy - y];
    return [dx * across[0] + dy * across[1], dx * uphill[0] + dy * uphill[1]];
  });
  const depth = Math.max(...level.map(([, run]) => run));
  return (share: number, up: number, alongFeet = 0, upFeet = 0): Point => {
    const [left, right] = stretchAt(level, depth * up);
    const [along, run] = [left + (right - left) * share + alongFeet, depth * up + upFeet];
    return [x + across[0] * along + uphill[0] * run, y + across[1] * along + uphill[1] * run];
  };
}

function fittingsOf(roof: Roof, answers: Pick<RoofCostAnswers, 'chimneys' | 'skylights'>) {
  const place = placesOn(mainPlane(roof));
  const box = (share: number, up: number, width: number, depth: number): Point[] =>
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([x = 0, y = 0]) => place(share, up, (x * width) / 2, (y * depth) / 2));
  const skylights = Math.min(mostDrawn.skylights, answers.skylights);
  return {
    chimneys: Array.from({ length: Math.min(mostDrawn.chimneys, answers.chimneys) }, (_, number) =>
      box(0.84 - 0.22 * number, 0.74, 2.8, 3),
    ),
    skylights: Array.from({ length: skylights }, (_, number) =>
      box((number + 0.5) / skylights, 0.42, 2.4, 3.4),
    ),
    pipes: pipePlaces.along.map((share) => box(share, pipePlaces.up, 1.1, 1.1)),
  };
}

interface Taken {
  readonly at: PaperPoint;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

const isFree = (place: Taken, taken: readonly Taken[]) =>
  taken.every(
    ({ at, halfWidth, halfHeight }) =>
      Math.abs(at[0] - place.at[0]) > halfWidth + place.halfWidth ||
      Math.abs(at[1] - place.at[1]) > halfHeight + place.halfHeight,
  );

/** The plan with the length of every edge, slopes marked by arrows, and the sums beside it; and its scale. */
export function drawRoofPlan(answers: RoofCostAnswers, width: number, mostHeight: number) {
  const model = modelOf(answers);
  const { roof, rise } = model;
  const sheet = createSheet(model, width - sumsWidth, mostHeight + 2 * margin.above, true);
  const shapes = drawRoof(model, answers, sheet.put);
  const taken: Taken[] = [];
  for (const plane of roof.planes) {
    const [tail, tip] = [0.62, 0.3].map((up) => sheet.put(placesOn(plane)(0.5, up))) as [
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
  const labels = layLengths(roof.edges, sheet.put, taken, width - sumsWidth, sheet.height);
  const sums = edgeSums(roof.edges);
  const lines = edgeKinds
    .filter((kind) => sums[kind] > 0.5)
    .map((kind) => words.edgeSum(kind, Math.round(sums[kind])));
  const firstLine = Math.max(labelSize + 2, sheet.height / 2 - (lines.length + 1) * 6);
  for (const [line, text] of [words.edgeSums, ...lines, words.slope(rise)].entries())
    labels.push({
      text,
      at: [width - sumsWidth / 2, firstLine + line * 12],
      paint: line === 0 || line > lines.length ? 'ink' : 'copper',
    });
  const drawing: PaperDrawing = {
    label: `Roof plan, ${formatCount(answers.squareFootage)} square feet: ${lines.join(', ')}; ${words.slope(rise)}.`,
    width,
    height: sheet.height,
    shapes,
    labels,
  };
  return { drawing, feetPerInch: sheet.feetPerInch };
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

/** Points. */
const balloonRadius = 6.2;

/** The roof plan with the points of the inspection on it, in the order of content/services/inspection-points.ts. */
export function drawNumberedPlan(answers: RoofCostAnswers, width: number): PaperDrawing {
  const model = modelOf(answers);
  const sheet = createSheet(model, width, 150 + 2 * margin.above, false);
  const shapes = drawRoof(model, answers, sheet.put);
  const { chimneys, skylights, pipes } = fittingsOf(model.roof, answers);
  const taken: Taken[] = [...chimneys, ...skylights, ...pipes].map((box) => {
    const corners = box.map(sheet.put);
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    return {
      at: [(left + right) / 2, (top + bottom) / 2],
      halfWidth: (right - left) / 2,
      halfHeight: (bottom - top) / 2,
    };
  });
  const labels: PaperLabel[] = [];
  for (const [position, spot] of spotsOf(model, answers).entries()) {
    const target = sheet.put(spot);
    const balloon = (reach: number, turn: number): Taken => ({
      at: [target[0] + reach * Math.cos(turn), target[1] + reach * Math.sin(turn)],
      halfWidth: balloonRadius + 0.8,
      halfHeight: balloonRadius + 0.8,
    });
    const candidates = [0, 11, 15, 20, 26, 34, 44].flatMap((reach) =>
      Array.from({ length: reach === 0 ? 1 : 12 }, (_, turn) => balloon(reach, (turn * Math.PI) / 6)),
    );
    const isInside = ({ at: [x, y] }: Taken) =>
      x > balloonRadius && x < width - balloonRadius && y > balloonRadius && y < sheet.height - balloonRadius;
    const place = candidates.find((one) => isInside(one) && isFree(one, taken)) ?? balloon(0, 0);
    taken.push(place);
    const [x, y] = place.at;
    if (Math.hypot(x - target[0], y - target[1]) > balloonRadius)
      shapes.push({ path: write([target, place.at]), stroke: 'ink', lineWidth: 0.8 });
    shapes.push({
      path: `${write(
        Array.from({ length: 20 }, (_, corner): PaperPoint => {
          const turn = (corner * Math.PI) / 10;
          return [x + balloonRadius * Math.cos(turn), y + balloonRadius * Math.sin(turn)];
        }),
      )}Z`,
      fill: 'wall',
      stroke: 'copper',
      lineWidth: 0.9,
    });
    labels.push({ text: String(position + 1), at: [x, y + labelSize * 0.36], paint: 'ink' });
  }
  return {
    label: `Roof plan with the ${inspectionPoints.length} points of the inspection numbered.`,
    width,
    height: sheet.height,
    shapes,
    labels,
  };
}

/** Where on the roof each point is looked at; what this roof has not, where it would be. */
function spotsOf({ roof, eaves }: Model, answers: RoofCostAnswers): Point[] {
  const main = mainPlane(roof);
  const on = placesOn(main);
  const other = placesOn(
    roof.planes.filter((plane) => plane !== main).sort((a, b) => b.squareFeet - a.squareFeet)[0] ?? main,
  );
  const middle = (...kinds: EdgeKind[]): Point | undefined => {
    const [longest] = roof.edges.filter(({ kind }) => kinds.includes(kind)).sort((a, b) => b.feet - a.feet);
    return longest && [(longest.from[0] + longest.to[0]) / 2, (longest.from[1] + longest.to[1]) / 2];
  };
  const { chimneys, skylights, pipes } = fittingsOf(roof, {
    chimneys: Math.max(1, answers.chimneys),
    skylights: Math.max(1, answers.skylights),
  });
  const center = (box: readonly Point[] | undefined): Point =>
    box
      ? [box.reduce((sum, [x]) => sum + x, 0) / 4, box.reduce((sum, [, y]) => sum + y, 0) / 4]
      : on(0.5, 0.5);
  const corner = [...eaves].sort((a, b) => b[0] - b[1] - (a[0] - a[1]))[0] ?? on(1, 0);
  return [
    other(0.62, 0.5),
    middle('ridge', 'hip') ?? on(0.5, 0.95),
    middle('valley') ?? on(0.1, 0.12),
    chimneys[0]?.[1] ?? on(0.9, 0.74),
    center(chimneys[0]),
    center(pipes[0]),
    center(skylights[0]),
    middle('rake') ?? on(0, 0.02),
    corner,
    other(0.8, 0.03),
    other(0.3, 0.5),
    on(0.62, 0.14),
  ];
}
