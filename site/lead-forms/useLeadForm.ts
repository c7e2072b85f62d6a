import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Checked, FieldErrors } from '#leads/forms/field-errors.ts';
import type { FormName } from '#leads/forms/form-names.ts';
import { formatPhone } from '#leads/forms/phone.ts';
import { fillTimeField, honeypotField } from '#leads/forms/spam-signs.ts';
import { isSafe, type Submission } from '#leads/submission/submission.ts';
import { afterPress } from './after-press.ts';
import { onSettled } from './outbox-events.ts';
import { prepareOutbox, sendOrQueue } from './send-or-queue.ts';

// As soon as this code is there, not only when somebody turns to the form: the connection may be gone by then.
if (typeof window !== 'undefined') prepareOutbox();

/** How long "Message Sent!" and the thank-you note stand. Source: specification §4 and §9. */
const thankYouMs = 5000;

type Values = Readonly<Record<string, string>>;

export interface LeadFormOptions {
  readonly form: FormName;
  readonly defaults: Values;
  /** The form's own rules, the same that the server applies. */
  readonly check: (values: Values) => Checked<unknown>;
  /** Details from earlier in the visit; read once the page is alive. */
  readonly recall: () => Values;
  readonly remember: (values: Values) => void;
}

type LastSafe =
  | Extract<Submission, { kind: 'received' }>
  | (Extract<Submission, { kind: 'queued' }> & { readonly key: string });

export interface LeadForm {
  readonly values: Values;
  readonly errors: FieldErrors;
  readonly submission: Submission;
  /** True for five seconds after the lead is safe. */
  readonly showsThanks: boolean;
  /** What became of the last lead; stays below the form, and follows a kept one on its way. */
  readonly lastSafe: LastSafe | null;
  /** Goes up with every failed check, so that the summary can take the focus again. */
  readonly failedChecks: number;
  readonly change: (name: string, value: string) => void;
  readonly leave: (name: string) => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** One lead form from first keystroke to confirmation. Source: specification §4, §5; rulings 1, 2, 6, 7, 9. */
export function useLeadForm({ form, defaults, check, recall, remember }: LeadFormOptions): LeadForm {
  const [values, setValues] = useState<Values>(() => typedBeforeScript(form, defaults));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [submission, setSubmission] = useState<Submission>({ kind: 'editing' });
  const [lastSafe, setLastSafe] = useState<LastSafe | null>(null);
  const [failedChecks, setFailedChecks] = useState(0);
  const appearedAt = useRef(0);
  const attempt = useRef({ content: '', key: '' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    appearedAt.current = performance.now();
    const remembered = recall();
    setValues((typed) => {
      const empty = Object.keys(typed).filter((name) => typed[name] === defaults[name] && remembered[name]);
      return { ...typed, ...Object.fromEntries(empty.map((name) => [name, remembered[name] ?? ''])) };
    });
  }, []);

  useEffect(() => {
    if (!isSafe(submission)) return;
    const timer = setTimeout(() => setSubmission({ kind: 'editing' }), thankYouMs);
    return () => clearTimeout(timer);
  }, [submission]);

  const waitingKey = lastSafe?.kind === 'queued' ? lastSafe.key : null;
  useEffect(() => {
    if (waitingKey === null) return;
    return onSettled(waitingKey, (reference) =>
      setLastSafe(reference === null ? null : { kind: 'received', reference }),
    );
  }, [waitingKey]);

  const change = (name: string, value: string) => {
    const next = { ...values, [name]: value };
    setValues(next);
    if (errors[name]) setErrors(withFieldOf(errors, name, check(next)));
  };

  const leave = (name: string) => {
    if (name === 'phone' && values.phone) change(name, formatPhone(values.phone));
    if (values[name]) afterPress(() => setErrors((now) => withFieldOf(now, name, check(values))));
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submission.kind === 'sending') return;
    const honey = new FormData(event.currentTarget).get(honeypotField);
    if (honey) return;
    const checked = check(values);
    if (checked.kind === 'invalid') {
      setErrors(checked.errors);
      setFailedChecks(failedChecks + 1);
      return;
    }
    setErrors({});
    setSubmission({ kind: 'sending' });
    void send();
  };

  const send = async () => {
    const content = JSON.stringify(values);
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    const fillMs = Math.round(performance.now() - appearedAt.current);
    const outcome = await sendOrQueue({
      key: attempt.current.key,
      form,
      fields: { ...values, [fillTimeField]: String(fillMs) },
    });
    switch (outcome.kind) {
      case 'invalid':
        setErrors(outcome.errors);
        setFailedChecks((count) => count + 1);
        setSubmission({ kind: 'editing' });
        return;
      case 'not-saved':
        setSubmission({ kind: 'not-saved' });
        return;
      case 'received':
      case 'queued': {
        const safe: LastSafe =
          outcome.kind === 'received'
            ? { kind: 'received', reference: outcome.reference }
            : { kind: 'queued', key: attempt.current.key };
        remember(values);
        attempt.current = { content: '', key: '' };
        setLastSafe(safe);
        setSubmission(safe);
        setValues(defaults);
        appearedAt.current = performance.now();
      }
    }
  };

  return {
    values,
    errors,
    submission,
    showsThanks: isSafe(submission),
    lastSafe,
    failedChecks,
    change,
    leave,
    submit,
  };
}

/** `errors` with what `checked` says about the field `name` now. */
function withFieldOf(errors: FieldErrors, name: string, checked: Checked<unknown>): FieldErrors {
  const { [name]: _before, ...others } = errors;
  const now = checked.kind === 'invalid' ? checked.errors[name] : undefined;
  return now ? { ...others, [name]: now } : others;
}

/**
 * What the visitor typed into the static form while the script was on its way: hydration would wipe it out, so the
 * first render already holds it.
 */
function typedBeforeScript(form: FormName, defaults: Values): Values {
  if (typeof document === 'undefined') return defaults;
  const element = document.querySelector<HTMLFormElement>(`form[data-form="${form}"]`);
  if (!element) return defaults;
  const typed = new FormData(element);
  return Object.fromEntries(
    Object.entries(defaults).map(([name, byDefault]) => {
      const value = typed.get(name);
      return [name, typeof value === 'string' && value ? value : byDefault];
    }),
  );
}
