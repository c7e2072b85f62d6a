import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRoof } from '../../tests/any-roof.ts';
import { isInside } from '../../tests/points-of-path.ts';
import { type HouseShapeName, houseShapes, outlineOf } from '../house/measured-house.ts';
import { directionOf, dot, type Point } from '../house/outline.ts';
import { writeOutline } from '../house/outline-text.ts';
import { edgeKinds, edgeSums, type RoofEdge, type RoofPlane } from '../house/roof.ts';
import { labelSize, type PaperDrawing, type PaperLabel } from '../paper/paper-drawing.ts';
import { type RoofCostAnswers, roofCostDefaults } from './answers.ts';
import { houseOfAnswers } from './house-outline.ts';
import { drawNumberedPlan } from './numbered-plan.ts';
import { estimateRoofArea } from './roof-area.ts';
import { drawRoofPlan, planHeights, shortestEdge } from './roof-plan.ts';

const pointsIn = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

/** The answers of somebody who measured this house. */
function measured(
  shape: HouseShapeName,
  [houseLength = 0, houseWidth = 0, wingLength = 0, wingWidth = 0, secondWingWidth = 0]: readonly number[],
  ends: 'gable' | 'hip' = 'gable',
): RoofCostAnswers {
  const sides = { houseLength, houseWidth, wingLength, wingWidth, secondWingWidth };
  const house = { known: 'outside', shape, sides, roofPitch: 'standard' } as const;
  const squareFootage = estimateRoofArea(house).roofSquareFeet;
  return {
    ...roofCostDefaults,
    squareFootage,
    outline: writeOutline({ ring: outlineOf(house) ?? [], ends }),
  };
}

// Proves R15.2, R15.3.
test('a ruler on the plan reads the measures of the house, every edge has its length and each kind its sum', () => {
  const { drawing, feetPerInch } = drawRoofPlan(measured('rectangle', [50, 28]), 504, 120);
  const walls = drawing.shapes.find(({ lineWidth }) => lineWidth === 0.3);
  const points = pointsIn(walls?.path ?? '');
  const xs = points.map(([x]) => x);
  expect(((Math.max(...xs) - Math.min(...xs)) / 72) * feetPerInch).toBeCloseTo(50, 1);
  const labels = drawing.labels.map(({ text }) => text);
  // Two eaves and the ridge, four rakes: the roof reaches past the walls. The sums are of these figures.
  expect(labels.filter((text) => text === '52 ft')).toHaveLength(3);
  expect(labels.filter((text) => text === '17 ft')).toHaveLength(4);
  for (const sum of ['Eave 104 ft', 'Rake 68 ft', 'Ridge 52 ft', 'Slope 7 in 12'])
    expect(labels).toContain(sum);
  expect(drawing.label).toContain('Ridge 52 ft');
});

// Proves R14.5.
test('the plan of a house that nobody measured has the gabled front that the page draws, with its valleys in the sums', () => {
  const { label } = drawRoofPlan(roofCostDefaults, 504, 120).drawing;
  const { edges } = houseOfAnswers(roofCostDefaults).roof;
  expect(edgeSums(edges).valley).toBeGreaterThan(10);
  for (const kind of ['Eave', 'Rake', 'Ridge', 'Valley']) expect(label).toMatch(`${kind} `);
  expect(drawRoofPlan(measured('rectangle', [50, 28]), 504, 120).drawing.label).not.toContain('Valley');
});

const side = (min: number, max: number) => fc.integer({ min, max });
const anyMeasured = fc
  .tuple(
    fc.constantFrom(...(Object.keys(houseShapes) as HouseShapeName[])),
    fc.tuple(side(40, 80), side(20, 40), side(6, 24), side(10, 17), side(10, 17)),
    fc.constantFrom('gable' as const, 'hip' as const),
  )
  .map(([shape, sides, ends]) => measured(shape, sides, ends));

