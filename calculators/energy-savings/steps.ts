// Which fields does each step of the energy savings calculator ask for? What it says: content/pages/wizard-step-words.ts.
// When a step is complete: ../wizard/wizard-step.ts.
// What is wrong with a field, and in which words, is decided where the field is read: answers.ts. The contact details, and
// which they are, belong to leads/forms; the wizard puts them on their steps.

import { energyStepWords } from '#content/pages/wizard-step-words.ts';
import type { WizardStep } from '../wizard/wizard-step.ts';
import type { EnergyField } from './answers.ts';

export type EnergyStepName = keyof typeof energyStepWords;

export type EnergyStep = WizardStep<EnergyStepName, EnergyField>;

const step = (name: EnergyStepName, fields: readonly EnergyField[] = []): EnergyStep => ({
  name,
  ...energyStepWords[name],
  fields,
});

export const energySteps: readonly EnergyStep[] = [
  step('currentBill', ['currentBill']),
  step('homeSize', ['homeSize']),
  step('roofAge', ['roofAge']),
  step('insulation', ['insulation']),
  step('hvacAge', ['hvacAge']),
  step('contact'),
  step('address'),
];
