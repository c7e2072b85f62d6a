// The same site with a policy under which no browser runs script: neither driver can switch it off.

import { serveOnLoopback } from '../fakes/loopback.ts';

/** Hands every request on to `origin`; what it answers comes back under `script-src 'none'`. */
export async function withoutScript(
  origin: string,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const { port, close } = await serveOnLoopback(async (request, response, body) => {
    const { host, connection, 'content-length': length, ...headers } = request.headers;
    const answer = await fetch(`${origin}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { ...(headers as Record<string, string>), origin },
      ...(body.length > 0 ? { body } : {}),
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
  return { url: `http://localhost:${port}`, close };
}