const anyAnswers = fc.oneof(
  anyRoof(),
  fc.tuple(anyRoof(), anyMeasured).map(
    ([answers, { squareFootage, outline, roofPitch }]): RoofCostAnswers => ({
      ...answers,
      squareFootage,
      roofPitch,
      ...(outline && { outline }),
    }),
  ),
);

const figureOf = ({ feet }: RoofEdge) => `${Math.round(feet) || Math.round(10 * feet) / 10} ft`;

test('the sum of each kind is the sum of the lengths on the plan, and close to what the roof has', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { labels } = drawRoofPlan(answers, 504, 128).drawing;
      const { edges } = houseOfAnswers(answers).roof;
      for (const kind of edgeKinds) {
        const lengths = edges.filter((edge) => edge.kind === kind && edge.feet >= shortestEdge).map(figureOf);
        const sum = Math.round(10 * lengths.reduce((all, text) => all + Number.parseFloat(text), 0)) / 10;
        const shown = labels.find(({ text }) => text.toLowerCase().startsWith(`${kind} `));
        if (sum > 0.5) expect(shown?.text.slice(kind.length + 1)).toBe(`${sum} ft`);
        expect(Math.abs(sum - edgeSums(edges)[kind])).toBeLessThan(4);
      }
    }),
  );
});

/** Where the arrows of a plan begin and end on the house, in feet; its walls tell where it lies on the sheet. */
function arrowsOf(answers: RoofCostAnswers) {
  const { drawing, feetPerInch } = drawRoofPlan(answers, 504, 148);
  const [corner = [0, 0]] = pointsIn(drawing.shapes.find(({ lineWidth }) => lineWidth === 0.3)?.path ?? '');
  const [origin = [0, 0]] = houseOfAnswers(answers).walls;
  return drawing.shapes
    .filter(({ stroke, lineWidth }) => stroke === 'copper' && lineWidth === 0.7)
    .map(({ path }) =>
      pointsIn(path).map(([x, y]): Point => {
        const [right, down] = [x - corner[0], y - corner[1]];
        return [origin[0] + (right * feetPerInch) / 72, origin[1] - (down * feetPerInch) / 72];
      }),
    );
}

test('each arrow runs straight down its own slope, inside it', () => {
  const isIn = ({ corners }: RoofPlane, end: Point) =>
    isInside(
      end,
      corners.map(([x, y]) => [x, y] as const),
    );
  const judge = (answers: RoofCostAnswers) => {
    const arrows = arrowsOf(answers);
    const { planes } = houseOfAnswers(answers).roof;
    const owners = arrows.map(([tail, tip, ...barbs]) => {
      if (!tail || !tip) throw new Error('An arrow has two ends.');
      const downhill = directionOf(tip, tail);
      return planes.findIndex(
        (plane) =>
          dot(downhill, plane.uphill) > Math.cos(Math.PI / 180) &&
          [tail, tip, ...barbs].every((end) => isIn(plane, end)),
      );
    });
    expect(owners).not.toContain(-1);
    expect(new Set(owners).size).toBe(arrows.length);
    return arrows.length;
  };
  expect(judge(roofCostDefaults)).toBe(4);
  // An arrow began on the ridge of this one.
  const court = 'gable 0,0 11,0 11,24 44,24 44,0 58,0 58,47 0,47';
  expect(judge({ ...roofCostDefaults, squareFootage: 2460, outline: court })).toBe(6);
  fc.assert(
    fc.property(anyAnswers, fc.nat(3), fc.nat(3), (house, chimneys, skylights) => {
      expect(judge({ ...house, chimneys, skylights })).toBeGreaterThan(0);
    }),
  );
});

