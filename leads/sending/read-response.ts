// What a response of the lead server means for the lead. Source: specification §10; readings 1 and 3.

import { readRetryAfterMs } from '../notice/retry-after.ts';
import type { SendOutcome } from './send-outcome.ts';

/** With these our server says that it will not take the request, however often it comes. */
const finalStatuses: readonly number[] = [403, 413, 422];

/**
 * Reads status and body of POST /api/leads/<form>. An answer with a reference is received; a refusal in our
 * server's own JSON is refused. Anything else, such as a proxy's page, has not taken the request yet.
 */
export function readResponse(status: number, bodyText: string, retryAfter: string | null): SendOutcome {
  const { error, errors, ...fields } = readFields(bodyText);
  const { reference, receivedAt: _receivedAt, ...workedOut } = fields;
  if ((status === 200 || status === 201) && typeof reference === 'string' && reference)
    return { kind: 'received', reference, workedOut };
  // Without a field to correct, the form would have nothing to show.
  if (status === 422 && typeof errors === 'object' && errors !== null && Object.keys(errors).length > 0)
    return { kind: 'invalid', errors: errors as Record<string, string> };
  if (finalStatuses.includes(status) && typeof error === 'string') return { kind: 'refused' };
  return { kind: 'put-off', retryAfterMs: readRetryAfterMs(retryAfter) ?? null };
}

function readFields(bodyText: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(bodyText);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
