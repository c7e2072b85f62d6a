import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRoof } from '../../tests/any-roof.ts';
import { writeOutline } from '../house/outline-text.ts';
import { edgeSums } from '../house/roof.ts';
import { type HouseShapeName, houseShapes, outlineOf } from '../house/shapes.ts';
import { labelSize, type PaperDrawing, type PaperLabel } from '../paper/paper-drawing.ts';
import { type RoofCostAnswers, roofCostDefaults } from './answers.ts';
import { houseOfAnswers } from './house-outline.ts';
import { drawNumberedPlan } from './numbered-plan.ts';
import { estimateRoofArea } from './roof-area.ts';
import { drawRoofPlan } from './roof-plan.ts';

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
  // Two eaves and the ridge, four rakes: the roof reaches past the walls.
  expect(labels.filter((text) => text === '52 ft')).toHaveLength(3);
  expect(labels.filter((text) => text === '17 ft')).toHaveLength(4);
  for (const sum of ['Eave 104 ft', 'Rake 69 ft', 'Ridge 52 ft', 'Slope 7 in 12'])
    expect(labels).toContain(sum);
  expect(drawing.label).toContain('Ridge 52 ft');
});

test.each([
  ['rectangle', [48, 32], 'gable', 7],
  ['rectangle', [48, 32], 'hip', 9],
  ['l', [46, 28, 12, 18], 'gable', 13],
  ['t', [48, 26, 14, 18], 'gable', 15],
  ['u', [56, 24, 20, 16, 16], 'gable', 19],
] as const)(
  'every edge of a %s of %j feet, ends: %s, has its length on the largest plan',
  (shape, sides, ends, edges) => {
    const { labels } = drawRoofPlan(measured(shape, sides, ends), 504, 112).drawing;
    expect(labels.filter(({ text }) => /^\d+ ft$/.test(text))).toHaveLength(edges);
  },
);

test('an L has a valley and a hip on its plan, and hipped ends have no rakes', () => {
  const gabled = drawRoofPlan(measured('l', [46, 28, 12, 18]), 504, 120).drawing.label;
  for (const kind of ['Eave', 'Rake', 'Ridge', 'Hip', 'Valley']) expect(gabled).toMatch(`${kind} `);
  expect(drawRoofPlan(measured('l', [46, 28, 12, 18], 'hip'), 504, 120).drawing.label).not.toContain('Rake');
});

// Proves R14.5.
test('the plan of a house that nobody measured has the gabled front that the page draws, with its valleys in the sums', () => {
  const { label } = drawRoofPlan(roofCostDefaults, 504, 120).drawing;
  const sums = edgeSums(houseOfAnswers(roofCostDefaults).roof.edges);
  expect(sums.valley).toBeGreaterThan(10);
  for (const [kind, feet] of [
    ['Eave', sums.eave],
    ['Rake', sums.rake],
    ['Ridge', sums.ridge],
    ['Valley', sums.valley],
  ] as const)
    expect(label).toContain(`${kind} ${Math.round(feet)} ft`);
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

test('every line and figure of a drawing lies inside its frame, for every roof', () => {
  const isInside = ({ width, height }: PaperDrawing, [x, y]: readonly [number, number], margin: number) =>
    x >= -margin && x <= width + margin && y >= -margin && y <= height + margin;
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(112, 72), (answers, mostHeight) => {
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

test('no length on the plan lies on another, nor on a chimney, a skylight or a pipe, for ordinary houses', () => {
  fc.assert(
    fc.property(anyMeasured, fc.nat(3), fc.nat(3), (house, chimneys, skylights) => {
      const { labels, shapes } = drawRoofPlan({ ...house, chimneys, skylights }, 504, 112).drawing;
      for (const { path, lineWidth } of shapes)
        if (lineWidth === 0.5)
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
      expect(isOnPlan).toEqual(
        Array.from({ length: 12 }, (_, place) => {
          if (place === 2) return hasValley;
          if (place === 3 || place === 4) return answers.chimneys > 0;
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
