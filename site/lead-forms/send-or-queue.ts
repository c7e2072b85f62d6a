import type { SendOutcome, Whereabouts } from '#leads/sending/send-outcome.ts';
// Not fetched when it is needed: the connection may be gone by then. The banner sends what waits.
import './outbox/pending-banner.ts';
import { deleteRequest, queueRequest } from './outbox/queued-requests.ts';
import { withRequestLock } from './outbox/send-queued-requests.ts';
import { type LeadRequest, sendRequest } from './send-request.ts';

/** Where the lead is now; or why it is still with the visitor: faults in the fields, or no answer at all. */
export type SendResult = Whereabouts | Extract<SendOutcome, { kind: 'invalid' | 'unreachable' }>;

/**
 * Puts `request` into the browser's outbox, sends it, and takes it out again once it need not wait (reading 1): a page left
 * in the middle loses nothing. What is not received is logged (specification §8).
 * @throws for a fault of our own script; the outbox is then without it.
 */
export async function sendOrQueue(
  request: LeadRequest,
  { queuesUnanswered }: { readonly queuesUnanswered: boolean },
): Promise<SendResult> {
  try {
    return await withRequestLock(request.key, () => sendQueued(request, queuesUnanswered));
  } catch (fault) {
    // The caller sends it in another way and does not wait for it.
    await deleteRequest(request.key).catch(() => {});
    throw fault;
  }
}

async function sendQueued(request: LeadRequest, queuesUnanswered: boolean): Promise<SendResult> {
  const wasQueued = await tryToQueue(request);
  const outcome = await sendRequest(request);
  if (outcome.kind !== 'received') {
    // biome-ignore lint/suspicious/noConsole: specified (§8)
    console.error(`A request from the form ${request.form} was not received: ${outcome.kind}.`);
  }
  if (outcome.kind === 'put-off' || (outcome.kind === 'unreachable' && queuesUnanswered)) {
    if (!wasQueued && !(await tryToQueue(request))) return { kind: 'not-saved' };
    window.dispatchEvent(new Event('requests-waiting'));
    return { kind: 'queued' };
  }
  // Also when it was not queued in time: a slow browser may do so yet. One that stays is sent again under its key.
  const leaving = deleteRequest(request.key).catch(() => {});
  if (wasQueued) await leaving;
  return outcome.kind === 'received' ? { kind: 'received', reference: outcome.reference } : outcome;
}

const tryToQueue = (request: LeadRequest) =>
  queueRequest(request, Date.now()).then(
    () => true,
    () => false,
  );
