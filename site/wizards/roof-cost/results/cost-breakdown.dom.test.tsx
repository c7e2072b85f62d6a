// A contractor who takes less for a low roof, and an eighth more for two stories: each figure of the bill reads as what it is.

import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { roofCostDefaults } from '#calculators/roof-cost/answers.ts';
import { estimateRoofCost } from '#calculators/roof-cost/estimate.ts';
import { describeSurcharge } from '#calculators/roof-cost/option-wording.ts';
import { describeRunningSum } from '#calculators/roof-cost/running-sum.ts';
import { formatDollarsAndCents } from '#content/wording/money.ts';
import { CostBreakdown } from './CostBreakdown.tsx';

vi.mock('#client/shapes/prices.ts', async (importActual) => {
  const prices = await importActual<typeof import('#client/shapes/prices.ts')>();
  const { stories, roofPitch } = prices.multipliers;
  return {
    ...prices,
    dollarsPerSquareFoot: { ...prices.dollarsPerSquareFoot, asphalt: 4.5 },
    multipliers: {
      ...prices.multipliers,
      stories: { ...stories, '2': 1.125 },
      roofPitch: { ...roofPitch, low: 0.95 },
    },
  };
});

const low = { ...roofCostDefaults, squareFootage: 502, roofPitch: 'low' } as const;

// Proves R13.3.
test('a discount is taken off on the bill, and its lines add up', () => {
  const estimate = estimateRoofCost(low);
  expect(estimate.lines.map(({ wholeDollars }) => wholeDollars)).toEqual([2259, 0, -113, 0]);
  expect(estimate.averageDollars).toBe(2146);
  const { container } = render(<CostBreakdown estimate={estimate} />);
  expect(container.textContent).toContain('× 0.95-$113');
});

test('a discount is part of the sum beside the questions', () => {
  const pieces = describeRunningSum(low, 4).map(({ text }) => text);
  expect(pieces).toEqual(['502 sq ft', '× $4.50', '× 0.95']);
});

test('a figure of more than two decimals is printed as it is counted', () => {
  const { lines } = estimateRoofCost({ ...roofCostDefaults, stories: '2' });
  expect(lines[1]).toMatchObject({ calculation: '× 1.125', wholeDollars: 1125 });
  expect([0.375, 4.5].map(formatDollarsAndCents)).toEqual(['$0.375', '$4.50']);
  const surcharges = [1.125, 1.15, 1.0875, 1.0004, 0.95, 1].map(describeSurcharge);
  expect(surcharges).toEqual(['+12.5%', '+15%', '+8.75%', '+0.04%', '−5%', 'No surcharge']);
});
