import { expect, test } from 'vitest';
import { roofCostDefaults } from '#calculators/roof-cost/answers.ts';
import { estimateRoofCost } from '#calculators/roof-cost/estimate.ts';
import { describeLife } from '#calculators/roof-cost/option-wording.ts';
import { additions, dollarsPerSquareFoot, multipliers, rangeFactors } from '#client/shapes/prices.ts';
import { claims } from '../claims.ts';

// The price list that the specification gives this contractor, once more: who changes a price in client/prices.json changes
// it here too. How the calculator multiplies, adds and rounds: calculators/roof-cost/estimate.test.ts.

// Proves 9.5, 9.6, 9.7, 9.8, 9.9, 9.10, 9.12, 9.13.
test('prices, surcharges, extras and the range are those of the specification', () => {
  expect(dollarsPerSquareFoot).toEqual({
    asphalt: 4.5,
    architectural: 6,
    metal: 9,
    tile: 11,
    slate: 15,
    wood: 8.5,
  });
  expect(multipliers).toEqual({
    stories: { '1': 1, '2': 1.15, '3+': 1.3 },
    roofPitch: { low: 1, standard: 1, steep: 1.2, 'very-steep': 1.4 },
    roofAccess: { easy: 1, moderate: 1, difficult: 1.1, 'very-difficult': 1.25 },
  });
  expect(additions).toEqual({ gutterDollarsPerSquareFoot: 0.3, skylightDollars: 500, chimneyDollars: 800 });
  expect(rangeFactors).toEqual({ low: [0.85, 0.65], high: 1.15 });
});

// Proves 3.14, 9.11.
test.each([
  ['a 2,000 sq ft three-tab roof', {}, [4973, 9000, 10_350]],
  [
    'a steep metal roof, two stories up and hard to reach',
    { roofType: 'metal', stories: '2', roofPitch: 'steep', roofAccess: 'difficult' },
    [15_097, 27_324, 31_423],
  ],
  [
    '1,500 sq ft of slate with every surcharge and every extra',
    {
      squareFootage: 1500,
      roofType: 'slate',
      stories: '3+',
      roofPitch: 'very-steep',
      roofAccess: 'very-difficult',
      gutters: 'yes',
      skylights: 2,
      chimneys: 1,
    },
    [29_524, 53_438, 61_453],
  ],
] as const)('%s costs what the specification’s list makes of it', (_, house, range) => {
  const estimate = estimateRoofCost({ ...roofCostDefaults, ...house });
  expect([estimate.lowDollars, estimate.averageDollars, estimate.highDollars]).toEqual(range);
});

test('the life the calculator counts for tile and metal is the one the claims give', () => {
  expect(describeLife('metal')).toBe(`${claims.tileAndMetalLifespan.text}s`);
  expect(describeLife('tile')).toBe(`${claims.tileAndMetalLifespan.text}s`);
});
