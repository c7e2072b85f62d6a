// The contractor's own program on loopback: keeps what it is sent, byte by byte, and answers as a test wants.

import type { IncomingHttpHeaders } from 'node:http';
import { serveOnLoopback } from './loopback.ts';

export interface ReceivedHook {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The raw body: the signature is about these bytes. */
  readonly body: string;
}

export type WebhookAnswer =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }
  | 'hang'
  | 'cut';

export interface FakeWebhookReceiver {
  readonly url: string;
  readonly received: readonly ReceivedHook[];
  /** One for every request, or for each path its own. */
  answer: WebhookAnswer | ((path: string) => WebhookAnswer);
  /** Forgets what arrived and answers as at the start. */
  reset(): void;
  close(): Promise<void>;
}

export async function startFakeWebhookReceiver(): Promise<FakeWebhookReceiver> {
  const received: ReceivedHook[] = [];
  const { port, close } = await serveOnLoopback(({ url: path = '', headers, socket }, response, body) => {
    received.push({ path, headers, body: body.toString() });
    const answer = typeof fake.answer === 'function' ? fake.answer(path) : fake.answer;
    if (answer === 'hang') return;
    if (answer === 'cut') socket.destroy();
    else response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  const fake: FakeWebhookReceiver = {
    url: `http://127.0.0.1:${port}/leads`,
    received,
    answer: { status: 204 },
    reset: () => {
      received.length = 0;
      fake.answer = { status: 204 };
    },
    close,
  };
  return fake;
}
