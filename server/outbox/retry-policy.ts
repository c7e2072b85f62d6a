// When a lead that could not be delivered is tried again, and when trying ends.

import { longestRetryAfterMs } from '#leads/notice/retry-after.ts';
import type { Random } from '../platform/clock-and-random.ts';

const hourMs = 60 * 60 * 1000;

/** Shorter: a form service that is down all evening is asked in vain. Longer: leads wait on after it is back. */
const longestPauseMs = hourMs;

/** No server whose clock is right puts an entry off for longer; their clocks may differ by an hour. */
export function furthestPauseMs(retryBaseMs: number): number {
  return longestRetryAfterMs + Math.max(longestPauseMs, retryBaseMs) + hourMs;
}

/** A weekend without the contractor noticing must not cost a lead; a week later nobody waits for the call any more. */
export const givesUpAfterMs = 72 * hourMs;

/**
 * Somebody has to click a link in a mail, or to correct a setting. Asking every half minute would send more such mails,
 * or get our address locked out.
 */
const operatorPauses = 30;

/**
 * Exponential with full jitter: anything from nothing to the full pause, so that leads which failed together do not
 * come back together.
 */
export function drawPauseMs(attempts: number, retryBaseMs: number, random: Random): number {
  const cap = Math.max(longestPauseMs, retryBaseMs);
  const fullPauseMs = Math.min(cap, retryBaseMs * 2 ** Math.min(attempts - 1, 30));
  return random.below(Math.round(fullPauseMs) + 1);
}

/** A little later than the other side asked, and not all at once. */
export function pauseAskedForMs(retryAfterMs: number, retryBaseMs: number, random: Random): number {
  return retryAfterMs + random.below(retryBaseMs + 1);
}

export function operatorPauseMs(retryBaseMs: number, random: Random): number {
  const fullPauseMs = Math.min(retryBaseMs * operatorPauses, Math.max(longestPauseMs, retryBaseMs));
  return Math.round(fullPauseMs / 2) + random.below(Math.round(fullPauseMs / 2) + 1);
}
