import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planOfOutline } from '../roof-cost/house-outline.ts';
import { fittingsOf, mainSlope } from './fittings.ts';
import { houseOf } from './house.ts';
import { at, distanceToLine, type Point, type Ring } from './outline.ts';
import { type HouseShapeName, houseShapes, outlineOf } from './shapes.ts';

function isOn([x, y]: Point, slope: Ring): boolean {
  let inside = false;
  for (const [index, from] of slope.entries()) {
    const to = at(slope, index + 1);
    if (distanceToLine([x, y], from, to) < 0.05) return true;
    if (from[1] > y !== to[1] > y && x < ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]) + from[0])
      inside = !inside;
  }
  return inside;
}

test('skylights and pipes lie on the largest slope of any house that is measured, also between two wings', () => {
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
      (shape, sides, ends, pitchInches) => {
        const ring = outlineOf({ shape, sides });
        if (ring === null) return;
        const house = houseOf({ ...planOfOutline({ ring, ends }), storyCount: 1, pitchInches });
        const slope = mainSlope(house).corners.map(([x, y]): Point => [x, y]);
        const { skylights, pipes } = fittingsOf(house, { chimneys: 1, skylights: 4 });
        for (const place of [...skylights.flat(), ...pipes]) expect(isOn(place, slope)).toBe(true);
      },
    ),
    { numRuns: 1500 },
  );
});
