import { expect, test } from 'vitest';
import { energyDefaults } from './answers.ts';
import { accumulateSavings, describeCumulativeSavings, describeMilestones } from './cumulative-savings.ts';
import { estimateEnergySavings } from './savings.ts';

test('the picture starts at nothing and ends at the twenty-year savings', () => {
  const savings = estimateEnergySavings(energyDefaults);
  const points = accumulateSavings(savings);
  expect(points).toHaveLength(21);
  expect(points[0]).toEqual({ year: 0, dollars: 0 });
  expect(points[20]?.dollars).toBeCloseTo(savings.twentyYearSavings, 6);
});

test('the picture in words: $575 after 1 year, $5,750 after 10, $11,500 after 20', () => {
  expect(describeCumulativeSavings(estimateEnergySavings(energyDefaults))).toBe(
    'Savings add up evenly: $575 after 1 year, $5,750 after 10 years, $11,500 after 20 years.',
  );
});

test('half a dollar after 15 years rounds up: 15 × $256.8333… is $3,852.50, printed as $3,853', () => {
  const house = { ...energyDefaults, currentBill: 67, roofAge: 5, insulation: 'minimal' } as const;
  expect(describeMilestones(estimateEnergySavings(house))[2]).toEqual({
    label: 'After 15 years',
    text: '$3,853',
    share: 0.75,
  });
});

test('a house with nothing to save is told so', () => {
  const nothing = estimateEnergySavings({ ...energyDefaults, roofAge: 0, insulation: 'excellent' });
  expect(describeCumulativeSavings(nothing)).toContain('nothing to save');
});
