// How an HTTP response says "later", and how much later: our own lead server, the form-to-email service, webhooks.

/** Client errors that say "later", not "never". */
export const passingClientErrors: readonly number[] = [408, 425, 429];

/** Longer is taken for a mistake: a homeowner with a leak does not wait, and the sender's own pauses stay below it. */
export const longestRetryAfterMs = 24 * 60 * 60 * 1000;

/**
 * Milliseconds to wait, at most a day; undefined when the header is missing, over already or unreadable.
 * A header that names a point in time is understood only when `nowMs` is given.
 */
export function readRetryAfterMs(header: string | null | undefined, nowMs?: number): number | undefined {
  const text = header?.trim() ?? '';
  const waitMs = /^\d{1,12}$/.test(text)
    ? Number(text) * 1000
    : nowMs === undefined
      ? Number.NaN
      : Date.parse(text) - nowMs;
  return waitMs > 0 ? Math.min(waitMs, longestRetryAfterMs) : undefined;
}
