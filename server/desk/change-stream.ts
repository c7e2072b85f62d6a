// Tells open pages that something has changed, so that they renew themselves (server-sent events). What has changed is
// in the database alone: another server may have taken the request.

import type { FastifyInstance, FastifyReply } from 'fastify';
import { findNewestChange } from '../database/audit-entries.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { findPresentPeople } from '../database/people.ts';
import type { Fields } from '../http/form-bodies.ts';

/** Shorter asks the database more often, longer lets a request wait to be seen. One question for all open pages. */
const lookEveryMs = 2_000;
/** Proxies close what is silent for a minute. */
const signOfLifeEveryMs = 25_000;
/** Then the browser asks again, and a session that is over hears nothing more. Somebody who is removed hears nothing from then on. */
const longestMs = 10 * 60_000;

interface Listener {
  /** The newest change that the page shows or was told of. */
  told: unknown;
  readonly until: number;
  readonly personId: string;
}

export function addChangeStream(app: FastifyInstance, { queries }: Pick<LeadDatabase, 'queries'>): void {
  const open = new Map<FastifyReply['raw'], Listener>();
  let looking: NodeJS.Timeout | undefined;
  let saidAt = 0;

  async function look(): Promise<void> {
    const people = new Set([...open.values()].map(({ personId }) => personId));
    const [newest, present] = await Promise.all([
      findNewestChange(queries),
      findPresentPeople(queries, [...people]),
    ]).catch(() => [null, people] as const);
    const now = performance.now();
    const isSign = now - saidAt > signOfLifeEveryMs;
    if (isSign) saidAt = now;
    for (const [raw, listener] of open) {
      if (now > listener.until || !present.has(listener.personId)) {
        open.delete(raw);
        raw.end();
      } else if (newest !== null && newest !== listener.told) {
        listener.told = newest;
        raw.write('data: changed\n\n');
      } else if (isSign) raw.write(':\n\n');
    }
    looking = open.size > 0 ? setTimeout(look, lookEveryMs) : undefined;
  }

  app.get<{ Querystring: Fields }>('/changes', (request, reply) => {
    const { raw } = reply;
    reply.hijack();
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream',
      // nginx would keep it back.
      'x-accel-buffering': 'no',
    });
    raw.write(':\n\n');
    open.set(raw, {
      told: request.query.since,
      until: performance.now() + longestMs,
      personId: request.person?.id ?? '',
    });
    request.raw.on('close', () => open.delete(raw));
    looking ??= setTimeout(look, lookEveryMs);
  });
  app.addHook('preClose', async () => {
    clearTimeout(looking);
    for (const raw of open.keys()) raw.end();
  });
}
