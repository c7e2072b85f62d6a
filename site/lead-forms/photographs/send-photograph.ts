import { photographRefusals } from '#content/pages/photograph-words.ts';
import { type PhotographRefusal, pieceBytes } from '#leads/forms/photographs.ts';
import type { KeptPhotograph } from './kept-photographs.ts';

export type PhotographOutcome =
  /** On the server's disk. */
  | { readonly kind: 'stored' }
  | { readonly kind: 'refused'; readonly reason: PhotographRefusal }
  /** The server knows no request of this key: not yet, or not any more. */
  | { readonly kind: 'unknown' }
  /** The server cannot take it now. */
  | { readonly kind: 'put-off' }
  | { readonly kind: 'unreachable' };

/** A piece needs half of it on the weakest signal a phone still calls one. */
const longestWaitMs = 30_000;

interface SendOptions {
  readonly signal: AbortSignal;
  /** From 0 to 100; goes up with each piece that is on the server's disk. */
  readonly onProgress: (percent: number) => void;
}

/** Sends a photo from wherever an earlier try got to. Never throws: a connection that breaks is the outcome `unreachable`. */
export async function sendPhotograph(
  { key, form, place, bytes }: KeptPhotograph,
  { signal, onProgress }: SendOptions,
): Promise<PhotographOutcome> {
  const ask = async (method: string, headers: Record<string, string> = {}, body?: ArrayBuffer) => {
    // Not AbortSignal.any, which phones of 2023 do not have.
    const ends = new AbortController();
    const end = () => ends.abort();
    const timer = setTimeout(end, longestWaitMs);
    signal.addEventListener('abort', end);
    try {
      return await fetch(`/api/leads/${form}/photographs/${place}`, {
        method,
        headers: { accept: 'application/json', 'idempotency-key': key, ...headers },
        ...(body ? { body } : {}),
        signal: ends.signal,
      });
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
    }
  };
  try {
    let response = await ask('HEAD');
    // Each answer says how much is on disk. Twice as many as there are pieces: somebody else changes it all the time.
    for (let tries = 0; tries <= 2 * Math.ceil(bytes.byteLength / pieceBytes) + 2; tries += 1) {
      const outcome = await readAnswer(response);
      if (typeof outcome !== 'number') return outcome;
      onProgress(Math.round((100 * outcome) / bytes.byteLength));
      const end = outcome + pieceBytes;
      response = await ask(
        'PATCH',
        {
          'content-type': 'application/partial-upload',
          'upload-offset': String(outcome),
          'upload-complete': end >= bytes.byteLength ? '?1' : '?0',
        },
        bytes.slice(outcome, end),
      );
    }
    return { kind: 'put-off' };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** The number of bytes on the server's disk, or how it ended. */
async function readAnswer(response: Response): Promise<number | PhotographOutcome> {
  const { status, headers } = response;
  if (headers.get('upload-complete') === '?1') return { kind: 'stored' };
  const offset = headers.get('upload-offset');
  if ((response.ok || status === 409) && offset !== null) return Number(offset);
  if (status === 404) return { kind: 'unknown' };
  if (status === 422 || status === 413) {
    const body: unknown = await response.json().catch(() => null);
    const refusal = String((body as { refusal?: unknown } | null)?.refusal);
    const isKnown = Object.hasOwn(photographRefusals, refusal);
    return { kind: 'refused', reason: isKnown ? (refusal as PhotographRefusal) : 'not-a-picture' };
  }
  return { kind: 'put-off' };
}
