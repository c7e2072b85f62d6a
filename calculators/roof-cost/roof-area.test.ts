import fc from 'fast-check';
import { expect, test } from 'vitest';
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

test('2,000 sq ft on two stories under a standard pitch need about 1,300 sq ft of roof', () => {
  expect(estimateRoofArea(house(2000, '2', 'standard')).roofSquareFeet).toBe(1300);
});

test('a ranch of 1,600 sq ft under a low pitch needs about 1,800 sq ft of roof', () => {
  expect(estimateRoofArea(house(1600, '1', 'low')).roofSquareFeet).toBe(1800);
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

const outside = (...sides: readonly (readonly [length: number, width: number])[]): HouseSize => ({
  known: 'outside',
  rectangles: sides.map(([length, width]) => ({ length, width })),
  roofPitch: 'standard',
});

// Proves R16.1.
test('a house that was measured outside adds up with its wing and its garage, whatever its stories', () => {
  expect(describeRoofArea(outside([50, 30], [20, 14], [22, 24]))).toBe(
    '50 × 30 ft + 20 × 14 ft + 22 × 24 ft = 2,308 sq ft of ground, × 1.10 for the overhang, × 1.16 for a 7/12 slope: about 2,940 sq ft of roof.',
  );
});

test('a wing or garage without both measures counts for nothing', () => {
  expect(describeRoofArea(outside([50, 30], [20, 0], [Number.NaN, 24]))).toContain(
    '50 × 30 ft = 1,500 sq ft of ground',
  );
});
