// Which fields does each step of the roof cost calculator ask for? What it says: content/pages/wizard-step-words.ts. When a
// step is complete: ../wizard/wizard-step.ts.
// What makes a field faulty is decided where the field is read: answers.ts. The contact details, and which they are, belong to
// leads/forms; the wizard puts them on their step.

import { roofCostStepWords } from '#content/pages/wizard-step-words.ts';
import type { WizardStep } from '../wizard/wizard-step.ts';
import type { RoofCostField } from './answers.ts';

export type RoofCostStepName = keyof typeof roofCostStepWords;

export type RoofCostStep = WizardStep<RoofCostStepName, RoofCostField>;

export const roofCostSteps: readonly RoofCostStep[] = [
  {
    name: 'squareFootage',
    ...roofCostStepWords.squareFootage,
    fields: ['squareFootage'],
  },
  {
    name: 'roofType',
    ...roofCostStepWords.roofType,
    fields: ['roofType'],
  },
  {
    name: 'stories',
    ...roofCostStepWords.stories,
    fields: ['stories'],
  },
  {
    name: 'roofPitch',
    ...roofCostStepWords.roofPitch,
    fields: ['roofPitch'],
  },
  {
    name: 'roofAccess',
    ...roofCostStepWords.roofAccess,
    fields: ['roofAccess', 'gutters', 'skylights', 'chimneys', 'currentRoof'],
    keepsNextOpen: true,
  },
  {
    name: 'contact',
    ...roofCostStepWords.contact,
    fields: [],
  },
  {
    name: 'results',
    ...roofCostStepWords.results,
    fields: [],
  },
];
