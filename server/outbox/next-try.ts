// What an outcome means for its outbox entry. No clock, no database: everything that decides is an argument.

import type { DeliveryOutcome } from '#leads/notice/delivery-outcome.ts';
import type { DueEntry, Settlement } from '../database/entry-leases.ts';
import type { Random } from '../platform/clock-and-random.ts';
import { drawPauseMs, givesUpAfterMs, operatorPauseMs, pauseAskedForMs } from './retry-policy.ts';

export interface TryCircumstances {
  readonly now: number;
  readonly retryBaseMs: number;
  readonly random: Random;
}

export function decideNextTry(
  entry: Pick<DueEntry, 'attempts' | 'dueAt' | 'failingSince'>,
  outcome: DeliveryOutcome,
  { now, retryBaseMs, random }: TryCircumstances,
): Settlement {
  const reason = reasonFor(outcome);
  const settled = { due_at: now, failing_since: null, last_outcome: outcome.kind, settled_at: now };
  switch (outcome.kind) {
    case 'delivered':
      return { ...settled, state: 'delivered', last_reason: reason };
    case 'written-to-disk':
      return { ...settled, state: 'written-to-disk', last_reason: reason };
    case 'refused':
      return { ...settled, state: 'gave-up', last_reason: reason };
    case 'postponed':
    case 'misconfigured':
    case 'activation-needed': {
      const failingSince = failingSinceOf(entry, now);
      const lastTryAt = failingSince + givesUpAfterMs;
      if (now >= lastTryAt) {
        return { ...settled, state: 'gave-up', failing_since: failingSince, last_reason: reason };
      }
      const pauseMs = drawPauseMs(entry.attempts, retryBaseMs, random);
      return {
        state: 'due',
        due_at: nextTryAt(outcome, now + pauseMs, lastTryAt, { now, retryBaseMs, random }),
        failing_since: failingSince,
        last_outcome: outcome.kind,
        last_reason: reason,
        settled_at: null,
      };
    }
  }
}

export function reasonFor(outcome: DeliveryOutcome): string | null {
  return 'reason' in outcome ? outcome.reason : null;
}

/** Time in which nobody tried does not count: no server was there, or a clock jumped. */
function failingSinceOf(
  { dueAt, failingSince }: Pick<DueEntry, 'dueAt' | 'failingSince'>,
  now: number,
): number {
  if (failingSince === null || failingSince > now) return now;
  return now - dueAt > givesUpAfterMs ? now : failingSince;
}

/** The last try comes when the time is up, unless the other side asked for more time than that. */
function nextTryAt(
  outcome: DeliveryOutcome & { readonly kind: 'postponed' | 'misconfigured' | 'activation-needed' },
  afterBackOff: number,
  lastTryAt: number,
  { now, retryBaseMs, random }: TryCircumstances,
): number {
  if (outcome.kind !== 'postponed') {
    return Math.min(Math.max(afterBackOff, now + operatorPauseMs(retryBaseMs, random)), lastTryAt);
  }
  if (outcome.retryAfterMs === undefined) return Math.min(afterBackOff, lastTryAt);
  return Math.max(
    Math.min(afterBackOff, lastTryAt),
    now + pauseAskedForMs(outcome.retryAfterMs, retryBaseMs, random),
  );
}
