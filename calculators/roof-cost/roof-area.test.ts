import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type HouseShapeName, outlineOf } from '../house/measured-house.ts';
import { areaOf } from '../house/outline.ts';
import { roofCostOptions } from './answers.ts';
import { describeRoofArea, estimateRoofArea, type HouseSize } from './roof-area.ts';

const house = (
  livingSquareFeet: number,
  stories: '1' | '2' | '3+',
  roofPitch: 'low' | 'standard' | 'steep',
): HouseSize => ({
  known: 'living-area',
  livingSquareFeet,
  stories,
  roofPitch,
});

test('the method can be followed with a pocket calculator', () => {
  expect(describeRoofArea(house(2000, '2', 'standard'))).toBe(
    '2,000 sq ft of living area ÷ 2 = 1,000 sq ft of ground, × 1.10 for the overhang, × 1.16 for a 7/12 slope: about 1,300 sq ft of roof.',
  );
});

test('a slope is never shorter than the ground under it, and a steeper one never smaller', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 400, max: 8000 }),
      fc.constantFrom(...roofCostOptions.stories),
      (area, stories) => {
        const roofs = roofCostOptions.roofPitch.map((roofPitch) =>
          estimateRoofArea({ known: 'living-area', livingSquareFeet: area, stories, roofPitch }),
        );
        for (const roof of roofs) expect(roof.slopeFactor).toBeGreaterThan(1);
        const areas = roofs.map((roof) => roof.roofSquareFeet);
        expect(areas).toEqual(areas.toSorted((a, b) => a - b));
      },
    ),
  );
});

test('no living area, no roof', () => {
  for (const nothing of [0, -100, Number.NaN, Number.POSITIVE_INFINITY])
    expect(estimateRoofArea(house(nothing, '1', 'standard')).roofSquareFeet).toBe(0);
});

const outside = (shape: HouseShapeName, ...sides: readonly number[]): HouseSize => {
  const [houseLength = 0, houseWidth = 0, wingLength = 0, wingWidth = 0, secondWingWidth = 0] = sides;
  const measures = { houseLength, houseWidth, wingLength, wingWidth, secondWingWidth };
  return { known: 'outside', shape, sides: measures, roofPitch: 'standard' };
};

// Proves R16.1.
test('a house that was measured outside adds up with its wings, whatever its stories', () => {
  expect(describeRoofArea(outside('u', 60, 30, 14, 20, 16.0))).toBe(
    '60 × 30 ft + 20 × 14 ft + 16 × 14 ft = 2,304 sq ft of ground, × 1.10 for the overhang, × 1.16 for a 7/12 slope: about 2,930 sq ft of roof.',
  );
});

test('a wing without both measures counts for nothing, and a wing wider than the house for no house', () => {
  for (const wing of [
    [20, 0],
    [Number.NaN, 24],
  ])
    expect(describeRoofArea(outside('l', 50, 30, ...wing))).toContain('50 × 30 ft = 1,500 sq ft of ground');
  for (const house of [outside('l', 20, 30, 10, 24), outside('u', 40, 30, 10, 24, 24)])
    expect(estimateRoofArea(house).roofSquareFeet).toBe(0);
});

test('two wings with just three feet between them fit, also in feet that are no exact numbers', () => {
  expect(estimateRoofArea(outside('u', 69, 42, 37, 31.05, 34.95)).footprintSquareFeet).toBeCloseTo(5340);
});

// Proves R16.5.
test.each([
  ['rectangle', [50, 30], 4],
  ['l', [50, 30, 12, 20], 6],
  ['t', [50, 30, 12, 20], 8],
  ['u', [50, 30, 12, 16, 14], 8],
] as const)('an outline in the shape of %s has the area of its parts', (shape, sides, corners) => {
  const house = outside(shape, ...sides);
  const ring = house.known === 'outside' ? outlineOf(house) : null;
  expect(ring).toHaveLength(corners);
  const [length, width, out = 0, wing = 0, second = 0] = sides;
  expect(areaOf(ring ?? [])).toBe(length * width + out * (wing + second));
});
