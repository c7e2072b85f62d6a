import { expect, test } from 'vitest';
import { readRoofCostAnswers, roofCostDefaults } from './answers.ts';
import { isStepComplete, roofCostSteps } from './steps.ts';

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
});

test('every question about the roof is asked on exactly one step', () => {
  const asked = roofCostSteps.flatMap((step) => step.fields);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).toEqual(expect.arrayContaining(Object.keys(roofCostDefaults)));
});

test('an area of 499 holds the first step and no other', () => {
  const reading = readRoofCostAnswers({ squareFootage: '499' });
  const faults = reading.kind === 'invalid' ? reading.errors : {};
  expect(roofCostSteps.filter((step) => !isStepComplete(step.name, faults)).map((step) => step.name)).toEqual(
    ['squareFootage'],
  );
});

test('each missing contact detail holds the contact step', () => {
  expect(isStepComplete('contact', {})).toBe(true);
  for (const field of ['name', 'phone', 'email', 'address'])
    expect(isStepComplete('contact', { [field]: 'Required' })).toBe(false);
});
