import type { SendOutcome } from '#leads/sending/send-outcome.ts';
import { sendRequest } from '../send-request.ts';
import type { QueuedRequest } from './outbox-database.ts';
import { publishDeleted, publishSettled } from './outbox-events.ts';
import {
  deleteRequest,
  findRequest,
  isExpired,
  listQueuedRequests,
  updateRequest,
} from './queued-requests.ts';

/** First pause after a failed try; doubles each time. */
const firstPauseMs = 5_000;
/** Longer and a connection that came back goes unnoticed while the tab stays open; shorter drains a battery. */
const longestPauseMs = 10 * 60 * 1000;
/** No server is waited for longer (leads/notice/retry-after.ts): a try planned for later was planned by a wrong clock. */
const longestPlanMs = 24 * 60 * 60 * 1000;

/** Pause before try number `attempts` + 1, with half of it left to chance, so that many phones do not return as one. */
export function pauseAfter(attempts: number, chance: number): number {
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts, 10));
  return pauseMs / 2 + (pauseMs / 2) * chance;
}

export interface SendingReport {
  readonly sent: readonly { readonly request: QueuedRequest; readonly reference: string }[];
  /** No longer in the outbox, and not with us: for the visitor to be told. */
  readonly expired: readonly QueuedRequest[];
  /** What is in the outbox now, refused ones included. */
  readonly waiting: readonly QueuedRequest[];
}

/**
 * Runs `work` while nobody else sends this request: no other tab, and not the outbox while the form still does. The browser
 * takes the lock back when the page is left. The idempotency key covers browsers and pages without locks: plain
 * http, all cookies blocked.
 */
export async function withRequestLock<T>(key: string, work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  let result: Promise<T> | undefined;
  const begin = () => {
    result ??= work();
    return result;
  };
  // With cookies blocked it rejects before the work has begun.
  await locks?.request(`lead-request-${key}`, begin).catch(() => {});
  return begin();
}

/** Tries every request in the outbox that is due, or all of them when the visitor asks. */
export async function sendQueuedRequests({
  evenIfNotDue,
}: {
  readonly evenIfNotDue: boolean;
}): Promise<SendingReport> {
  const sent: SendingReport['sent'][number][] = [];
  const expired: QueuedRequest[] = [];
  for (const { key } of await listQueuedRequests())
    await withRequestLock(key, async () => {
      // Read again: it may have been sent while this waited.
      const request = await findRequest(key);
      if (!request || !(evenIfNotDue || isDue(request))) return;
      const outcome = await sendRequest(request).catch((error: unknown): SendOutcome => {
        // biome-ignore lint/suspicious/noConsole: an error in our script, not a missing connection
        console.error('A request that waits could not be sent.', error);
        return { kind: 'put-off', retryAfterMs: null };
      });
      if (outcome.kind === 'received') {
        const { reference } = outcome;
        await deleteRequest(key);
        publishSettled(key, reference);
        sent.push({ request, reference });
      } else if (outcome.kind !== 'unreachable' && isExpired(request, Date.now())) {
        await deleteRequest(key);
        publishDeleted(key);
        expired.push(request);
      } else await updateRequest(afterFailedTry(request, outcome));
    });
  return { sent, expired, waiting: await listQueuedRequests() };
}

function isDue(request: QueuedRequest): boolean {
  const now = Date.now();
  // A last try comes before the end.
  if (request.isRefused) return isExpired(request, now);
  return request.nextAttemptAt <= now || request.nextAttemptAt > now + longestPlanMs;
}

function afterFailedTry(request: QueuedRequest, outcome: SendOutcome): QueuedRequest {
  const now = Date.now();
  const askedMs = outcome.kind === 'put-off' ? (outcome.retryAfterMs ?? 0) : 0;
  return {
    ...request,
    // Later than now: kept while the clock was ahead.
    keptAt: Math.min(request.keptAt, now),
    attempts: request.attempts + 1,
    nextAttemptAt: now + Math.max(askedMs, pauseAfter(request.attempts, Math.random())),
    isRefused:
      outcome.kind === 'unreachable'
        ? (request.isRefused ?? false)
        : outcome.kind === 'refused' || outcome.kind === 'invalid',
  };
}
