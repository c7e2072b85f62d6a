import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '#leads/forms/field-errors.ts';
import { fillTimeField } from '#leads/forms/spam-signs.ts';
import type { SendOutcome } from '#leads/submission/submission.ts';
import { rememberContactDetails } from '../../lead-forms/contact-details.ts';
import type { LeadRequest } from '../../lead-forms/post-to-lead-service.ts';
import { queueForLater } from '../../lead-forms/send-or-queue.ts';
import { sendRequest } from '../../lead-forms/send-request.ts';
import type { Delivery } from '../frame/sent-request.ts';
import { contentOf, type EnergyEntries, leadFieldsOf } from './entries.ts';

interface SavingsRequestOptions {
  readonly change: (changes: Partial<EnergyEntries>) => void;
  /** The details are handed in: on to the results. */
  readonly onHandedIn: () => void;
  /** The server found fault, although the rules here did not. */
  readonly onRefusal: (errors: FieldErrors) => void;
  readonly onNoAnswer: () => void;
}

export interface SavingsRequest {
  readonly isSending: boolean;
  readonly send: (entries: EnergyEntries, options: SendOptions) => Promise<void>;
}

interface SendOptions {
  /** The field that people never see was filled in. */
  readonly isTrapped: boolean;
  /** False where the form was filled in before the page was loaded, and the time since says nothing. */
  readonly isTimed: boolean;
}

/** Code that has to be fetched first fails like a connection that is gone. */
const sendOnce = (request: LeadRequest): Promise<SendOutcome> =>
  sendRequest(request).catch(() => ({ kind: 'unreachable' }));

/**
 * The lead of the energy savings wizard. Without any answer the visitor stays where they are and nothing is said to be sent;
 * with any other answer than faults in the fields the results follow, and whoever could not take the lead just now gets it
 * from the browser's outbox (rulings 1 and 3).
 */
export function useSavingsRequest(options: SavingsRequestOptions): SavingsRequest {
  const { change, onHandedIn, onRefusal, onNoAnswer } = options;
  const [isSending, setIsSending] = useState(false);
  const isUnderWay = useRef(false);
  const appearedAt = useRef(0);

  useEffect(() => {
    appearedAt.current = performance.now();
  }, []);

  const handIn = (request: Pick<LeadRequest, 'key'> & { content: string }, delivery: Delivery) => {
    change({ request: { ...request, delivery } });
    onHandedIn();
  };

  const send = async (entries: EnergyEntries, { isTrapped, isTimed }: SendOptions) => {
    if (isUnderWay.current) return;
    const content = contentOf(entries);
    const before = entries.request?.content === content ? entries.request : null;
    const named = { key: before?.key ?? crypto.randomUUID(), content };
    if (before?.delivery && before.delivery.kind !== 'not-saved') {
      handIn(named, before.delivery);
      return;
    }
    if (isTrapped) {
      // Nothing is sent, as specified. Should it be a person whose browser filled the trap: the results say so.
      handIn(named, { kind: 'not-saved' });
      return;
    }
    isUnderWay.current = true;
    setIsSending(true);
    change({ request: { ...named, delivery: null } });
    const { firstName, lastName, email, phone, address } = entries;
    rememberContactDetails({ firstName, lastName, email, phone, address });
    const fillMs = String(Math.round(performance.now() - appearedAt.current));
    const request: LeadRequest = {
      key: named.key,
      form: 'energy-savings',
      fields: { ...leadFieldsOf(entries), ...(isTimed ? { [fillTimeField]: fillMs } : {}) },
    };
    const outcome = await sendOnce(request);
    const isQueued = outcome.kind === 'put-off' && (await queueForLater(request));
    isUnderWay.current = false;
    setIsSending(false);
    switch (outcome.kind) {
      case 'received':
        handIn(named, { kind: 'received', reference: outcome.reference });
        break;
      case 'invalid':
        onRefusal(outcome.errors);
        break;
      case 'unreachable':
        onNoAnswer();
        break;
      case 'put-off':
      case 'refused':
        handIn(named, { kind: isQueued ? 'queued' : 'not-saved' });
    }
  };

  return { isSending, send };
}
