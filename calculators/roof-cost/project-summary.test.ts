import { expect, test } from 'vitest';
import { roofCostDefaults } from './answers.ts';
import { describeProject } from './project-summary.ts';

// Proves 7.10.
test('the contractor reads the job in one line', () => {
  expect(describeProject(roofCostDefaults)).toBe(
    '2,000 sq ft, 3-Tab Asphalt Shingles, 1 story, Standard pitch, Easy access; now: 3-Tab Asphalt Shingles',
  );
});

test('an option that is no longer offered is called by its own name', () => {
  expect(describeProject({ ...roofCostDefaults, roofType: 'thatch', currentRoof: 'sod' })).toBe(
    '2,000 sq ft, thatch, 1 story, Standard pitch, Easy access; now: sod',
  );
});

test('extras are named with their number', () => {
  const answers = {
    ...roofCostDefaults,
    roofType: 'metal',
    stories: '3+',
    gutters: 'yes',
    skylights: 1,
    chimneys: 2,
    currentRoof: 'other',
  } as const;
  expect(describeProject(answers)).toBe(
    '2,000 sq ft, Metal, 3+ stories, Standard pitch, Easy access; gutters; 1 skylight; 2 chimneys; now: Other or not sure',
  );
});
