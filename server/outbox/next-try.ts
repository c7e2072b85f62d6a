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
  circumstances: TryCircumstances,
): Settlement {
  const { now, retryBaseMs, random } = circumstances;
  const told = { last_outcome: outcome.kind, last_reason: reasonFor(outcome) };
  const settled = { ...told, due_at: now, failing_since: null, settled_at: now };
  if (outcome.kind === 'delivered' || outcome.kind === 'written-to-disk')
    return { ...settled, state: outcome.kind };
  if (outcome.kind === 'refused') return { ...settled, state: 'gave-up' };
  const failing_since = failingSinceOf(entry, now);
  const lastTryAt = failing_since + givesUpAfterMs;
  if (now >= lastTryAt) return { ...settled, state: 'gave-up', failing_since };
  const afterBackOff = now + drawPauseMs(entry.attempts, retryBaseMs, random);
  const due_at = nextTryAt(outcome, afterBackOff, lastTryAt, circumstances);
  return { ...told, state: 'due', due_at, failing_since, settled_at: null };
}

export function reasonFor(outcome: DeliveryOutcome): string | null {
  return 'reason' in outcome ? (outcome.reason ?? null) : null;
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
