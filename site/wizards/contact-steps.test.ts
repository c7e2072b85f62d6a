import { expect, test } from 'vitest';
import { isStepComplete } from '#calculators/wizard/wizard-step.ts';
import { forms } from '#leads/forms/forms.ts';
import { energySavingsWizard } from './energy-savings/entries.ts';
import { roofCostWizard } from './roof-cost/entries.ts';

const wizards = { 'roof-cost': roofCostWizard, 'energy-savings': energySavingsWizard };

/** Steps that wait as long as something is wrong with `field`. */
const heldBy = (form: keyof typeof wizards, field: string) =>
  wizards[form].steps
    .filter((step) => !isStepComplete(step, { [field]: 'Required' }))
    .map(({ name }) => name);

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
