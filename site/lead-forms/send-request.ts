import type { FormName } from '#leads/forms/form-names.ts';
import { readResponse } from '#leads/sending/read-response.ts';
import type { SendOutcome } from '#leads/sending/send-outcome.ts';
import './delivery-setting.ts';

/** One request as it travels: the same key all the way, so that it arrives once. */
export interface LeadRequest {
  readonly key: string;
  readonly form: FormName;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Shorter gives up on a phone with a weak signal that would have made it; longer keeps somebody waiting whose
 * request the outbox could have taken over long ago.
 */
const longestWaitMs = 12_000;

/** Sends once, to where this build sends leads. Never throws: no answer is the outcome `unreachable`. */
export async function sendRequest(request: LeadRequest): Promise<SendOutcome> {
  try {
    if (__DELIVERY__ === null) return await sendToServer(request);
    const { sendDirectly } = await import('./send-directly.ts');
    return await sendDirectly(request, __DELIVERY__);
  } catch {
    return { kind: 'unreachable' };
  }
}

async function sendToServer({ key, form, fields }: LeadRequest): Promise<SendOutcome> {
  const response = await fetch(`/api/leads/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': key },
    body: JSON.stringify(fields),
    signal: AbortSignal.timeout(longestWaitMs),
  });
  const body: unknown = await response.json().catch(() => null);
  return readResponse(response.status, body, response.headers.get('retry-after'));
}
