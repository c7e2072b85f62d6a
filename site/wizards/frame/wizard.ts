import type { WizardStep } from '#calculators/wizard/wizard-step.ts';
import type { FieldErrors } from '#leads/forms/field-errors.ts';
import type { Values } from '../../lead-forms/form-reducer.ts';
import type { Photographs } from '../../lead-forms/photographs/usePhotographs.ts';
import type { Fields } from '../../lead-forms/useFields.ts';
import type { RequestSending, SentRequest } from '../../lead-forms/useLeadRequest.ts';
import type { WizardArrival } from './wizard-reducer.ts';

/** What became of a press on Next. */
export type NextResult = 'moved' | 'sent' | 'faulty' | 'refused-by-server' | 'unanswered' | 'busy';

export interface Wizard<Answers, Step extends string, Field extends string> {
  /** Of the form around the present question; the ids of its fields begin with it. */
  readonly formId: string;
  readonly values: Values<Field>;
  /** The answers as they last made sense: the same object as long as they are the same. */
  readonly answers: Answers;
  /** What is wrong with the values now, shown or not. */
  readonly faults: FieldErrors;
  readonly fields: Fields<Field>;
  readonly request: RequestSending;
  readonly photographs: Photographs;
  readonly sent: SentRequest | null;
  /** From 0; the number of steps for the results. */
  readonly position: number;
  readonly furthest: number;
  /** The present step; null for results that come after the last one. */
  readonly step: WizardStep<Step, Field> | null;
  readonly stepCount: number;
  /** False at the results. */
  readonly hasQuestion: boolean;
  /** The present step's Next sends the lead. */
  readonly isLastQuestion: boolean;
  /** Whether the present step is complete. */
  readonly isStepComplete: boolean;
  /** Whether Next can be pressed where a step that is not complete closes it. */
  readonly isNextOpen: boolean;
  /** For half a second after a move, until something is answered or gets the focus: a double click must not answer two steps. */
  readonly isJustEntered: boolean;
  readonly arrival: WizardArrival;
  /** Goes up when the visitor is held on a step by its faults, so that the focus can go to the first. */
  readonly failedChecks: number;
  /** Changes some values. Calls one after another build on each other, also within one event. */
  readonly change: (changes: Partial<Record<Field, string>>) => void;
  /** One step on, if the present one is complete; on the last question only once its lead has been sent, and never with a filled honeypot. */
  readonly goOn: (isTrapped?: boolean) => Promise<NextResult>;
  readonly goBack: () => void;
  /** To any step, as far as everything before it is complete, with a history entry for each step passed. */
  readonly skipTo: (step: Step) => void;
  /** Back to the first step and to the defaults, except for the contact details. */
  readonly startOver: () => void;
}

/** What the frame needs to know of any calculator. */
export type AnyWizard = Pick<
  Wizard<object, string, never>,
  | 'formId'
  | 'position'
  | 'furthest'
  | 'hasQuestion'
  | 'isLastQuestion'
  | 'isNextOpen'
  | 'isJustEntered'
  | 'request'
  | 'goBack'
>;
