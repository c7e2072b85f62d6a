// The worked examples are those of the invented contractor's price list, tests/clients/invented/prices.json.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRoof } from '../../tests/any-roof.ts';
import { type RoofCostAnswers, roofCostDefaults } from './answers.ts';
import { estimateRoofCost, type RoofCostEstimate } from './estimate.ts';

const estimate = (changes: Partial<RoofCostAnswers> = {}) =>
  estimateRoofCost({ ...roofCostDefaults, ...changes });
const range = ({ lowDollars, averageDollars, highDollars }: RoofCostEstimate) => [
  lowDollars,
  averageDollars,
  highDollars,
];

// Proves 3.14, 9.11, 9.12, 9.13.
test('a 2,000 sq ft three-tab roof averages $10,500, from $7,560 to $12,600', () => {
  expect(range(estimate())).toEqual([7560, 10_500, 12_600]);
});

// Proves 9.6, 9.7, 9.8, 9.9, 9.10, R13.3.
test('every surcharge and every extra at once: 1,500 sq ft of slate averages $71,194', () => {
  const house = {
    squareFootage: 1500,
    roofType: 'slate',
    stories: '3+',
    roofPitch: 'very-steep',
    roofAccess: 'very-difficult',
    gutters: 'yes',
    skylights: 2,
    chimneys: 1,
  } as const;
  const { lines, ...totals } = estimate(house);
  expect(totals).toMatchObject({ lowDollars: 51_260, averageDollars: 71_194, highDollars: 85_433 });
  expect(lines.map((line) => [line.label, line.calculation, line.wholeDollars])).toEqual([
    ['Slate', '1,500 sq ft × $18.00', 27_000],
    ['3+ stories', '× 1.25', 6750],
    ['Very steep pitch', '× 1.50', 16_875],
    ['Very difficult access', '× 1.35', 17_719],
    ['Gutters', '1,500 sq ft × $0.40', 600],
    ['Skylights', '2 × $650', 1300],
    ['Chimneys', '1 × $950', 950],
  ]);
});

// Proves 5.8.
test('a roof of zero square feet costs nothing, skylights and all', () => {
  const nothing = { lowDollars: 0, averageDollars: 0, highDollars: 0, totalDollars: 0, lines: [] };
  expect(estimate({ squareFootage: 0, skylights: 3, gutters: 'yes' })).toEqual(nothing);
  expect(estimate({ squareFootage: -500 })).toEqual(nothing);
  expect(estimate({ squareFootage: Number.NaN })).toEqual(nothing);
});

const house = anyRoof(
  fc.oneof(fc.integer({ min: 500, max: 6000 }), fc.double({ min: 0, max: 1e7, noNaN: true })),
);

function expectSound({ lowDollars, averageDollars, highDollars, totalDollars, lines }: RoofCostEstimate) {
  for (const dollars of [lowDollars, averageDollars, highDollars]) {
    expect(Number.isSafeInteger(dollars)).toBe(true);
    expect(dollars).toBeGreaterThanOrEqual(0);
  }
  expect(lowDollars).toBeLessThanOrEqual(averageDollars);
  expect(averageDollars).toBeLessThanOrEqual(highDollars);
  expect(lines.reduce((sum, line) => sum + line.wholeDollars, 0)).toBe(averageDollars);
  const sumOfLines = lines.reduce((sum, line) => sum + line.dollars, 0);
  expect(Math.abs(sumOfLines - totalDollars)).toBeLessThanOrEqual(totalDollars * 1e-12);
}

// The invented contractor's price list once more, in whole numbers: cents, percent, and one division at the end.
const listed = {
  roofType: { asphalt: 525, architectural: 675, metal: 1050, tile: 1300, slate: 1800, wood: 925 },
  stories: { '1': 100, '2': 110, '3+': 125 },
  roofPitch: { low: 100, standard: 100, steep: 130, 'very-steep': 150 },
  roofAccess: { easy: 100, moderate: 100, difficult: 115, 'very-difficult': 135 },
} as const;

// Proves 9.5, 9.6, 9.7, 9.8, 9.9, 9.10, 9.11, 9.12, 9.13, R13.2.
test('for every roof that can be entered the three figures are those of exact arithmetic', () => {
  fc.assert(
    fc.property(anyRoof(), (roof) => {
      const [area, skylights, chimneys] = [roof.squareFootage, roof.skylights, roof.chimneys].map(BigInt);
      const factors = [
        listed.roofType[roof.roofType],
        listed.stories[roof.stories],
        listed.roofPitch[roof.roofPitch],
        listed.roofAccess[roof.roofAccess],
      ];
      const covering = factors.map(BigInt).reduce((product, factor) => product * factor, area ?? 0n);
      const addedCents =
        (roof.gutters === 'yes' ? (area ?? 0n) * 40n : 0n) +
        (skylights ?? 0n) * 65_000n +
        (chimneys ?? 0n) * 95_000n;
      const total = covering + addedCents * 1_000_000n;
      /** Hundred-millionths of a dollar times ten-thousandths, to whole dollars, halves up. */
      const rounded = (tenThousandths: bigint) =>
        Number((2n * total * tenThousandths + 10n ** 12n) / (2n * 10n ** 12n));
      expect(range(estimateRoofCost(roof))).toEqual([rounded(7200n), rounded(10_000n), rounded(12_000n)]);
    }),
  );
});

// Proves R13.3.
test('for every house and anything else, typed or not: whole dollars, low ≤ average ≤ high, and lines that add up to the total and to the printed average', () => {
  const mangled = fc.dictionary(fc.constantFrom(...Object.keys(roofCostDefaults)), fc.anything());
  fc.assert(
    fc.property(fc.oneof(house, mangled, fc.anything()), (answers) => {
      expectSound(estimateRoofCost(answers as Partial<RoofCostAnswers>));
    }),
  );
  expectSound(estimate({ squareFootage: Number.POSITIVE_INFINITY, skylights: Number.MAX_VALUE }));
});
