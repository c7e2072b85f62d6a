import { photographRefusals } from '#content/pages/photograph-words.ts';
import type { PhotographRefusal } from '#leads/forms/photograph-limits.ts';
import type { KeptPhotograph } from '../outbox/outbox-database.ts';

export type PhotographOutcome =
  | { readonly kind: 'stored' }
  | { readonly kind: 'refused'; readonly reason: PhotographRefusal }
  /** The server knows no request of this key: not yet, or not any more. */
  | { readonly kind: 'unknown' }
  /** Not taken now, or not by our server. */
  | { readonly kind: 'put-off' }
  | { readonly kind: 'unreachable' };

/** Longer than the server waits for a whole photo. */
const longestWaitMs = 60_000;

interface SendOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (percent: number) => void;
}

/** Sends a whole photo. Never throws: a connection that breaks is the outcome `unreachable`. */
export function sendPhotograph(
  { key, form, place, bytes }: KeptPhotograph,
  { signal, onProgress }: SendOptions,
): Promise<PhotographOutcome> {
  return new Promise((resolve) => {
    // Not `fetch`, which does not say how much has been sent.
    const request = new XMLHttpRequest();
    const end = () => request.abort();
    request.open('PUT', `/api/leads/${form}/photographs/${place}`);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', 'image/jpeg');
    request.setRequestHeader('idempotency-key', key);
    request.timeout = longestWaitMs;
    request.upload.addEventListener('progress', ({ loaded }) =>
      onProgress(Math.min(100, Math.round((100 * loaded) / bytes.byteLength))),
    );
    // However it ends; without an answer the status is 0.
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', end);
      resolve(
        request.status === 0 ? { kind: 'unreachable' } : readAnswer(request.status, request.responseText),
      );
    });
    signal.addEventListener('abort', end);
    // Not the buffer itself, which WebKit calls deprecated.
    request.send(new Uint8Array(bytes));
  });
}

/** Final is only what our server says in its own JSON (reading 1a): what a proxy answers deletes no photo. */
function readAnswer(status: number, text: string): PhotographOutcome {
  const { stored, error, refusal } = readJson(text);
  if ((status === 200 || status === 201) && stored === true) return { kind: 'stored' };
  if (typeof error !== 'string') return { kind: 'put-off' };
  if (status === 404) return { kind: 'unknown' };
  if (status === 413) return { kind: 'refused', reason: 'too-large' };
  if (status !== 422) return { kind: 'put-off' };
  const isKnown = typeof refusal === 'string' && Object.hasOwn(photographRefusals, refusal);
  return { kind: 'refused', reason: isKnown ? (refusal as PhotographRefusal) : 'not-a-picture' };
}

function readJson(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
