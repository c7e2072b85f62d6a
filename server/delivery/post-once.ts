import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { describeConnectionTrouble, describeEnding } from './connection-trouble.ts';

export interface Posting {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export type PostingResult =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly bodyText: string;
      readonly retryAfter: string | undefined;
    }
  | { readonly kind: 'unanswered'; readonly trouble: string };

/** An honest answer is one line of JSON; more than this is somebody's web page, and its beginning is enough to tell. */
const longestAnswerBytes = 64 * 1024;

/**
 * One POST, never followed elsewhere: a redirected POST arrives as a GET without the lead, and the page it ends on
 * says 200. Settles as soon as `signal` aborts. Never throws.
 *
 * Not `fetch`: hanging up on an answer without end makes it reject a promise nobody holds, which ends the process.
 */
export async function postOnce(posting: Posting, signal: AbortSignal): Promise<PostingResult> {
  try {
    return await post(posting, signal);
  } catch (error) {
    return { kind: 'unanswered', trouble: describeEnding(signal) ?? describeConnectionTrouble(error) };
  }
}

function post({ url, headers, body }: Posting, signal: AbortSignal): Promise<PostingResult> {
  return new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? requestSecure : requestPlain;
    // A connection of its own (no agent): a kept one that the other side has closed would fail an innocent lead.
    const posting = request(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': String(body.byteLength) },
      agent: false,
      signal,
    });
    posting.on('error', reject);
    posting.on('response', (response) => {
      readBeginning(response).then(
        (bodyText) =>
          resolve({
            kind: 'answered',
            status: response.statusCode ?? 0,
            bodyText,
            retryAfter: response.headers['retry-after'],
          }),
        reject,
      );
    });
    posting.end(body);
  });
}

async function readBeginning(answer: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  let byteCount = 0;
  // Leaving the loop early hangs up.
  for await (const piece of answer) {
    pieces.push(piece);
    byteCount += piece.byteLength;
    if (byteCount >= longestAnswerBytes) break;
  }
  return new TextDecoder().decode(Buffer.concat(pieces).subarray(0, longestAnswerBytes));
}
