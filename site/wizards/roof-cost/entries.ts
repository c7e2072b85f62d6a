// Everything the visitor enters in the roof cost wizard, and what the rules say of it.

import {
  type RoofCostAnswers,
  type RoofCostReading,
  readRoofCostAnswers,
  roofCostDefaults,
} from '#calculators/roof-cost/answers.ts';
import { readSharedLink } from '#calculators/roof-cost/shared-link.ts';
import { isStepComplete, type RoofCostStepName } from '#calculators/roof-cost/steps.ts';
import { readFields } from '#calculators/wizard/answer-reader.ts';
import type { FieldErrors } from '#leads/forms/field-errors.ts';
import type { RoofCostContact } from '#leads/forms/roof-cost-lead.ts';
import { readSentRequest, type SentRequest } from '../frame/sent-request.ts';
import type { AddressReading } from '../frame/useWizard.ts';

export type ContactField = keyof RoofCostContact;

export interface RoofCostEntries
  extends Omit<RoofCostAnswers, 'skylights' | 'chimneys'>,
    Readonly<Record<ContactField, string>> {
  /** As typed. */
  readonly skylights: string;
  readonly chimneys: string;
  readonly request: SentRequest | null;
}

export const contactFields = ['name', 'phone', 'email', 'address'] as const satisfies readonly ContactField[];

export const emptyEntries: RoofCostEntries = {
  ...roofCostDefaults,
  skylights: String(roofCostDefaults.skylights),
  chimneys: String(roofCostDefaults.chimneys),
  name: '',
  phone: '',
  email: '',
  address: '',
  request: null,
};

export function readAnswersOf(entries: RoofCostEntries): RoofCostReading {
  return readRoofCostAnswers(entries);
}

/** What is wrong with the contact details, by the rules the server applies too. */
export type ContactCheck = (entries: RoofCostEntries) => FieldErrors;

/**
 * Whether a step may be left forward. The rules of the contact step come with that step; until then it counts as complete
 * when nothing is empty, which is all a reload of the results must know.
 */
export function isEntryStepComplete(
  step: RoofCostStepName,
  entries: RoofCostEntries,
  contactCheck: ContactCheck | null,
): boolean {
  if (step === 'contact') {
    if (contactFields.some((field) => entries[field].trim() === '')) return false;
    return contactCheck === null || isStepComplete(step, contactCheck(entries));
  }
  const reading = readAnswersOf(entries);
  return isStepComplete(step, reading.kind === 'valid' ? {} : reading.errors);
}

/** Entries from the session; what an older version wrote, or somebody tampered with, falls back to the defaults. */
export function readKeptEntries(kept: unknown): RoofCostEntries {
  const fieldOf = readFields(kept);
  const text = (field: keyof RoofCostEntries) => {
    const entry = fieldOf(field);
    return typeof entry === 'string' ? entry : String(emptyEntries[field]);
  };
  const size = fieldOf('squareFootage');
  const choices = readRoofCostAnswers({
    ...(typeof kept === 'object' ? kept : null),
    ...{ squareFootage: roofCostDefaults.squareFootage, skylights: 0, chimneys: 0 },
  });
  return {
    ...(choices.kind === 'valid' ? choices.answers : roofCostDefaults),
    squareFootage: typeof size === 'number' && Number.isFinite(size) ? size : emptyEntries.squareFootage,
    skylights: text('skylights'),
    chimneys: text('chimneys'),
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    address: text('address'),
    request: readSentRequest(fieldOf('request')),
  };
}

/** Answers that a shared link or a link from a service page brings. */
export function readEntriesFromAddress(query: string): AddressReading<RoofCostEntries> {
  const reading = readSharedLink(query);
  return reading.kind === 'answers' ? { ...reading, answers: entriesWith(reading.answers) } : reading;
}

function entriesWith(answers: RoofCostAnswers): RoofCostEntries {
  return {
    ...emptyEntries,
    ...answers,
    skylights: String(answers.skylights),
    chimneys: String(answers.chimneys),
  };
}
