import { expect, test } from 'vitest';
import { isStepComplete } from '../wizard/wizard-step.ts';
import { energyDefaults } from './answers.ts';
import { energySteps } from './steps.ts';

// Proves 2.49.
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

// Proves 4.16.
test('a missing address does not hold the step before it', () => {
  const faults = { address: 'Please enter a complete address' };
  const incomplete = energySteps.filter((step) => !isStepComplete(step, faults));
  expect(incomplete.map(({ name }) => name)).toEqual(['address']);
});
