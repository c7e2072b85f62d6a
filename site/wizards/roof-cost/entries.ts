// What the roof cost wizard asks, and what the rules say of it: the calculator as the frame needs to know it.

import {
  type RoofCostAnswers,
  type RoofCostField,
  readRoofCostAnswers,
  roofCostDefaults,
  roofCostOptions,
} from '#calculators/roof-cost/answers.ts';
import { readSharedLink } from '#calculators/roof-cost/shared-link.ts';
import { type RoofCostStepName, roofCostSteps } from '#calculators/roof-cost/steps.ts';
import { checkFields } from '#leads/forms/field-errors.ts';
import { type RoofCostContact, roofCostContact } from '#leads/forms/roof-cost-lead.ts';
import type { SentRequest } from '../../lead-forms/useLeadRequest.ts';
import type { Wizard } from '../frame/useWizard.ts';
import type { WizardDescription } from '../frame/wizard-description.ts';

export const contactFields = [
  'name',
  'phone',
  'email',
  'address',
] as const satisfies (keyof RoofCostContact)[];

/** The living area is no answer: the size helper works out the roof area from it. */
type RoofCostEntry = RoofCostField | keyof RoofCostContact | 'livingArea';

/** Everything the visitor has entered, as typed, and what became of their lead. */
export interface RoofCostEntries extends Readonly<Record<RoofCostEntry, string>> {
  readonly request: SentRequest | null;
}

/** What every step of the wizard is given. */
export interface StepProps {
  readonly wizard: Wizard<RoofCostAnswers, RoofCostStepName, RoofCostEntry>;
}

export const roofCostWizard: WizardDescription<RoofCostAnswers, RoofCostStepName, RoofCostEntry> = {
  form: 'roof-cost',
  steps: roofCostSteps,
  defaults: {
    ...roofCostDefaults,
    squareFootage: String(roofCostDefaults.squareFootage),
    skylights: String(roofCostDefaults.skylights),
    chimneys: String(roofCostDefaults.chimneys),
    livingArea: '',
    name: '',
    phone: '',
    email: '',
    address: '',
  },
  defaultAnswers: roofCostDefaults,
  readAnswers: readRoofCostAnswers,
  contactFields,
  checkContact: (values) => checkFields(roofCostContact, values),
  choices: Object.keys(roofCostOptions) as (keyof typeof roofCostOptions)[],
  lastQuestion: 'contact',
  readAddress: readSharedLink,
};