test('no arrow lies on a chimney, a skylight or a pipe, for ordinary houses', () => {
  fc.assert(
    fc.property(anyMeasured, fc.nat(1), fc.nat(1), (house, chimneys, skylights) => {
      const { shapes } = drawRoofPlan({ ...house, chimneys, skylights }, 504, 148).drawing;
      const [boxes = [], arrows = []] = [0.5, 0.7].map((width) =>
        shapes.filter(({ lineWidth }) => lineWidth === width).map(({ path }) => pointsIn(path)),
      );
      expect(arrows.flat().filter((end) => boxes.some((box) => isInside(end, box)))).toEqual([]);
    }),
  );
});

test('every line and figure of a drawing lies inside its frame, for every roof', () => {
  const isInside = ({ width, height }: PaperDrawing, [x, y]: readonly [number, number], margin: number) =>
    x >= -margin && x <= width + margin && y >= -margin && y <= height + margin;
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...planHeights), (answers, mostHeight) => {
      for (const drawing of [
        drawRoofPlan(answers, 504, mostHeight).drawing,
        drawNumberedPlan(answers, 270).drawing,
      ]) {
        const astray = drawing.shapes
          .flatMap(({ path }) => pointsIn(path))
          .find((point) => !isInside(drawing, point, 0));
        expect(astray).toBeUndefined();
        expect(drawing.labels.filter(({ at }) => !isInside(drawing, at, 0))).toEqual([]);
      }
    }),
  );
});

test('the house beside the plan has the chimneys, skylights and pipes of the plan', () => {
  fc.assert(
    fc.property(anyAnswers, fc.nat(3), fc.nat(4), (house, chimneys, skylights) => {
      const { drawing, drawn } = drawRoofPlan({ ...house, chimneys, skylights }, 504, 128);
      const onHouse = drawing.shapes.filter(({ lineWidth, fill }) => fill && lineWidth === 0.4);
      const count = (paint: string) => onHouse.filter(({ fill }) => fill === paint).length;
      expect(count('glass')).toBe(drawn.skylights);
      // Two sides of each are seen.
      expect(count('brick')).toBe(2 * drawn.chimneys);
      expect(count('wall')).toBe(drawn.chimneys + 3 * 2);
    }),
  );
});

/** Whatever the form takes: bays of a foot and wings as wide as the house. */
const anyForm = fc
  .tuple(
    fc.constantFrom(...(Object.keys(houseShapes) as HouseShapeName[])),
    fc.tuple(side(10, 150), side(10, 80), side(1, 60), side(2, 150), side(2, 60)),
    fc.constantFrom('gable' as const, 'hip' as const),
  )
  .map(([shape, sides, ends]) => measured(shape, sides, ends))
  .filter(({ squareFootage }) => squareFootage >= 500 && squareFootage <= 6000);

/** From the middle of a figure to the nearest of these points. */
const distanceTo = ({ at: [x, baseline] }: PaperLabel, points: ReturnType<typeof pointsIn>) =>
  Math.min(...points.map(([px, py]) => Math.hypot(px - x, (py - baseline + 3) * 1.6)));

test('every edge of any house has its length on the plan in every size, at its edge or with a line to it', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyForm, anyRoof()),
      fc.constantFrom(...planHeights),
      fc.nat(3),
      (house, mostHeight, fittings) => {
        const answers = { ...house, chimneys: fittings, skylights: fittings };
        const { labels, shapes } = drawRoofPlan(answers, 504, mostHeight).drawing;
        const edges = houseOfAnswers(answers).roof.edges.filter(({ feet }) => feet >= shortestEdge);
        const lengths = labels.filter(({ text }) => /^[\d.]+ ft$/.test(text));
        expect(lengths.map(({ text }) => text).sort()).toEqual(edges.map(figureOf).sort());
        // A tenth of a foot may lie between two edges that are drawn as one.
        const ends = shapes.flatMap(({ lineWidth, path }) =>
          lineWidth === 0.35 ? pointsIn(path).slice(-1) : [],
        );
        const lines = shapes
          .filter(({ lineWidth, stroke }) => stroke && [0.8, 1.2, 1.4].includes(lineWidth ?? 0))
          .flatMap(({ path }) => {
            const points = pointsIn(path);
            return points.flatMap(([x, y], index) => {
              const [toX, toY] = points[index + 1] ?? ([x, y] as const);
              if (index % 2 === 1) return [];
              return Array.from(
                { length: 41 },
                (_, step) => [x + ((toX - x) * step) / 40, y + ((toY - y) * step) / 40] as const,
              );
            });
          });
        for (const label of lengths)
          expect(Math.min(distanceTo(label, lines), distanceTo(label, ends)), label.text).toBeLessThan(24);
      },
    ),
  );
});

