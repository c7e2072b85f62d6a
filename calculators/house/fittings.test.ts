import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInside } from '../../tests/points-of-path.ts';
import { isThorough } from '../../tests/thorough.ts';
import { planOfOutline, planUnderRoof } from '../roof-cost/house-outline.ts';
import { fittingsOf, mainSlope } from './fittings.ts';
import { houseOf } from './house.ts';
import { type HouseShapeName, houseShapes, outlineOf } from './measured-house.ts';
import { at, boxOf, distanceToLine, type Point, type Ring } from './outline.ts';

const isOn = (place: Point, slope: Ring) =>
  isInside(place, slope) ||
  slope.some((from, index) => distanceToLine(place, from, at(slope, index + 1)) < 0.05);

/** Both in slope coordinates or both as seen from above: their reaches along the axes, `gap` apart. */
function isApart(one: Ring, two: Ring, gap: number): boolean {
  const [a, b] = [boxOf(one), boxOf(two)];
  return (
    a.left + a.length + gap <= b.left ||
    b.left + b.length + gap <= a.left ||
    a.front + a.width + gap <= b.front ||
    b.front + b.width + gap <= a.front
  );
}

test('skylights, chimneys and pipes lie apart on the largest slope of any house that is measured, also between two wings', () => {
  const numRuns = isThorough ? 5_000 : 300;
  let drawn = 0;
  const side = (min: number, max: number) => fc.integer({ min, max });
  const sides = fc.record({
    houseLength: side(16, 120),
    houseWidth: side(12, 60),
    wingLength: side(3, 40),
    wingWidth: side(6, 40),
    secondWingWidth: side(6, 30),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(houseShapes) as HouseShapeName[])),
      sides,
      fc.constantFrom('gable' as const, 'hip' as const),
      fc.constantFrom(3, 7, 11, 14),
      fc.boolean(),
      (shape, sides, ends, pitchInches, isTurned) => {
        const ring = outlineOf({ shape, sides });
        if (ring === null) return;
        const plan = planOfOutline({ ring, ends }, isTurned);
        const house = houseOf({ ...plan, storyCount: 1, pitchInches });
        const slope = mainSlope(house).corners.map(([x, y]): Point => [x, y]);
        const { skylights, chimneys, pipes } = fittingsOf(house, { chimneys: 3, skylights: 4 });
        for (const place of [...skylights.flat(), ...chimneys.flat(), ...pipes])
          expect(isOn(place, slope)).toBe(true);
        const boots = pipes.map((pipe): Ring => [pipe]);
        for (const [index, chimney] of chimneys.entries())
          for (const other of [...chimneys.slice(index + 1), ...skylights, ...boots])
            expect(isApart(chimney, other, 0.4)).toBe(true);
        drawn += chimneys.length;
      },
    ),
    { numRuns },
  );
  expect(drawn).toBeGreaterThan(numRuns);
});

test('every chimney that is asked about stands on a roof of usual size', () => {
  for (const squareFeet of [1200, 2000, 4000])
    for (const pitchInches of [3, 7, 11]) {
      const house = houseOf({ ...planUnderRoof(squareFeet, pitchInches), storyCount: 2, pitchInches });
      const { chimneys } = fittingsOf(house, { chimneys: 3, skylights: 0 });
      expect(chimneys).toHaveLength(3);
      for (const { length } of chimneys.map(boxOf)) expect(length).toBeCloseTo(2.8);
    }
});
