import { describeConnectionTrouble, describeEnding } from './connection-trouble.ts';

export interface Posting {
  readonly headers: Readonly<Record<string, string>>;
  /** Not a FormData: when the connection breaks early, `fetch` rejects a promise of its own with it and ends the process. */
  readonly body: string | Uint8Array<ArrayBuffer>;
}

export type PostResult =
  | {
      readonly kind: 'responded';
      readonly status: number;
      readonly bodyText: string;
      readonly retryAfter: string | null;
    }
  | { readonly kind: 'failed'; readonly trouble: string };

/** An honest response is one line of JSON; more than this is a web page, and its beginning shows that. */
const mostResponseBytes = 64 * 1024;

/**
 * One POST, never followed elsewhere: a redirected POST arrives as a GET without the lead, and the page it ends on
 * says 200. Settles as soon as `signal` aborts. Never throws.
 */
export async function post(
  address: string,
  { headers, body }: Posting,
  signal: AbortSignal,
): Promise<PostResult> {
  try {
    const url = new URL(address);
    const response = await fetch(`${url.origin}${url.pathname}${url.search}`, {
      method: 'POST',
      // A connection of its own: a kept one that the other side has closed would cost the lead a try.
      headers: { ...headers, ...authorizationFor(url), Connection: 'close' },
      body,
      redirect: 'manual',
      signal,
    });
    return {
      kind: 'responded',
      status: response.status,
      bodyText: response.body === null ? '' : await readBeginning(response.body),
      retryAfter: response.headers.get('retry-after'),
    };
  } catch (error) {
    return { kind: 'failed', trouble: describeEnding(signal) ?? describeConnectionTrouble(error) };
  }
}

/** `content` as JSON, in the name of the key's holder. */
export function postJson(
  address: string,
  content: object,
  key: string,
  signal: AbortSignal,
): Promise<PostResult> {
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    Authorization: `Bearer ${key}`,
  };
  return post(address, { headers, body: JSON.stringify(content) }, signal);
}

/** `fetch` refuses an address with a user and a password in it. */
function authorizationFor({ username, password }: URL): Record<string, string> {
  if (username === '' && password === '') return {};
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { Authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}

async function readBeginning(body: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  let byteCount = 0;
  // Leaving the loop early hangs up.
  for await (const piece of body) {
    pieces.push(piece);
    byteCount += piece.byteLength;
    if (byteCount >= mostResponseBytes) break;
  }
  return new TextDecoder().decode(Buffer.concat(pieces).subarray(0, mostResponseBytes));
}
