import { expect, test } from 'vitest';
import { planOfMeasured } from './house-plan.ts';
import { estimateRoofArea, type HouseSize } from './roof-area.ts';

const outside = (...sides: readonly (readonly [length: number, width: number])[]): HouseSize => ({
  known: 'outside',
  rectangles: sides.map(([length, width]) => ({ length, width })),
  roofPitch: 'standard',
});
const planOf = (house: HouseSize) => planOfMeasured(house, estimateRoofArea(house).roofSquareFeet);

test('a measured house has its own plan, its longer side along the street, with its wing and its garage', () => {
  expect(planOf(outside([28, 50], [10, 16], [22, 24]))).toMatchObject({
    length: 50,
    width: 28,
    wingDepth: 10,
    wingWidth: 16,
    garage: { length: 22, width: 24 },
  });
});

test('its plan is assumed once the roof area is another, and while only the living area is known', () => {
  const house = outside([48, 24]);
  expect(planOf(house)).toMatchObject({ length: 48, width: 24 });
  expect(planOfMeasured(house, estimateRoofArea(house).roofSquareFeet + 100)).toBeNull();
  const living = {
    known: 'living-area',
    livingSquareFeet: 1152,
    stories: '1',
    roofPitch: 'standard',
  } as const;
  expect(planOf(living)).toBeNull();
});

test.each([
  ['a wing wider than the house', outside([40, 24], [10, 30])],
  ['a garage deeper than the house', outside([40, 24], [0, 0], [22, 30])],
  ['a strip', outside([120, 20])],
  ['a shed', outside([20, 8])],
  ['nothing', outside([0, 0])],
])('%s makes no house that we draw', (_, house) => {
  expect(planOf(house)).toBeNull();
});
