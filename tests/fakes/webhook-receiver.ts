// The contractor's own program on loopback: keeps what it is sent, byte by byte, and answers as a test wants.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

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
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(pieces).toString(),
      });
      const answer = typeof fake.answer === 'function' ? fake.answer(request.url ?? '') : fake.answer;
      if (answer === 'hang') return;
      if (answer === 'cut') request.socket.destroy();
      else response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeWebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    received,
    answer: { status: 204 },
    reset: () => {
      received.length = 0;
      fake.answer = { status: 204 };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}
