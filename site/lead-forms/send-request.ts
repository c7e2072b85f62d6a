import type { FormName } from '#leads/forms/form-names.ts';
import { readResponse } from '#leads/sending/read-response.ts';
import type { SendOutcome } from '#leads/sending/send-outcome.ts';
import { postWithTimeout } from './post-with-timeout.ts';
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

/** Sends once, to where this build sends leads. @throws for a fault of our own script, which is no missing connection. */
export async function sendRequest(request: LeadRequest): Promise<SendOutcome> {
  if (__DELIVERY__ !== null) {
    // One more file to be fetched: it too says whether there is a connection.
    const sender = await import('./send-directly.ts').catch(() => null);
    return sender ? sender.sendDirectly(request, __DELIVERY__) : { kind: 'unreachable' };
  }
  const { key, form, fields } = request;
  const headers = { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': key };
  const answer = await postWithTimeout(
    `/api/leads/${form}`,
    { headers, body: JSON.stringify(fields) },
    longestWaitMs,
  );
  return answer ? readResponse(answer.status, answer.text, answer.retryAfter) : { kind: 'unreachable' };
}
