// Which fields does each step of the roof cost calculator ask for? What it says: content/pages/wizard-step-words.ts. When a
// step is complete: ../wizard/wizard-step.ts.
// What makes a field faulty is decided where the field is read: answers.ts. The contact details, and which they are, belong
// to leads/forms; the wizard puts them on their step.

import { roofCostStepWords } from '#content/pages/wizard-step-words.ts';
import type { WizardStep } from '../wizard/wizard-step.ts';
import type { RoofCostField } from './answers.ts';

export type RoofCostStepName = keyof typeof roofCostStepWords;

export type RoofCostStep = WizardStep<RoofCostStepName, RoofCostField>;

const step = (name: RoofCostStepName, fields: readonly RoofCostField[] = []): RoofCostStep => ({
  name,
  ...roofCostStepWords[name],
  fields,
});

export const roofCostSteps: readonly RoofCostStep[] = [
  step('squareFootage', ['squareFootage']),
  step('roofType', ['roofType']),
  step('stories', ['stories']),
  step('roofPitch', ['roofPitch']),
  {
    ...step('roofAccess', ['roofAccess', 'gutters', 'skylights', 'chimneys', 'currentRoof']),
    keepsNextOpen: true,
  },
  step('contact'),
  step('results'),
];
