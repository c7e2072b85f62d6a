import { expect, test } from 'vitest';
import { energyDefaults } from '#calculators/energy-savings/answers.ts';
import { roofCostDefaults } from '#calculators/roof-cost/answers.ts';
import { forms } from '#leads/forms/forms.ts';
import { energySavingsWizard } from './energy-savings/entries.ts';
import { isStepComplete } from './frame/wizard-description.ts';
import { roofCostWizard } from './roof-cost/entries.ts';

const wizards = { 'roof-cost': roofCostWizard, 'energy-savings': energySavingsWizard };

/** Steps that wait as long as something is wrong with `field`. */
const heldBy = (form: keyof typeof wizards, field: string) =>
  wizards[form].steps
    .filter((step) => !isStepComplete(step, { [field]: 'Required' }))
    .map(({ name }) => name);

// Proves 2.41.
test('the roof cost calculator has seven steps, in the order of the specification', () => {
  const names = ['squareFootage', 'roofType', 'stories', 'roofPitch', 'roofAccess', 'contact', 'results'];
  expect(roofCostWizard.steps.map(({ name }) => name)).toEqual(names);
});

// Proves 2.49.
test('the energy savings calculator asks five questions, contact and address, in the order of the specification', () => {
  const questions = Object.keys(energyDefaults);
  expect(questions).toEqual(['currentBill', 'homeSize', 'roofAge', 'insulation', 'hvacAge']);
  expect(energySavingsWizard.steps.map(({ name }) => name)).toEqual([...questions, 'contact', 'address']);
  for (const question of questions) expect(heldBy('energy-savings', question)).toEqual([question]);
});

// Proves R12.1.
test('every question about the roof is asked on one step; its area waits on each that can change it', () => {
  const { squareFootage, ...questions } = roofCostDefaults;
  for (const question of Object.keys(questions))
    if (question === 'roofType' || question === 'stories' || question === 'roofPitch')
      expect(heldBy('roof-cost', question)).toEqual([question]);
    else expect(heldBy('roof-cost', question)).toEqual(['roofAccess']);
  expect(heldBy('roof-cost', 'squareFootage')).toEqual(['squareFootage', 'stories', 'roofPitch']);
});

// Proves 3.13, 4.16, 5.9.
test('each contact detail of a calculator is asked on one step, and holds it while it is missing', () => {
  for (const field of Object.keys(forms['roof-cost'].parts.contact))
    expect(heldBy('roof-cost', field)).toEqual(['contact']);
  for (const field of ['name', 'phone', 'email', 'address'])
    expect(heldBy('roof-cost', field)).toEqual(['contact']);
  for (const field of Object.keys(forms['energy-savings'].parts.contact))
    expect(heldBy('energy-savings', field)).toEqual([field === 'address' ? 'address' : 'contact']);
  for (const field of ['firstName', 'lastName', 'email', 'phone'])
    expect(heldBy('energy-savings', field)).toEqual(['contact']);
});
