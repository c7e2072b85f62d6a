import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRoof } from '../../tests/any-roof.ts';
import { labelSize, type PaperDrawing, type PaperLabel } from '../paper/paper-drawing.ts';
import { roofCostDefaults } from './answers.ts';
import { planOfMeasured } from './house-plan.ts';
import { drawHouseViews, drawNumberedPlan } from './house-views.ts';
import { estimateRoofArea, type HouseSize } from './roof-area.ts';

const pointsIn = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

/** The plan of a measured house, and the answers that go with it. */
function measured(...sides: readonly (readonly [length: number, width: number])[]) {
  const rectangles = sides.map(([length, width]) => ({ length, width }));
  const house: HouseSize = { known: 'outside', rectangles, roofPitch: 'standard' };
  const squareFootage = estimateRoofArea(house).roofSquareFeet;
  return { answers: { ...roofCostDefaults, squareFootage }, plan: planOfMeasured(house, squareFootage) };
}

const rectangleOf = (points: readonly (readonly [number, number])[]) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { length: Math.max(...xs) - Math.min(...xs), width: Math.max(...ys) - Math.min(...ys) };
};

// Proves R15.2.
test('a ruler on the paper reads the measures of the house', () => {
  const { drawing, feetPerInch } = drawHouseViews(measured([50, 28], [12, 18], [22, 24]), 504, 94);
  const walls = drawing.shapes.find(({ isDashed }) => isDashed);
  const { length, width } = rectangleOf(pointsIn(walls?.path ?? ''));
  expect((length / 72) * feetPerInch).toBeCloseTo(50, 1);
  expect((width / 72) * feetPerInch).toBeCloseTo(28, 1);
  const labels = drawing.labels.map(({ text }) => text);
  for (const text of ['50 ft', '28 ft', '12 ft', '22 ft', '10 ft', '12', '7', 'Front', 'Side'])
    expect(labels).toContain(text);
});

const anyMeasuredHouse = fc
  .tuple(
    fc.integer({ min: 20, max: 40 }),
    fc.double({ min: 1, max: 3, noNaN: true }),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([width, proportion, hasWing, hasGarage]) =>
    measured(
      [Math.round(width * proportion), width],
      hasWing ? [width * 0.5, width * 0.6] : [0, 0],
      hasGarage ? [22, width * 0.75] : [0, 0],
    ),
  );

const anyHouse = fc.oneof(
  anyRoof().map((answers) => ({ answers, plan: null })),
  fc.tuple(anyRoof(), anyMeasuredHouse).map(
    ([
      answers,
      {
        answers: { squareFootage },
        plan,
      },
    ]) => ({
      answers: { ...answers, squareFootage },
      plan,
    }),
  ),
);

test('every line and figure of a drawing lies inside its frame, for every roof', () => {
  const isInside = ({ width, height }: PaperDrawing, [x, y]: readonly [number, number], margin: number) =>
    x >= -margin && x <= width + margin && y >= -margin && y <= height + margin;
  fc.assert(
    fc.property(anyHouse, fc.constantFrom(94, 58), (house, mostHeight) => {
      for (const drawing of [drawHouseViews(house, 504, mostHeight).drawing, drawNumberedPlan(house, 270)]) {
        // A tick or a numbered ring may reach over its edge by its own half.
        const astray = drawing.shapes
          .flatMap(({ path }) => pointsIn(path))
          .find((point) => !isInside(drawing, point, 6.5));
        expect(astray).toBeUndefined();
        expect(drawing.labels.filter(({ at }) => !isInside(drawing, at, 0))).toEqual([]);
      }
    }),
  );
});

test('the numbered plan shows the 12 points beside their parts: none covers another, a chimney or a skylight', () => {
  const radius = 6.2;
  fc.assert(
    fc.property(anyHouse, (house) => {
      const { shapes, labels } = drawNumberedPlan(house, 270);
      expect(labels.map(({ text }) => Number(text))).toEqual(
        Array.from({ length: 12 }, (_, place) => place + 1),
      );
      for (const [place, one] of labels.entries())
        for (const other of labels.slice(place + 1))
          expect(
            Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]),
            `${one.text}, ${other.text}`,
          ).toBeGreaterThan(2 * radius);
      const boxesOf = (fill: string) =>
        shapes.filter((shape) => shape.fill === fill).map(({ path }) => pointsIn(path));
      const distance = ({ at: [x, baseline] }: PaperLabel, box: ReturnType<typeof pointsIn>) => {
        const y = baseline - labelSize * 0.36;
        const [xs, ys] = [box.map(([across]) => across), box.map(([, down]) => down)];
        return Math.hypot(
          Math.max(Math.min(...xs) - x, 0, x - Math.max(...xs)),
          Math.max(Math.min(...ys) - y, 0, y - Math.max(...ys)),
        );
      };
      for (const label of labels)
        for (const box of [...boxesOf('brick'), ...boxesOf('glass')])
          expect(distance(label, box), label.text).toBeGreaterThan(radius);
      const [stepFlashing, chimney] = labels.slice(3, 5);
      const [firstChimney] = boxesOf('brick');
      if (stepFlashing && chimney && firstChimney)
        for (const label of [stepFlashing, chimney])
          expect(distance(label, firstChimney), label.text).toBeLessThan(2 * radius);
    }),
  );
});

test('without a chimney, step flashing is where the garage roof meets the wall', () => {
  const { shapes, labels } = drawNumberedPlan(measured([50, 28], [0, 0], [22, 24]), 270);
  const [garage = []] = shapes.map(({ path }) => pointsIn(path));
  const wall = Math.min(...garage.map(([x]) => x));
  const [x = 0, y = 0] = labels[3]?.at ?? [];
  expect(x - wall).toBeGreaterThan(0);
  expect(x - wall).toBeLessThan(15);
  expect(y).toBeGreaterThan(Math.min(...garage.map(([, down]) => down)));
  expect(y).toBeLessThan(Math.max(...garage.map(([, down]) => down)));
});
