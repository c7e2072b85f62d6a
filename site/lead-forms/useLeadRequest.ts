import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { attributionField } from '#leads/forms/attribution.ts';
import type { FormName } from '#leads/forms/form-names.ts';
import { photographCountField } from '#leads/forms/photograph-count-field.ts';
import { fillTimeField } from '#leads/forms/spam-signs.ts';
import { isSafe, type Whereabouts } from '#leads/sending/send-outcome.ts';
import { rememberContactDetails } from './contact-details.ts';
import { isSame } from './is-same.ts';
import { onSettled } from './outbox/outbox-events.ts';
import type { AttachedPhotographs } from './photographs/usePhotographs.ts';
import { postPlainForm } from './post-plain-form.ts';
import { type SendResult, sendOrQueue } from './send-or-queue.ts';
import type { LeadRequest } from './send-request.ts';
import { describeAttribution } from './visit.ts';

/** How long "Message Sent!", the thank-you note and the banner above the estimate stay. Source: specification §4 and §9. */
const successMs = 5000;

/** How long a plain form waits for its photos to be kept. Longer, and on an old phone nothing seems to happen. */
const longestKeepMs = 5000;

/** When the page could first be seen, by performance.now(): with its first byte, or later in a background tab. */
let seenAt = 0;
if (typeof document !== 'undefined' && document.visibilityState === 'hidden')
  document.addEventListener(
    'visibilitychange',
    () => {
      seenAt = performance.now();
    },
    { once: true },
  );

/** Not crypto.randomUUID, which does not exist over plain http. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

type LeadFields = Readonly<Record<string, string>>;

/** A lead as it was last sent. The same fields keep their key until somebody has it, so that it arrives once. */
export interface SentRequest {
  readonly key: string;
  readonly fields: LeadFields;
  /** Null as long as nothing is known of it. */
  readonly whereabouts: Whereabouts | null;
}

interface LeadRequestOptions {
  readonly form: FormName;
  /** The last request, kept by the form: a calculator keeps it with its answers, so that a reload does not send it again. */
  readonly sent: SentRequest | null;
  readonly onSent: (request: SentRequest) => void;
  /** False: a request that gets no answer is not queued on this device, the visitor sends it again (reading 3). */
  readonly queuesUnanswered?: boolean;
  /** False: what is safe already is not sent a second time, unless photos have come to it. */
  readonly sendsAgain?: boolean;
}

interface SendOptions {
  /** False where something was entered before the page or its script was there: the time since says nothing (reading 6). */
  readonly isTimed?: boolean;
  /** The honeypot is filled: nothing is sent, and the lead is called not saved. */
  readonly isTrapped?: boolean;
  /** They follow the words, and hold nothing up. */
  readonly photographs?: AttachedPhotographs;
}

/** Busy: another one is being sent. Left: the page is about to be left for a plain form's answer. */
type SendAttempt = SendResult | { readonly kind: 'busy' | 'left' };

