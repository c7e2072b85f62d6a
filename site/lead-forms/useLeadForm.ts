import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
} from 'react';
import type { Checked, FieldErrors } from '#leads/forms/field-errors.ts';
import { isSafe } from '#leads/sending/send-outcome.ts';
import { recallContactDetails } from './contact-details.ts';
import {
  type FormAction,
  type FormState,
  initialFormState,
  reduceForm,
  type Values,
} from './form-reducer.ts';
import { isHoneypotFilled } from './Honeypot.tsx';
import { usePhotographs } from './photographs/usePhotographs.ts';
import { keepInTab, readFromTab } from './tab-storage.ts';
import { readTypedBeforeScript, useTypedBeforeScript } from './typed-before-script.ts';
import { useFields } from './useFields.ts';
import { type SentRequest, useLeadRequest, useSettledRequest } from './useLeadRequest.ts';

export interface LeadFormOptions<Name extends string> {
  readonly form: 'home' | 'contact';
  readonly defaults: Values<Name>;
  /** The form's own rules, the same that the server applies. */
  readonly check: (values: Values<Name>) => Checked<unknown>;
  /** What the address of the page says about fields; read in the browser. */
  readonly readAddress?: (query: string) => Partial<Record<Name, string>>;
  /** Fields that change along: choosing an emergency repair also sets the urgency. */
  readonly follow?: (changes: Partial<Values<Name>>) => Partial<Values<Name>>;
}

interface LeadFormState<Name extends string> extends FormState<Name> {
  readonly lastSafe: SentRequest | null;
}

type LeadFormAction<Name extends string> =
  | FormAction<Name>
  /** When the form's script starts, and again after the form was sent. */
  | { readonly type: 'filled'; readonly values: Values<Name>; readonly isTimed: boolean }
  /** What had been queued on this device was received, or deleted by the visitor. */
  | { readonly type: 'settled'; readonly request: SentRequest };

function reduceLeadForm<Name extends string>(
  state: LeadFormState<Name>,
  action: LeadFormAction<Name>,
): LeadFormState<Name> {
  switch (action.type) {
    case 'filled':
      return { ...state, isHydrated: true, values: action.values, isTimed: action.isTimed };
    case 'sent':
      return {
        ...reduceForm(state, action),
        lastSafe: isSafe(action.sent.whereabouts) ? action.sent : state.lastSafe,
      };
    case 'settled':
      return { ...state, lastSafe: isSafe(action.request.whereabouts) ? action.request : null };
    default:
      return reduceForm(state, action);
  }
}

/** One lead form from first keystroke to confirmation. Source: specification §4, §5; readings 1, 2, 6, 7, 9. */
export function useLeadForm<Name extends string>(
  options: LeadFormOptions<Name>,
  formRef: RefObject<HTMLFormElement | null>,
) {
  const { form, defaults, check } = options;
  const [state, dispatch] = useReducer(
    reduceLeadForm<Name>,
    defaults,
    (values): LeadFormState<Name> => ({ ...initialFormState(values), lastSafe: null }),
  );
  const { isHydrated, values, sent, lastSafe, failedChecks } = state;

  const checked = check(values);
  const errors: FieldErrors = checked.kind === 'invalid' ? checked.errors : {};
  const fields = useFields({
    idPrefix: form,
    values,
    errors,
    onChange: (changes) =>
      dispatch({ type: 'changed', changes: { ...changes, ...options.follow?.(changes) } }),
  });
  const request = useLeadRequest({ form, sent, onSent: (next) => dispatch({ type: 'sent', sent: next }) });
  const photographs = usePhotographs();
  useSettledRequest(lastSafe, (settled) => dispatch({ type: 'settled', request: settled }));

  const typedFirst = useTypedBeforeScript(`form[data-form="${form}"]`);
  const start = useEffectEvent(() => {
    const typed = { ...typedFirst, ...(formRef.current ? readTypedBeforeScript(formRef.current) : {}) };
    dispatch({ type: 'filled', ...findStart(options, typed) });
  });
  // Before anything else is painted or typed.
  useLayoutEffect(() => start(), []);
  useEffect(() => {
    if (isHydrated) keepInTab(draftOf(form), values === defaults ? null : { query: location.search, values });
  }, [isHydrated, form, values, defaults]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A filled honeypot ends it without a word, as specified (§5).
    if (request.isSending || isHoneypotFilled(event.currentTarget)) return;
    // A second press on "Message Sent!": the emptied form is no new message.
    if (request.showsSuccess && values === defaults) return;
    if (checked.kind === 'invalid') {
      fields.setServerErrors({});
      fields.markTouched(Object.keys(errors));
      dispatch({ type: 'check-failed' });
      return;
    }
    fields.reset();
    void send();
  };

  const send = async () => {
    const result = await request.send(values, { isTimed: state.isTimed, photographs });
    if (result.kind === 'invalid') {
      fields.setServerErrors(result.errors);
      dispatch({ type: 'check-failed' });
    } else if (result.kind === 'received' || result.kind === 'queued') {
      dispatch({ type: 'filled', values: defaults, isTimed: true });
    }
  };

  const whereabouts = sent?.whereabouts?.kind;
  /** Neither with us nor in this browser's outbox, and why: the fields are still filled in. */
  const failure = whereabouts === 'not-saved' || whereabouts === 'refused' ? whereabouts : null;
  return { form, values, fields, request, photographs, failure, lastSafe, failedChecks, isHydrated, submit };
}

/** What was typed and not sent yet, so that a reload loses nothing. In this tab only. */
const draftOf = (form: string) => `draft-${form}`;

/** Empty when there is nothing that can be read. A link that asks for another service wins over what was typed before it. */
function loadDraft(form: string): Readonly<Record<string, string>> {
  const stored: { query?: unknown; values?: unknown } = readFromTab(draftOf(form)) ?? {};
  if (stored.query !== location.search) return {};
  return Object.fromEntries(
    Object.entries(Object(stored.values)).filter(([, text]) => typeof text === 'string'),
  ) as Readonly<Record<string, string>>;
}

/** What a form is filled with when its script begins to run. */
function findStart<Name extends string>(
  { form, defaults, readAddress }: LeadFormOptions<Name>,
  typedBeforeScript: Readonly<Record<string, string>>,
) {
  const typed = { ...loadDraft(form), ...typedBeforeScript };
  const known = { ...recallContactDetails(), ...readAddress?.(location.search), ...typed };
  const own = Object.entries(known).filter(([name]) => Object.hasOwn(defaults, name));
  return {
    // The same object as long as the form is untouched.
    values: own.length > 0 ? { ...defaults, ...Object.fromEntries(own) } : defaults,
    isTimed: Object.keys(typed).length === 0,
  };
}
