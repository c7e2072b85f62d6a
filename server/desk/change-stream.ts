// Tells open pages that something has changed, so that they renew themselves (server-sent events). What has changed is
// in the database alone: another server may have taken the request.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findNewestChange } from '../database/audit-entries.ts';
import type { LeadDatabase } from '../database/lead-database.ts';

/** Shorter asks the database more often, longer lets a request wait to be seen. One question for all open pages. */
const lookEveryMs = 2_000;
/** Proxies close what is silent for a minute. */
const signOfLifeEveryMs = 25_000;

export function addChangeStream(app: FastifyInstance, { queries }: Pick<LeadDatabase, 'queries'>): void {
  const open = new Set<FastifyReply['raw']>();
  let looking: NodeJS.Timeout | undefined;
  let newest = '';
  let saidAt = 0;

  async function look(): Promise<void> {
    const found = await findNewestChange(queries).catch(() => newest);
    if (found !== newest || Date.now() - saidAt > signOfLifeEveryMs) {
      saidAt = Date.now();
      for (const raw of open) raw.write(found === newest ? ':\n\n' : 'data: changed\n\n');
      newest = found;
    }
    looking = open.size > 0 ? setTimeout(look, lookEveryMs) : undefined;
  }

  app.get('/changes', async (request: FastifyRequest, reply: FastifyReply) => {
    const { raw } = reply;
    if (looking === undefined) newest = await findNewestChange(queries);
    reply.hijack();
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream',
      // nginx would keep it back.
      'x-accel-buffering': 'no',
    });
    raw.write(':\n\n');
    open.add(raw);
    request.raw.on('close', () => open.delete(raw));
    looking ??= setTimeout(look, lookEveryMs);
  });
  app.addHook('preClose', async () => {
    clearTimeout(looking);
    for (const raw of open) raw.end();
  });
}
