import { expect, test } from 'vitest';
import { roofCostDefaults } from './answers.ts';
import { describeProject } from './project-summary.ts';

// Proves 7.10.
test('the contractor reads the job in one line', () => {
  expect(describeProject(roofCostDefaults)).toBe(
    '2,000 sq ft, 3-Tab Asphalt Shingles, 1 story, Standard pitch, Easy access; now: 3-Tab Asphalt Shingles',
  );
});

// Proves R16.7.
test('an outline is told by its sides, its ground and its ends, where the roof area is the one over it', () => {
  const outline = 'hip 0,0 18,0 18,12 46,12 46,40 0,40';
  const measured = { ...roofCostDefaults, squareFootage: 1920, outline };
  expect(describeProject(measured)).toMatch(
    /; outline: sides 18, 12, 28, 28, 46 and 40 ft, 1,504 sq ft of ground, hipped ends$/,
  );
  expect(describeProject({ ...measured, squareFootage: 2000 })).not.toContain('outline');
  expect(describeProject({ ...measured, roofPitch: 'flat' })).not.toContain('outline');
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
