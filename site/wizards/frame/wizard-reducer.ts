// A calculator from its first question to its results: every event and what it changes. Pure.

import { moveBackTo, moveTo, type WizardPlace, wizardStart } from '#calculators/wizard/wizard-place.ts';
import type { FieldErrors } from '#leads/forms/field-errors.ts';
import {
  type FormAction,
  type FormState,
  initialFormState,
  reduceForm,
  type Values,
} from '../../lead-forms/form-reducer.ts';
import { isSame } from '../../lead-forms/is-same.ts';
import type { SentRequest } from '../../lead-forms/useLeadRequest.ts';
import { isStepComplete, lastReachableStep, type WizardDescription } from './wizard-description.ts';

/** Where the answers came from when the script began to run. */
export type WizardArrival = 'fresh' | 'stored' | 'link' | 'unreadable';

export interface WizardState<Answers, Field extends string> extends FormState<Field> {
  readonly place: WizardPlace;
  /** Each answer as it last made sense: the same object as long as they are the same. */
  readonly answers: Answers;
  readonly arrival: WizardArrival;
  /** Counts the moves since the script began to run; each one moves the focus. */
  readonly moves: number;
  /** After a move, until something is answered or gets the focus: a double click must not answer two steps. */
  readonly isJustEntered: boolean;
}

/** What a visit begins with, once the script runs. */
export interface WizardStart<Field extends string> {
  readonly place: WizardPlace;
  readonly values: Values<Field>;
  readonly sent: SentRequest | null;
  readonly arrival: WizardArrival;
  readonly isTimed: boolean;
}

export type WizardAction<Field extends string> =
  | FormAction<Field>
  | { readonly type: 'started'; readonly start: WizardStart<Field> }
  /** Back or Next. With `from`, only for a visitor who is still there. */
  | { readonly type: 'stepped'; readonly by: 1 | -1; readonly from?: number }
  | { readonly type: 'skipped'; readonly to: number }
  /** With the browser's own buttons. */
  | { readonly type: 'arrived'; readonly at: number }
  | { readonly type: 'refused' }
  /** Back to the first step that these errors concern. */
  | { readonly type: 'sent-back'; readonly errors: FieldErrors }
  | { readonly type: 'settled' }
  | { readonly type: 'started-over' };

type Description<Answers extends object, Field extends string> = WizardDescription<Answers, string, Field>;

export const initialWizardState = <Answers extends object, Field extends string>({
  defaults,
  defaultAnswers,
}: Description<Answers, Field>): WizardState<Answers, Field> => ({
  ...initialFormState(defaults),
  place: wizardStart,
  answers: defaultAnswers,
  arrival: 'fresh',
  moves: 0,
  isJustEntered: false,
});

export const wizardReducer =
  <Answers extends object, Field extends string>(description: Description<Answers, Field>) =>
  (state: WizardState<Answers, Field>, action: WizardAction<Field>): WizardState<Answers, Field> => {
    const go = (move: typeof moveTo, target: number) => {
      // A place of its own even where it is the same: the browser may have to be brought back to it.
      const place = move(state.place, target, lastReachableStep(description, state));
      if (place.position === state.place.position) return { ...state, place };
      return { ...state, place, moves: state.moves + 1, isJustEntered: true };
    };
    const { position } = state.place;
    switch (action.type) {
      case 'started':
        return withAnswers(description, { ...state, ...action.start, isHydrated: true });
      case 'changed':
        return withAnswers(description, { ...reduceForm(state, action), isJustEntered: false });
      case 'stepped':
        return action.from === undefined || action.from === position
          ? go(moveTo, position + action.by)
          : state;
      case 'skipped':
        return go(moveTo, action.to);
      case 'arrived':
        return go(moveBackTo, action.at);
      case 'refused':
        return { ...state, sent: state.sent && { ...state.sent, whereabouts: { kind: 'refused' } } };
      case 'sent-back': {
        const holding = description.steps.findIndex((step) => !isStepComplete(step, action.errors));
        return holding >= 0 && holding !== position
          ? go(moveTo, holding)
          : reduceForm(state, { type: 'check-failed' });
      }
      case 'settled':
        return { ...state, isJustEntered: false };
      case 'started-over': {
        const kept = description.contactFields.map((field) => [field, state.values[field]]);
        const values = { ...description.defaults, ...Object.fromEntries(kept) };
        const { moves } = state;
        return withAnswers(description, {
          ...state,
          place: wizardStart,
          values,
          sent: null,
          arrival: 'fresh',
          moves: moves + 1,
        });
      }
      default:
        return reduceForm(state, action);
    }
  };

function withAnswers<Answers extends object, Field extends string>(
  { readAnswers }: Description<Answers, Field>,
  state: WizardState<Answers, Field>,
): WizardState<Answers, Field> {
  const parsed = readAnswers(state.values);
  const answers = parsed.kind === 'valid' ? parsed.answers : { ...state.answers, ...parsed.validAnswers };
  return isSame(answers, state.answers) ? state : { ...state, answers };
}
