// What a calculator hands to the frame, and what follows from it for the values a visitor has entered.

import { findReach } from '#calculators/wizard/wizard-place.ts';
import type { FieldErrors } from '#leads/forms/field-errors.ts';
import type { Values } from '../../lead-forms/form-reducer.ts';
import { isSame } from '../../lead-forms/is-same.ts';
import type { SentRequest } from '../../lead-forms/useLeadRequest.ts';

/** One step of a calculator. */
interface WizardStep<Step extends string, Field extends string> {
  readonly name: Step;
  readonly title: string;
  readonly subtitle: string;
  /** The fields asked on this step; Next judges these and no others (specification §4). */
  readonly fields: readonly Field[];
}

type Checked<Value> =
  | ({ readonly kind: 'valid' } & Value)
  | { readonly kind: 'invalid'; readonly errors: FieldErrors };

/** What the address of the page says about answers. */
export type ParsedAddress<Answers> =
  | { readonly kind: 'answers'; readonly answers: Answers }
  | { readonly kind: 'nothing-shared' }
  | { readonly kind: 'unreadable' };

export interface WizardDescription<Answers extends object, Step extends string, Field extends string> {
  /** Names the lead, the session's item and the history entries. */
  readonly form: 'roof-cost' | 'energy-savings';
  readonly steps: readonly WizardStep<Step, Field>[];
  readonly defaults: Values<Field>;
  readonly defaultAnswers: Answers;
  readonly readAnswers: (values: Values<Field>) =>
    | { readonly kind: 'valid'; readonly answers: Answers }
    /** `validAnswers`: those that make sense although others do not. */
    | { readonly kind: 'invalid'; readonly errors: FieldErrors; readonly validAnswers?: Partial<Answers> };
  readonly contactFields: readonly Field[];
  readonly checkContact: (values: Values<Field>) => Checked<object>;
  /** Fields answered with one of several options: a stored value that is none of them counts as not given. */
  readonly choices: readonly Field[];
  /** The step whose Next sends the lead. */
  readonly lastQuestion: Step;
  /** The step whose Next can be pressed although something is wrong, and leads to it: the error may be out of sight. */
  readonly keepsNextOpen?: Step;
  /** The results belong to the answers that were sent and to no others (specification §4, energy). */
  readonly showsResultsOfSentAnswersOnly?: boolean;
  /** False: a lead that gets no answer is not queued on this device, and the visitor stays (reading 3). */
  readonly queuesUnanswered?: boolean;
  /** Judges fields at every change once they are touched (specification §4, energy). */
  readonly judgesEveryChange?: boolean;
  /** What follows for other values from those that a link brought or that were typed before the script came. */
  readonly deriveFromGiven?: (given: Readonly<Record<string, string>>) => Partial<Record<Field, string>>;
  /** Answers that a link brings. They win over stored ones, and the query is then taken off the address. */
  readonly readAddress?: (query: string) => ParsedAddress<Answers>;
}

/** The steps in the order of their words. */
export function arrangeSteps<Step extends string, Field extends string>(
  words: Readonly<Record<Step, Pick<WizardStep<Step, Field>, 'title' | 'subtitle'>>>,
  fields: Readonly<Record<Step, readonly Field[]>>,
): readonly WizardStep<Step, Field>[] {
  return (Object.keys(words) as Step[]).map((name) => ({ name, ...words[name], fields: fields[name] }));
}

/** Whether a step may be left forward: none of its own fields has an error. A step without fields is complete. */
export function isStepComplete(
  step: Pick<WizardStep<string, string>, 'fields'>,
  errors: Readonly<Record<string, string>>,
): boolean {
  return step.fields.every((field) => errors[field] === undefined);
}

/** The answers that are never left out. */
type Given<Answers> = { [Field in keyof Answers]-?: object extends Pick<Answers, Field> ? never : Field };

export function asTexts<Answers extends object>(
  answers: Answers,
): Record<Given<Answers>[keyof Answers] & string, string> {
  const texts = Object.entries(answers).map(([field, answer]) => [field, String(answer)]);
  return Object.fromEntries(texts);
}

/** What is wrong, field by field, by the rules that browser and server share; a field that is fine is absent. */
export function findErrors<Field extends string>(
  { readAnswers, checkContact }: WizardDescription<object, string, Field>,
  values: Values<Field>,
): FieldErrors {
  const [answers, contact] = [readAnswers(values), checkContact(values)];
  return {
    ...(answers.kind === 'invalid' ? answers.errors : {}),
    ...(contact.kind === 'invalid' ? contact.errors : {}),
  };
}

export function leadFieldsOf<Field extends string>(
  { readAnswers, contactFields }: WizardDescription<object, string, Field>,
  values: Values<Field>,
): Record<string, string> {
  const parsed = readAnswers(values);
  const contact = Object.fromEntries(contactFields.map((field) => [field, values[field]]));
  return { ...(parsed.kind === 'valid' ? asTexts(parsed.answers) : {}), ...contact };
}

/** How far the values carry: up to the first step that is not complete, or whose lead has still to be sent. */
export function lastReachableStep<Field extends string>(
  description: WizardDescription<object, string, Field>,
  { values, sent }: { readonly values: Values<Field>; readonly sent: SentRequest | null },
): number {
  const errors = findErrors(description, values);
  const { steps, lastQuestion, showsResultsOfSentAnswersOnly } = description;
  const isHandedIn = () =>
    Boolean(sent?.whereabouts && isSame(sent.fields, leadFieldsOf(description, values)));
  return findReach(
    steps,
    (step) =>
      isStepComplete(step, errors) &&
      (step.name !== lastQuestion || !showsResultsOfSentAnswersOnly || isHandedIn()),
  );
}

/** Values from the session; what an older version wrote, or somebody tampered with, falls back to the defaults. */
export function readStoredValues<Field extends string>(
  { defaults, choices, readAnswers }: WizardDescription<object, string, Field>,
  storedValue: (field: string) => unknown,
): Values<Field> {
  const values: Record<Field, string> = { ...defaults };
  for (const field of Object.keys(defaults) as Field[]) {
    const stored = storedValue(field);
    if (typeof stored === 'string') values[field] = stored;
  }
  const parsed = readAnswers(values);
  for (const field of choices)
    if (parsed.kind === 'invalid' && parsed.errors[field]) values[field] = defaults[field];
  return values;
}
