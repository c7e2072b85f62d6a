import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EnergyAnswers, energyDefaults, insulationOptions } from './answers.ts';
import { type EnergySavings, estimateEnergySavings, estimateReplacementCost } from './savings.ts';

// Worked by hand: 0.95 ÷ (roof factor × insulation factor) − 1, held between 0 and 50 %; then the bill's share of it,
// × 12, × 20, and × 0.7 lbs. The last three stand at the clamps.
const households = [
  ['the defaults: 0.95 ÷ (0.80 × 0.9)', 150, 10, 'adequate', [31.9444, 47.9167, 575, 11_500, 402.5]],
  ['a roof of 5 years, full attic: 0.95 ÷ 0.90', 180, 5, 'excellent', [5.5556, 10, 120, 2400, 84]],
  ['clamped at 50 %: 0.95 ÷ (0.64 × 0.8) is 86 % over', 210, 18, 'minimal', [50, 105, 1260, 25_200, 882]],
  ['clamped at 50 %: 0.95 ÷ (0.60 × 0.7) is 126 % over', 1000, 50, 'none', [50, 500, 6000, 120_000, 4200]],
  ['clamped at 0: a new roof and a full attic are past 0.95', 150, 0, 'excellent', [0, 0, 0, 0, 0]],
] as const;

// Proves 9.18, 9.19, 9.21, 9.22, 9.23, 9.24, 9.25.
test.each(households)('%s', (_, currentBill, roofAge, insulation, figures) => {
  const savings = estimateEnergySavings({ ...energyDefaults, currentBill, roofAge, insulation });
  const [percentage, monthly, annual, twentyYears, co2] = figures;
  expect(savings.savingsPercentage).toBeCloseTo(percentage, 4);
  expect(savings.monthlySavings).toBeCloseTo(monthly, 4);
  expect(savings.annualSavings).toBeCloseTo(annual, 6);
  expect(savings.twentyYearSavings).toBeCloseTo(twentyYears, 6);
  expect(savings.co2Reduction).toBeCloseTo(co2, 6);
});

// The formulas of the specification in whole numbers: percent and tenths, divided once at the end.
const insulationPercent = { none: 70n, minimal: 80n, adequate: 90n, excellent: 100n } as const;

/** The model in exact arithmetic, rounded halves up: dollars a month, a year, in twenty years, and pounds of CO₂. */
function workOutExactly({ currentBill, roofAge, insulation }: EnergyAnswers): number[] {
  const roofPercent = 100n - 2n * BigInt(Math.min(roofAge, 20));
  const current = roofPercent * insulationPercent[insulation];
  // (0.95 ÷ current − 1), with 1 written as 10,000.
  let gained = 9500n - current;
  let divisor = current;
  if (gained < 0n) gained = 0n;
  if (2n * gained > divisor) [gained, divisor] = [1n, 2n];
  const rounded = (times: bigint, over: bigint) => {
    const [top, bottom] = [BigInt(currentBill) * gained * times, divisor * over];
    return Number((2n * top + bottom) / (2n * bottom));
  };
  return [rounded(1n, 1n), rounded(12n, 1n), rounded(240n, 1n), rounded(84n, 10n)];
}

// Proves 9.18, 9.19, 9.22, 9.23, 9.24, 9.25, R17.1.
test('for every bill, roof and attic the printed figures are those of exact arithmetic', () => {
  const wrong: object[] = [];
  for (const insulation of insulationOptions)
    for (let roofAge = 0; roofAge <= 21; roofAge += 1)
      for (let currentBill = 50; currentBill <= 1000; currentBill += 1) {
        const answers = { ...energyDefaults, currentBill, roofAge, insulation };
        const { monthlySavings, annualSavings, twentyYearSavings, co2Reduction } =
          estimateEnergySavings(answers);
        const printed = [monthlySavings, annualSavings, twentyYearSavings, co2Reduction].map(Math.round);
        if (String(printed) !== String(workOutExactly(answers)))
          wrong.push({ currentBill, roofAge, insulation, printed });
      }
  expect(wrong.length).toBe(0);
  expect(wrong).toEqual([]);
});

const home = fc.record({
  currentBill: fc.integer({ min: 50, max: 1000 }),
  homeSize: fc.integer({ min: 500, max: 10_000 }),
  roofAge: fc.integer({ min: 0, max: 50 }),
  insulation: fc.constantFrom(...insulationOptions),
  hvacAge: fc.integer({ min: 0, max: 30 }),
});

function expectSound(savings: EnergySavings) {
  for (const figure of Object.values(savings)) {
    expect(Number.isFinite(figure)).toBe(true);
    expect(figure).toBeGreaterThanOrEqual(0);
  }
  expect(savings.savingsPercentage).toBeLessThanOrEqual(50);
}

// Proves 9.20, 9.21.
test('neither the age of the HVAC nor the size of the home changes the savings; the size changes the replacement-cost range', () => {
  const hvacAges = fc.integer({ min: 0, max: 30 });
  fc.assert(
    fc.property(home, hvacAges, fc.integer({ min: 1, max: 9000 }), (answers, hvacAge, more) => {
      const homeSize = answers.homeSize + more;
      const other = estimateEnergySavings({ ...answers, hvacAge, homeSize });
      expect(other.annualSavings).toBeCloseTo(estimateEnergySavings(answers).annualSavings, 6);
      expect(estimateReplacementCost(homeSize).highDollars).toBeGreaterThan(
        estimateReplacementCost(answers.homeSize).highDollars,
      );
    }),
  );
});

test('for anything at all, typed or not: finite figures, never less than nothing', () => {
  const mangled = fc.dictionary(fc.constantFrom(...Object.keys(energyDefaults)), fc.anything());
  fc.assert(
    fc.property(fc.oneof(mangled, fc.anything()), (answers) => {
      expectSound(estimateEnergySavings(answers as Partial<EnergyAnswers>));
    }),
  );
  expectSound(estimateEnergySavings({ currentBill: Number.MAX_VALUE, roofAge: Number.POSITIVE_INFINITY }));
});

// Proves 9.26.
test('a home of 1,850 sq ft could have $11,544 to $26,640 of a replacement covered', () => {
  expect(estimateReplacementCost(1850)).toEqual({ lowDollars: 11_544, highDollars: 26_640 });
});