/** Sends a form's lead, and knows where it is. Source: specification §4 and §8; readings 1, 3, 6, 9. */
export function useLeadRequest(options: LeadRequestOptions) {
  const { form, sent, onSent, queuesUnanswered = true, sendsAgain = true } = options;
  /** `safe` lasts five seconds, while "Message Sent!" is shown. */
  const [phase, setPhase] = useState<'at-rest' | 'sending' | 'safe'>('at-rest');
  const isUnderWay = useRef(false);
  const lastSuccessAt = useRef(0);

  useEffect(() => {
    if (phase !== 'safe') return;
    const timer = setTimeout(() => setPhase('at-rest'), successMs);
    return () => clearTimeout(timer);
  }, [phase]);

  const record = (request: Omit<SentRequest, 'whereabouts'>, whereabouts: Whereabouts) => {
    onSent({ ...request, whereabouts });
    if (!isSafe(whereabouts)) return;
    setPhase('safe');
    lastSuccessAt.current = performance.now();
  };

  const send = async (fields: LeadFields, options: SendOptions = {}): Promise<SendAttempt> => {
    const { isTimed = true, isTrapped = false, photographs } = options;
    if (isUnderWay.current) return { kind: 'busy' };
    const attached = photographs && photographs.count > 0 ? photographs : null;
    const last = sent && isSame(sent.fields, fields) ? sent : null;
    // With photos it is another request: somebody who has read the first one would not learn of them.
    if (last?.whereabouts && isSafe(last.whereabouts) && !sendsAgain && !attached) {
      setPhase('safe');
      return last.whereabouts;
    }
    // What was refused may have been refused for its key.
    const keepsKey = last !== null && !isSafe(last.whereabouts) && last.whereabouts?.kind !== 'refused';
    const key = keepsKey ? last.key : randomKey();
    if (isTrapped) {
      const whereabouts: Whereabouts = { kind: 'not-saved' };
      record({ key, fields }, whereabouts);
      return whereabouts;
    }
    isUnderWay.current = true;
    setPhase('sending');
    const rest = () => {
      isUnderWay.current = false;
      setPhase('at-rest');
    };
    let request: LeadRequest = { key, form, fields };
    let kept: Promise<void> | undefined;
    let result: SendResult;
    try {
      onSent({ key, fields, whereabouts: null });
      rememberContactDetails(fields);
      const since = Math.max(seenAt, lastSuccessAt.current);
      request = { key, form, fields: withOurFields(fields, isTimed ? since : null, attached) };
      // Kept while the words are sent. A browser that cannot fetch or keep them is no reason not to send the words.
      kept = attached?.enqueue(key, form).catch(() => {});
      result = await sendOrQueue(request, { queuesUnanswered });
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: an error in our script, which costs the visitor nothing
      console.error(`The script that sends the form ${form} failed.`, error);
      if (__DELIVERY__ === null) {
        await leaveForPlainForm(request, kept, rest);
        return { kind: 'left' };
      }
      result = { kind: 'not-saved' };
    }
    const isTaken = result.kind === 'received' || result.kind === 'queued';
    void kept?.then(() => attached?.afterSubmit(key, isTaken));
    rest();
    if (result.kind !== 'invalid' && result.kind !== 'unreachable') record({ key, fields }, result);
    return result;
  };

  return { isSending: phase === 'sending', showsSuccess: phase === 'safe', send };
}

/** The visitor's words, and what we add: the time since `since`, how many photos follow, where the visit came from. */
function withOurFields(
  fields: LeadFields,
  since: number | null,
  attached: AttachedPhotographs | null,
): LeadFields {
  return {
    ...fields,
    ...(since === null ? {} : { [fillTimeField]: String(Math.round(performance.now() - since)) }),
    ...(attached ? { [photographCountField]: String(attached.count) } : {}),
    ...(__DELIVERY__ === null ? { [attributionField]: describeAttribution() } : {}),
  };
}

/**
 * Posts the request as a plain form. After a way back the page is as it was, and the request goes out under the same key.
 */
async function leaveForPlainForm(
  request: LeadRequest,
  kept: Promise<void> | undefined,
  onReturn: () => void,
): Promise<void> {
  addEventListener('pageshow', onReturn, { once: true });
  // From the device its photos follow it.
  await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, longestKeepMs))]);
  postPlainForm(request);
}

/** Follows a request queued on this device: `onChange` is told when it has been received, or deleted by the visitor. */
export function useSettledRequest(
  request: SentRequest | null,
  onChange: (request: SentRequest) => void,
): void {
  const queuedKey = request?.whereabouts?.kind === 'queued' ? request.key : null;
  const settle = useEffectEvent((reference: string | null) => {
    const whereabouts: Whereabouts =
      reference === null ? { kind: 'not-saved' } : { kind: 'received', reference };
    if (request) onChange({ ...request, whereabouts });
  });
  useEffect(() => {
    if (queuedKey !== null) return onSettled(queuedKey, (reference) => settle(reference));
  }, [queuedKey]);
}
