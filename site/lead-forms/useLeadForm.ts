import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Checked, FieldErrors } from '#leads/forms/field-errors.ts';
import { isSafe } from '#leads/sending/send-outcome.ts';
import { recallContactDetails } from './contact-details.ts';
import { loadDraft, saveDraft } from './form-draft.ts';
import { type Photographs, usePhotographs } from './photographs/usePhotographs.ts';
import { readTypedBeforeScript } from './typed-before-script.ts';
import { type Fields, useFields } from './useFields.ts';
import {
  type RequestSending,
  type SentRequest,
  useLeadRequest,
  useSettledRequest,
} from './useLeadRequest.ts';

interface LeadFormOptions<Name extends string> {
  readonly form: 'home' | 'contact';
  readonly defaults: Readonly<Record<Name, string>>;
  /** The form's own rules, the same that the server applies. */
  readonly check: (values: Readonly<Record<Name, string>>) => Checked<unknown>;
  /** What the address of the page says about fields; read in the browser. */
  readonly readAddress?: (query: string) => Partial<Record<Name, string>>;
}

export interface LeadForm<Name extends string> {
  readonly form: 'home' | 'contact';
  readonly values: Readonly<Record<Name, string>>;
  readonly fields: Fields<Name>;
  readonly request: RequestSending;
  readonly photographs: Photographs;
  /** Neither with us nor in this browser's outbox, and why: the fields are still filled in. */
  readonly failure: 'not-saved' | 'refused' | null;
  /** The last lead that was safe: it is shown below the form, and a queued one is followed. */
  readonly lastSafe: SentRequest | null;
  /** Goes up with every failed check, so that the summary can take the focus again. */
  readonly failedChecks: number;
  /** False in the built HTML and until the script runs. */
  readonly isAlive: boolean;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** One lead form from first keystroke to confirmation. Source: specification §4, §5; readings 1, 2, 6, 7, 9. */
export function useLeadForm<Name extends string>(options: LeadFormOptions<Name>): LeadForm<Name> {
  const { form, defaults, check, readAddress } = options;
  const [values, setValues] = useState(defaults);
  const [sent, setSent] = useState<SentRequest | null>(null);
  const [lastSafe, setLastSafe] = useState<SentRequest | null>(null);
  const [failedChecks, setFailedChecks] = useState(0);
  const [isAlive, setIsAlive] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const wasTypedBeforeScript = useRef(false);

  const checked = check(values);
  const faults: FieldErrors = checked.kind === 'invalid' ? checked.errors : {};
  const change = (changes: Partial<Record<Name, string>>) => setValues((now) => ({ ...now, ...changes }));
  const fields = useFields({ idPrefix: form, values, faults, onChange: change });
  const request = useLeadRequest({
    form,
    sent,
    onSent: (next) => {
      setSent(next);
      if (isSafe(next.whereabouts)) setLastSafe(next);
    },
  });
  const photographs = usePhotographs();
  useSettledRequest(lastSafe, (next) => setLastSafe(isSafe(next.whereabouts) ? next : null));

  // Before anything else is painted or typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script runs
  useLayoutEffect(() => {
    const typed = {
      ...loadDraft(form, location.search),
      ...(formRef.current ? readTypedBeforeScript(formRef.current) : {}),
    };
    wasTypedBeforeScript.current = Object.keys(typed).length > 0;
    const known = { ...recallContactDetails(), ...readAddress?.(location.search), ...typed };
    const own = Object.entries(known).filter(([name]) => Object.hasOwn(defaults, name));
    change(Object.fromEntries(own) as Partial<Record<Name, string>>);
  }, []);
  useEffect(() => setIsAlive(true), []);
  useEffect(() => {
    if (isAlive) saveDraft(form, location.search, values === defaults ? null : values);
  }, [isAlive, form, values, defaults]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A filled honeypot ends it without a word, as specified (§5).
    if (request.isSending || request.honeypot.current?.value) return;
    // A second press on "Message Sent!": the emptied form is no new message.
    if (request.showsSuccess && values === defaults) return;
    if (checked.kind === 'invalid') {
      fields.setServerErrors({});
      fields.showErrorsOf(Object.keys(faults));
      setFailedChecks(failedChecks + 1);
      return;
    }
    fields.reset();
    void send();
  };

  const send = async () => {
    const result = await request.send(values, { isTimed: !wasTypedBeforeScript.current, photographs });
    if (result?.kind === 'invalid') {
      fields.setServerErrors(result.errors);
      setFailedChecks((count) => count + 1);
    } else if (result?.kind === 'received' || result?.kind === 'queued') {
      setValues(defaults);
      wasTypedBeforeScript.current = false;
    }
  };

  const whereabouts = sent?.whereabouts?.kind;
  return {
    form,
    values,
    fields,
    request,
    photographs,
    failure: whereabouts === 'not-saved' || whereabouts === 'refused' ? whereabouts : null,
    lastSafe,
    failedChecks,
    isAlive,
    formRef,
    submit,
  };
}
