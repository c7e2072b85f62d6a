// Everything the visitor enters in the energy savings wizard, and what the rules say of it.

import {
  type EnergyAnswers,
  energyDefaults,
  readEnergyAnswers,
} from '#calculators/energy-savings/answers.ts';
import { type EnergyStepName, energySteps, isStepComplete } from '#calculators/energy-savings/steps.ts';
import { readFields } from '#calculators/wizard/answer-reader.ts';
import { faultsOfStep } from '#calculators/wizard/wizard-step.ts';
import { energySavingsContact, energySavingsContactDefaults } from '#leads/forms/energy-savings-lead.ts';
import { checkFields, type FieldErrors } from '#leads/forms/field-errors.ts';
import { readSentRequest, type SentRequest } from '../frame/sent-request.ts';

export type ContactField = keyof typeof energySavingsContactDefaults;
export type NumberField = Exclude<keyof EnergyAnswers, 'insulation'>;

/** Numbers may be out of bounds while somebody types, and text is as typed. */
export interface EnergyEntries extends EnergyAnswers, Readonly<Record<ContactField, string>> {
  readonly request: SentRequest | null;
}

const answerFields = Object.keys(energyDefaults) as readonly (keyof EnergyAnswers)[];
export const contactFields = Object.keys(energySavingsContactDefaults) as readonly ContactField[];

export const emptyEntries: EnergyEntries = {
  ...energyDefaults,
  ...energySavingsContactDefaults,
  request: null,
};

/** What is wrong, field by field, as browser and server agree; a field that is fine is absent. */
export function errorsOf(entries: EnergyEntries): FieldErrors {
  const answers = readEnergyAnswers(entries);
  const contact = checkFields(energySavingsContact, { ...entries });
  return {
    ...(answers.kind === 'invalid' ? answers.errors : {}),
    ...(contact.kind === 'invalid' ? contact.errors : {}),
  };
}

/** The answers as far as they make sense: a number out of bounds counts as its default. */
export function answersOf(entries: EnergyEntries): EnergyAnswers {
  const reading = readEnergyAnswers(entries);
  return reading.kind === 'valid' ? reading.answers : withoutFaults(entries, reading.errors);
}

function withoutFaults(entries: EnergyEntries, errors: FieldErrors): EnergyAnswers {
  const sound = Object.fromEntries(
    answerFields.filter((field) => !errors[field]).map((field) => [field, entries[field]]),
  );
  return { ...energyDefaults, ...sound };
}

/** The lead's fields, under the names the server reads. */
export function leadFieldsOf(entries: EnergyEntries): Record<string, string> {
  return Object.fromEntries(
    [...answerFields, ...contactFields].map((field) => [field, String(entries[field])]),
  );
}

/** Names the content of a lead: changed answers are another one. */
export const contentOf = (entries: EnergyEntries) => JSON.stringify(leadFieldsOf(entries));

/** Whether these very answers have been sent, and something has become of it. */
function isHandedIn(entries: EnergyEntries): boolean {
  const { request } = entries;
  return request !== null && request.delivery !== null && request.content === contentOf(entries);
}

/** The last step is complete once its answers are handed in: the results belong to those and no others (specification §4). */
export function isEntryStepComplete(step: EnergyStepName, entries: EnergyEntries): boolean {
  if (!isStepComplete(step, errorsOf(entries))) return false;
  return step !== 'address' || isHandedIn(entries);
}

/** The first step that holds one of these errors; null when none does. */
export function firstStepWith(errors: FieldErrors): EnergyStepName | null {
  return energySteps.find((step) => faultsOfStep(step, errors).length > 0)?.name ?? null;
}

/** Entries from the session; what an older version wrote, or somebody tampered with, falls back to the defaults. */
export function readKeptEntries(kept: unknown): EnergyEntries {
  const fieldOf = readFields(kept);
  const text = (field: ContactField) => {
    const entry = fieldOf(field);
    return typeof entry === 'string' ? entry : '';
  };
  const number = (field: NumberField) => {
    const entry = fieldOf(field);
    return typeof entry === 'number' && Number.isFinite(entry) ? entry : energyDefaults[field];
  };
  const chosen = readEnergyAnswers({ insulation: fieldOf('insulation') });
  return {
    currentBill: number('currentBill'),
    homeSize: number('homeSize'),
    roofAge: number('roofAge'),
    hvacAge: number('hvacAge'),
    insulation: chosen.kind === 'valid' ? chosen.answers.insulation : energyDefaults.insulation,
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    request: readSentRequest(fieldOf('request')),
  };
}
