import { expect, test } from 'vitest';
import { energyStepWords } from '#content/pages/wizard-step-words.ts';
import { energyDefaults } from './answers.ts';
import { energySteps } from './steps.ts';

// Proves 2.49.
test('seven steps, in the order of the specification', () => {
  expect(energySteps.map(({ name }) => name)).toEqual([
    'currentBill',
    'homeSize',
    'roofAge',
    'insulation',
    'hvacAge',
    'contact',
    'address',
  ]);
  expect(Object.keys(energyStepWords)).toEqual(energySteps.map(({ name }) => name));
  expect(energySteps.flatMap(({ fields }) => fields)).toEqual(Object.keys(energyDefaults));
});
