import type { FastifyInstance } from 'fastify';

const lookEveryMs = 50;

/**
 * Lets a closing server end. Node waits for every browser to hang up, and one that got a response during the closing
 * keeps its connection for a minute, a slow one for longer. So connections are ended as they fall idle, and after
 * `finishWithinMs` all that are left.
 */
export function drainConnectionsOnClose(app: FastifyInstance, finishWithinMs: number): void {
  app.addHook('preClose', async () => {
    const { server } = app;
    const endingIdle = setInterval(() => server.closeIdleConnections(), lookEveryMs);
    const endingAll = setTimeout(() => server.closeAllConnections(), finishWithinMs);
    server.once('close', () => {
      clearInterval(endingIdle);
      clearTimeout(endingAll);
    });
  });
}
