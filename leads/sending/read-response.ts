// What a response of the lead server means for the lead. Source: specification §10; readings 1 and 3.

import { passingClientErrors, readRetryAfterMs } from '../notice/retry-after.ts';
import type { SendOutcome } from './send-outcome.ts';

/** Reads status and JSON body of POST /api/leads/<form>. A success without a reference is none. */
export function readResponse(status: number, body: unknown, retryAfter: string | null): SendOutcome {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  if (status === 200 || status === 201) {
    const { reference, receivedAt: _receivedAt, ...workedOut } = fields;
    return typeof reference === 'string' && reference
      ? { kind: 'received', reference, workedOut }
      : { kind: 'put-off', retryAfterMs: null };
  }
  // Without a field to correct, 422 is a refusal: the form would have nothing to show.
  if (status === 422 && typeof fields.errors === 'object' && Object.keys(fields.errors ?? {}).length > 0)
    return { kind: 'invalid', errors: fields.errors as Record<string, string> };
  const isPassing = status >= 500 || passingClientErrors.includes(status);
  return isPassing
    ? { kind: 'put-off', retryAfterMs: readRetryAfterMs(retryAfter) ?? null }
    : { kind: 'refused' };
}
