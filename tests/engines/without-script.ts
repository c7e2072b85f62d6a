// The same site with a policy under which no browser runs script: neither driver can switch it off.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Hands every request on to `origin`; what it answers comes back under `script-src 'none'`. */
export async function withoutScript(
  origin: string,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { host, connection, 'content-length': length, ...headers } = request.headers;
    const answer = await fetch(`${origin}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { ...(headers as Record<string, string>), origin },
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      redirect: 'manual',
    });
    const kept = [...answer.headers].filter(([name]) => !/^(content-|transfer-|connection)/.test(name));
    response.writeHead(answer.status, {
      ...Object.fromEntries(kept),
      'content-type': answer.headers.get('content-type') ?? 'text/plain',
      'content-security-policy': "script-src 'none'",
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
