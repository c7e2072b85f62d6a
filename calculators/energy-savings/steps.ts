// Which questions does the energy savings calculator ask, in which order? Source: specification §2, §4, §5. When a step is
// complete: ../wizard/wizard-step.ts.
// What makes a field faulty, and in which words, is decided where the field is read: answers.ts. The contact details, and which
// they are, belong to leads/forms; the wizard puts them on their steps.

import { climateIs } from '#content/wording/only-where.ts';
import type { WizardStep } from '../wizard/wizard-step.ts';
import type { EnergyField } from './answers.ts';

export type EnergyStepName =
  | 'currentBill'
  | 'homeSize'
  | 'roofAge'
  | 'insulation'
  | 'hvacAge'
  | 'contact'
  | 'address';

export type EnergyStep = WizardStep<EnergyStepName, EnergyField>;

export const energySteps: readonly EnergyStep[] = [
  {
    name: 'currentBill',
    title: 'What is a usual electric bill?',
    subtitle: `One month. Take the middle of ${climateIs.freezing ? 'summer and winter' : 'the hot and the cool season'} if they differ.`,
    fields: ['currentBill'],
  },
  {
    name: 'homeSize',
    title: 'How large is the home?',
    subtitle: 'Heated floor area, all stories together.',
    fields: ['homeSize'],
  },
  {
    name: 'roofAge',
    title: 'How old is the roof?',
    subtitle: 'A guess within a few years is close enough.',
    fields: ['roofAge'],
  },
  {
    name: 'insulation',
    title: 'How much insulation is in the attic?',
    subtitle: 'Look in from the attic access if you can do it safely. Measure in several places.',
    fields: ['insulation'],
  },
  {
    name: 'hvacAge',
    title: 'How old is the heating and cooling?',
    subtitle: 'The year is on the plate of the outdoor unit.',
    fields: ['hvacAge'],
  },
  {
    name: 'contact',
    title: 'Who is the report for?',
    subtitle: 'Your name goes on the report. We use the rest to follow up on it.',
    fields: [],
  },
  {
    name: 'address',
    title: 'Where is the house?',
    subtitle: 'Street, city and ZIP, so that we look at the right roof.',
    fields: [],
  },
];
