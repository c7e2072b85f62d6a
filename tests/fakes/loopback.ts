import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on a free port of this machine alone; `body` is all that was sent. */
export async function serveOnLoopback(
  answer: (request: IncomingMessage, response: ServerResponse, body: Buffer<ArrayBuffer>) => unknown,
) {
  const server = createServer(async (request, response) => {
    // A client that hangs up in the middle gets no answer.
    const pieces = await request.toArray().catch(() => null);
    if (pieces) await answer(request, response, Buffer.concat(pieces));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: (server.address() as AddressInfo).port, close };
}
