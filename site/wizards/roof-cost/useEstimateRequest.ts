import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '#leads/forms/field-errors.ts';
import { fillTimeField } from '#leads/forms/spam-signs.ts';
import { rememberContactDetails, splitName } from '../../lead-forms/contact-details.ts';
import { sendOrQueue } from '../../lead-forms/send-or-queue.ts';
import type { Delivery } from '../frame/sent-request.ts';
import { contactFields, type RoofCostEntries } from './entries.ts';

/** How long the banner and the sent flag stand. Source: specification §4 and §9. */
const successMs = 5000;

export interface EstimateRequest {
  readonly isSending: boolean;
  /** For five seconds after the lead is safe. */
  readonly showsSuccess: boolean;
  /** What the server found wrong, although the rules here found nothing. */
  readonly refusal: { readonly errors: FieldErrors; readonly attempt: number };
  /** Sends the lead and goes on to the results, whatever becomes of it; only answers that are invalid stay here. */
  readonly send: (entries: RoofCostEntries, isTrapped: boolean) => Promise<void>;
}

interface EstimateRequestOptions {
  readonly change: (changes: Partial<RoofCostEntries>) => void;
  readonly goOn: () => void;
}

/** The lead of the roof cost wizard: sent once per content, and its whereabouts known. Rulings 1, 3 and 6. */
export function useEstimateRequest({ change, goOn }: EstimateRequestOptions): EstimateRequest {
  const [isSending, setIsSending] = useState(false);
  const [showsSuccess, setShowsSuccess] = useState(false);
  const [refusal, setRefusal] = useState<EstimateRequest['refusal']>({ errors: {}, attempt: 0 });
  const appearedAt = useRef(0);

  useEffect(() => {
    appearedAt.current = performance.now();
  }, []);

  useEffect(() => {
    if (!showsSuccess) return;
    const timer = setTimeout(() => setShowsSuccess(false), successMs);
    return () => clearTimeout(timer);
  }, [showsSuccess]);

  const arriveAtResults = (request: RoofCostEntries['request']) => {
    change({ request });
    setShowsSuccess(request?.delivery?.kind === 'received' || request?.delivery?.kind === 'queued');
    goOn();
  };

  const send = async (entries: RoofCostEntries, isTrapped: boolean) => {
    const fields = fieldsOf(entries);
    const content = JSON.stringify(fields);
    const before = entries.request?.content === content ? entries.request : null;
    if (before?.delivery && before.delivery.kind !== 'not-saved') {
      arriveAtResults(before);
      return;
    }
    const request = { key: before?.key ?? crypto.randomUUID(), content };
    if (isTrapped) {
      // Nothing is sent, as specified. Should it be a person whose browser filled the trap: the results say so.
      arriveAtResults({ ...request, delivery: { kind: 'not-saved' } });
      return;
    }
    setIsSending(true);
    change({ request: { ...request, delivery: null } });
    const { name, phone, email, address } = entries;
    rememberContactDetails({ ...splitName(name), phone, email, address });
    const fillMs = Math.round(performance.now() - appearedAt.current);
    const outcome = await sendOrQueue({
      key: request.key,
      form: 'roof-cost',
      fields: { ...fields, [fillTimeField]: String(fillMs) },
    });
    setIsSending(false);
    if (outcome.kind === 'invalid') {
      setRefusal(({ attempt }) => ({ errors: outcome.errors, attempt: attempt + 1 }));
      return;
    }
    setRefusal(({ attempt }) => ({ errors: {}, attempt }));
    const delivery: Delivery =
      outcome.kind === 'received'
        ? { kind: 'received', reference: outcome.reference }
        : { kind: outcome.kind };
    arriveAtResults({ ...request, delivery });
  };

  return { isSending, showsSuccess, refusal, send };
}

const answerFields = [
  'squareFootage',
  'roofType',
  'stories',
  'roofPitch',
  'roofAccess',
  'currentRoof',
  'gutters',
  'skylights',
  'chimneys',
] as const;

function fieldsOf(entries: RoofCostEntries): Record<string, string> {
  return Object.fromEntries(
    [...answerFields, ...contactFields].map((field) => [field, String(entries[field])]),
  );
}
