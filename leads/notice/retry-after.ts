// How long the other side asks us to wait, as HTTP writes it. Used for the form-to-email service and for webhooks.
// Whether we wait that long is the sender's decision.

/** Longer is taken for a mistake: a homeowner with a leak does not wait, and the sender's own pauses stay below it. */
const longestRetryAfterMs = 24 * 60 * 60 * 1000;

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
