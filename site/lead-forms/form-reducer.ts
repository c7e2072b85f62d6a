// What every form knows, from the first keystroke to the request that has left. Pure; lead forms and calculators add to it.

import type { SentRequest } from './useLeadRequest.ts';

export type Values<Field extends string> = Readonly<Record<Field, string>>;

export interface FormState<Field extends string> {
  /** False in the built HTML and until the script runs. */
  readonly isHydrated: boolean;
  readonly values: Values<Field>;
  readonly sent: SentRequest | null;
  /** Goes up with every check that fails, so that the focus can go to what is wrong. */
  readonly failedChecks: number;
  /** False where something was entered before the script was there: the time since says nothing (reading 6). */
  readonly isTimed: boolean;
}

export type FormAction<Field extends string> =
  | { readonly type: 'changed'; readonly changes: Partial<Values<Field>> }
  | { readonly type: 'check-failed' }
  | { readonly type: 'sent'; readonly sent: SentRequest };

export const initialFormState = <Field extends string>(values: Values<Field>): FormState<Field> => ({
  isHydrated: false,
  values,
  sent: null,
  failedChecks: 0,
  isTimed: true,
});

export function reduceForm<Field extends string, State extends FormState<Field>>(
  state: State,
  action: FormAction<Field>,
): State {
  switch (action.type) {
    case 'changed':
      return { ...state, values: { ...state.values, ...action.changes } };
    case 'check-failed':
      return { ...state, failedChecks: state.failedChecks + 1 };
    case 'sent':
      return { ...state, sent: action.sent };
  }
}
