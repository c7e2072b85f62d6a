import { expect, test } from 'vitest';
import { roofCostStepWords } from '#content/pages/wizard-step-words.ts';
import { isStepComplete } from '../wizard/wizard-step.ts';
import { readRoofCostAnswers, roofCostDefaults } from './answers.ts';
import { roofCostSteps } from './steps.ts';

// Proves 2.41.
test('seven steps, in the order of the specification', () => {
  expect(roofCostSteps.map((step) => step.name)).toEqual([
    'squareFootage',
    'roofType',
    'stories',
    'roofPitch',
    'roofAccess',
    'contact',
    'results',
  ]);
  expect(Object.keys(roofCostStepWords)).toEqual(roofCostSteps.map((step) => step.name));
});

// Proves R12.1.
test('every question about the roof is asked on exactly one step', () => {
  const asked = roofCostSteps.flatMap((step) => step.fields);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).toEqual(expect.arrayContaining(Object.keys(roofCostDefaults)));
});

const incompleteWith = (errors: Record<string, string>) =>
  roofCostSteps.filter((step) => !isStepComplete(step, errors)).map(({ name }) => name);

// Proves 5.10.
test('an area of 499 holds the first step and no other', () => {
  const parsed = readRoofCostAnswers({ squareFootage: '499' });
  expect(incompleteWith(parsed.kind === 'invalid' ? parsed.errors : {})).toEqual(['squareFootage']);
});
