import { expect, test } from 'vitest';
import { energyDefaults } from './answers.ts';
import { energySteps, isStepComplete } from './steps.ts';

test('seven steps, in the order of the specification', () => {
  expect(energySteps.map((step) => step.fields)).toEqual([
    ['currentBill'],
    ['homeSize'],
    ['roofAge'],
    ['insulation'],
    ['hvacAge'],
    ['firstName', 'lastName', 'email', 'phone'],
    ['address'],
  ]);
  const asked = energySteps.flatMap((step) => step.fields);
  expect(asked).toEqual(expect.arrayContaining(Object.keys(energyDefaults)));
});

test('a missing address does not hold the step before it', () => {
  const faults = { address: 'Please enter a complete address' };
  expect(isStepComplete('contact', faults)).toBe(true);
  expect(isStepComplete('address', faults)).toBe(false);
});