test('no length on the plan lies on another, nor on a chimney, a skylight, a pipe or an arrow, for ordinary houses', () => {
  fc.assert(
    fc.property(anyMeasured, fc.nat(3), fc.nat(3), (house, chimneys, skylights) => {
      const { labels, shapes } = drawRoofPlan({ ...house, chimneys, skylights }, 504, 128).drawing;
      for (const { path, lineWidth } of shapes)
        if (lineWidth === 0.5 || lineWidth === 0.7)
          for (const [x, y] of pointsIn(path))
            expect(
              labels.filter(({ at }) => Math.abs(at[0] - x) < 8 && y < at[1] && y > at[1] - labelSize * 0.7),
            ).toEqual([]);
      const overlap = labels.flatMap((one, place) =>
        labels
          .slice(place + 1)
          .filter(
            ({ at }) => Math.abs(at[0] - one.at[0]) < 12 && Math.abs(at[1] - one.at[1]) < labelSize * 0.7,
          )
          .map(({ text }) => `${one.text} on ${text}`),
      );
      expect(overlap).toEqual([]);
    }),
  );
});

test('the numbered plan shows each point that the roof has: none covers another or what it points at, and pipes are drawn', () => {
  const radius = 6.2;
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { drawing, isOnPlan } = drawNumberedPlan(answers, 270);
      const { shapes, labels } = drawing;
      expect(labels.map(({ text }) => Number(text))).toEqual(
        isOnPlan.flatMap((isThere, place) => (isThere ? [place + 1] : [])),
      );
      const hasValley = shapes.some(({ stroke, isDashed }) => stroke === 'copper' && isDashed);
      // A chimney for which a small, cut up roof has no room is not drawn.
      const hasChimney = shapes.some(({ fill }) => fill === 'brick');
      if (answers.chimneys === 0) expect(hasChimney).toBe(false);
      expect(isOnPlan).toEqual(
        Array.from({ length: 12 }, (_, place) => {
          if (place === 2) return hasValley;
          if (place === 3 || place === 4) return hasChimney;
          return place !== 6 || answers.skylights > 0;
        }),
      );
      for (const [place, one] of labels.entries())
        for (const other of labels.slice(place + 1))
          expect(
            Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]),
            `${one.text}, ${other.text}`,
          ).toBeGreaterThan(2 * radius);
      const pipes = shapes.filter(({ fill, path }) => fill === 'wall' && pointsIn(path).length < 6);
      expect(pipes).toHaveLength(2);
      const boxes = [...pipes, ...shapes.filter(({ fill }) => fill === 'brick' || fill === 'glass')].map(
        ({ path }) => pointsIn(path),
      );
      const distance = ({ at: [x, baseline] }: PaperLabel, box: ReturnType<typeof pointsIn>) => {
        const y = baseline - labelSize * 0.36;
        const [xs, ys] = [box.map(([across]) => across), box.map(([, down]) => down)];
        return Math.hypot(
          Math.max(Math.min(...xs) - x, 0, x - Math.max(...xs)),
          Math.max(Math.min(...ys) - y, 0, y - Math.max(...ys)),
        );
      };
      for (const label of labels)
        for (const box of boxes) expect(distance(label, box), label.text).toBeGreaterThan(radius);
    }),
  );
});
