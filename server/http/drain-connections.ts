import type { FastifyInstance } from 'fastify';

const lookEveryMs = 50;

/**
 * Lets a closing server come to an end. Node waits for every browser to hang up by itself, and one that is answered
 * during the closing keeps its connection for a minute; a slow one, for as long as it likes. So connections are ended as
 * they fall idle, and `finishWithinMs` after the beginning of the end all that are left.
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
