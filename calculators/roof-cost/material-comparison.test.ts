import { expect, test } from 'vitest';
import { roofCostDefaults, roofCostOptions } from './answers.ts';
import { estimateRoofCost } from './estimate.ts';
import { compareMaterials } from './material-comparison.ts';
import { describeLife, describePitchRange } from './option-wording.ts';

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

test('the bars are as long as the prices: slate’s is the longest, metal’s seven twelfths of it', () => {
  const shares = Object.fromEntries(
    compareMaterials(roofCostDefaults).map(({ roofType, share }) => [roofType, share]),
  );
  expect(shares).toMatchObject({ slate: 1, metal: 10.5 / 18, tile: 13 / 18 });
});

test('three-tab at $10,500 over 20 years costs $525 a year, metal at $21,000 over 50 years $420', () => {
  const perYear = Object.fromEntries(
    compareMaterials(roofCostDefaults).map(({ roofType, dollarsPerYear }) => [roofType, dollarsPerYear]),
  );
  expect(perYear).toEqual({ asphalt: 525, architectural: 450, metal: 420, tile: 520, slate: 720, wood: 617 });
});

test('a life that is often longer is printed with a plus', () => {
  expect(describeLife('metal')).toBe('50+ years');
  expect(describeLife('tile')).toBe('50+ years');
  expect(describeLife('asphalt')).toBe('20 years');
});

test('pitches read as rise over a run of twelve', () => {
  const ranges = ['2/12–4/12', '5/12–9/12', '10/12–12/12', '12/12+'];
  expect(roofCostOptions.roofPitch.map((pitch) => describePitchRange(pitch))).toEqual(ranges);
});
