import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

const isThisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Serves the figures on this machine alone: they are the operator's, and a proxy in front of the site never sees them. */
export async function listenForMetrics(metrics: Pick<Metrics, 'write' | 'contentType'>, port: number) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    // Another name for this machine is another site's, which a browser here may have open (DNS rebinding).
    if (!isThisMachine.test(request.headers.host ?? '')) {
      response.writeHead(403).end();
      return;
    }
    metrics.write().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
