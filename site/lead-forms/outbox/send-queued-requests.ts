import type { SendOutcome } from '#leads/submission/submission.ts';
import { sendRequest } from '../send-request.ts';
import { publishSettled } from './outbox-events.ts';
import { deleteRequest, listQueuedRequests, type QueuedRequest, updateRequest } from './queued-requests.ts';

/** First pause after a failed try; doubles each time. */
const firstPauseMs = 5_000;
/** Longer and a connection that came back goes unnoticed while the tab stays open; shorter drains a battery. */
const longestPauseMs = 10 * 60 * 1000;

/** Pause before try number `attempts` + 1, with half of it left to chance, so that many phones do not return as one. */
export function pauseAfter(attempts: number, chance: number): number {
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts, 10));
  return pauseMs / 2 + (pauseMs / 2) * chance;
}

export interface SendingReport {
  readonly sent: readonly { readonly request: QueuedRequest; readonly reference: string }[];
  readonly waiting: readonly QueuedRequest[];
}

/**
 * Tries every waiting request that is due, or all of them when the visitor asks. One tab at a time does it; the
 * idempotency key covers the browsers that cannot promise that.
 */
export async function sendQueuedRequests(options: {
  readonly evenIfNotDue: boolean;
}): Promise<SendingReport> {
  const work = () => sendAll(options.evenIfNotDue);
  return 'locks' in navigator ? navigator.locks.request('lead-outbox', work) : work();
}

async function sendAll(evenIfNotDue: boolean): Promise<SendingReport> {
  const sent: SendingReport['sent'][number][] = [];
  for (const request of await listQueuedRequests(Date.now())) {
    if (!evenIfNotDue && request.nextAttemptAt > Date.now()) continue;
    const outcome = await sendRequest(request);
    if (outcome.kind === 'received') {
      const { reference } = outcome;
      await deleteRequest(request.key);
      publishSettled(request.key, reference);
      sent.push({ request, reference });
    } else {
      await updateRequest({
        ...request,
        attempts: request.attempts + 1,
        nextAttemptAt: Date.now() + pauseBefore(outcome, request.attempts),
      });
    }
  }
  return { sent, waiting: await listQueuedRequests(Date.now()) };
}

function pauseBefore(outcome: SendOutcome, attempts: number): number {
  const asked = outcome.kind === 'put-off' ? (outcome.retryAfterMs ?? 0) : 0;
  return Math.max(asked, pauseAfter(attempts, Math.random()));
}
