// What the energy savings wizard asks, and what the rules say of it: the calculator as the frame needs to know it.

import {
  type EnergyAnswers,
  type EnergyField,
  energyDefaults,
  readEnergyAnswers,
} from '#calculators/energy-savings/answers.ts';
import { type EnergyStepName, energyStepWords } from '#content/pages/wizard-step-words.ts';
import { type EnergySavingsContact, energySavingsFields } from '#leads/forms/energy-savings-lead.ts';
import { checkerOf, defaultsOf, inAskedOrder } from '#leads/forms/form-table.ts';
import type { SentRequest } from '../../lead-forms/useLeadRequest.ts';
import type { Wizard } from '../frame/useWizard.ts';
import { arrangeSteps, asTexts, type WizardDescription } from '../frame/wizard-description.ts';

type EnergyEntry = EnergyField | keyof EnergySavingsContact;

export const contactFields = inAskedOrder(energySavingsFields).map(([name]) => name);

const stepFields: Readonly<Record<EnergyStepName, readonly EnergyEntry[]>> = {
  currentBill: ['currentBill'],
  homeSize: ['homeSize'],
  roofAge: ['roofAge'],
  insulation: ['insulation'],
  hvacAge: ['hvacAge'],
  contact: contactFields.filter((name) => name !== 'address'),
  address: ['address'],
};

export interface EnergyEntries extends Readonly<Record<EnergyEntry, string>> {
  readonly request: SentRequest | null;
}

export interface StepProps {
  readonly wizard: Wizard<EnergyAnswers, EnergyStepName, EnergyEntry>;
}

export const energySavingsWizard: WizardDescription<EnergyAnswers, EnergyStepName, EnergyEntry> = {
  form: 'energy-savings',
  steps: arrangeSteps(energyStepWords, stepFields),
  defaults: {
    ...asTexts(energyDefaults),
    ...defaultsOf(energySavingsFields),
  },
  defaultAnswers: energyDefaults,
  readAnswers: readEnergyAnswers,
  contactFields,
  checkContact: checkerOf(energySavingsFields),
  choices: ['insulation'],
  lastQuestion: 'address',
  showsResultsOfSentAnswersOnly: true,
  queuesUnanswered: false,
  judgesEveryChange: true,
};
