// What the energy savings wizard asks, and what the rules say of it: the calculator as the frame needs to know it.

import {
  type EnergyAnswers,
  type EnergyField,
  energyDefaults,
  readEnergyAnswers,
} from '#calculators/energy-savings/answers.ts';
import { type EnergyStepName, energySteps } from '#calculators/energy-savings/steps.ts';
import {
  type EnergySavingsContact,
  energySavingsContact,
  energySavingsContactDefaults,
} from '#leads/forms/energy-savings-lead.ts';
import { checkFields } from '#leads/forms/field-errors.ts';
import type { SentRequest } from '../../lead-forms/useLeadRequest.ts';
import type { Wizard } from '../frame/useWizard.ts';
import type { WizardDescription } from '../frame/wizard-description.ts';

type EnergyEntry = EnergyField | keyof EnergySavingsContact;

export const contactFields = Object.keys(
  energySavingsContactDefaults,
) as readonly (keyof EnergySavingsContact)[];

/** Everything the visitor has entered, as typed, and what became of their lead. */
export interface EnergyEntries extends Readonly<Record<EnergyEntry, string>> {
  readonly request: SentRequest | null;
}

/** What every step of the wizard is given. */
export interface StepProps {
  readonly wizard: Wizard<EnergyAnswers, EnergyStepName, EnergyEntry>;
}

export const energySavingsWizard: WizardDescription<EnergyAnswers, EnergyStepName, EnergyEntry> = {
  form: 'energy-savings',
  steps: energySteps,
  defaults: {
    currentBill: String(energyDefaults.currentBill),
    homeSize: String(energyDefaults.homeSize),
    roofAge: String(energyDefaults.roofAge),
    insulation: energyDefaults.insulation,
    hvacAge: String(energyDefaults.hvacAge),
    ...energySavingsContactDefaults,
  },
  defaultAnswers: energyDefaults,
  readAnswers: readEnergyAnswers,
  contactFields,
  checkContact: (values) => checkFields(energySavingsContact, values),
  choices: ['insulation'],
  lastQuestion: 'address',
  showsResultsOfSentAnswersOnly: true,
  queuesUnanswered: false,
  judgesEveryChange: true,
};
