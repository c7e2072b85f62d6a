import { expect, test } from 'vitest';
import { claims } from '#client/claims.ts';
import { roofCostDefaults } from './answers.ts';
import { estimateRoofCost } from './estimate.ts';
import { compareMaterials } from './material-comparison.ts';
import { describeLife, describeMaterialPrice } from './option-wording.ts';

const answers = { ...roofCostDefaults, roofType: 'metal', stories: '2', gutters: 'yes' } as const;

test('the same house is priced in all six materials, and the chosen one is the estimate itself', () => {
  const comparison = compareMaterials(answers);
  expect(comparison).toHaveLength(6);
  expect(comparison.filter((material) => material.isChosen)).toEqual([
    expect.objectContaining({
      roofType: 'metal',
      averageDollars: estimateRoofCost(answers).averageDollars,
    }),
  ]);
});

test('the bars are as long as the prices: slate’s is the longest, three-tab’s three tenths of it', () => {
  const shares = Object.fromEntries(
    compareMaterials(roofCostDefaults).map(({ roofType, share }) => [roofType, share]),
  );
  expect(shares).toMatchObject({ slate: 1, asphalt: 0.3, metal: 0.6 });
});

test('three-tab at $9,000 over 20 years costs $450 a year, metal at $18,000 over 50 years $360', () => {
  const perYear = Object.fromEntries(
    compareMaterials(roofCostDefaults).map(({ roofType, dollarsPerYear }) => [roofType, dollarsPerYear]),
  );
  expect(perYear).toEqual({ asphalt: 450, architectural: 400, metal: 360, tile: 440, slate: 600, wood: 567 });
});

test('the life we count for tile and metal is the one we claim elsewhere', () => {
  expect(claims.tileAndMetalLifespan.text).toBe('50+ year');
  expect(describeLife('metal')).toBe('50+ years');
  expect(describeLife('tile')).toBe('50+ years');
  expect(describeLife('asphalt')).toBe('20 years');
});

test('a material’s price reads per square foot', () => {
  expect(describeMaterialPrice('wood')).toBe('$8.50 per sq ft');
});
