// Which questions does the roof cost calculator ask, in which order? Source: specification §2, readings 11, 12, 14. When a
// step is complete: ../wizard/wizard-step.ts.
// What makes a field faulty is decided where the field is read: answers.ts. The contact details, and which they are, belong to
// leads/forms; the wizard puts them on their step.

import type { WizardStep } from '../wizard/wizard-step.ts';
import type { RoofCostField } from './answers.ts';

export type RoofCostStepName =
  | 'squareFootage'
  | 'roofType'
  | 'stories'
  | 'roofPitch'
  | 'roofAccess'
  | 'contact'
  | 'results';

export type RoofCostStep = WizardStep<RoofCostStepName, RoofCostField>;

export const roofCostSteps: readonly RoofCostStep[] = [
  {
    name: 'squareFootage',
    title: 'How big is the roof?',
    subtitle: 'Tell us about the house, and we work out the roof.',
    fields: ['squareFootage'],
  },
  {
    name: 'roofType',
    title: 'What should go on it?',
    subtitle: 'You can compare all six on the last page, so a first guess is fine.',
    fields: ['roofType'],
  },
  {
    name: 'stories',
    title: 'How tall is the house?',
    subtitle: 'Count the floors above ground under the highest roof.',
    fields: ['stories'],
  },
  {
    name: 'roofPitch',
    title: 'How steep is it?',
    subtitle: 'Inches of rise for every 12 inches across. Compare the drawings with your house.',
    fields: ['roofPitch'],
  },
  {
    name: 'roofAccess',
    title: 'How hard is it to reach?',
    subtitle: 'Think about where a truck can park and what is in the way.',
    fields: ['roofAccess', 'gutters', 'skylights', 'chimneys', 'currentRoof'],
    keepsNextOpen: true,
  },
  {
    name: 'contact',
    title: 'Who is the estimate for?',
    subtitle: 'Your name and address go on the estimate. We use the rest to follow up on it.',
    fields: [],
  },
  {
    name: 'results',
    title: 'Your estimate',
    subtitle: 'A figure to plan with. The written estimate comes after we measure.',
    fields: [],
  },
];
