// Tells open pages that something has changed, so that they renew themselves (server-sent events). What has changed is
// in the database alone: another server may have taken the request.

import type { FastifyInstance, FastifyReply } from 'fastify';
import { countWaiting } from '../database/agenda.ts';
import { findNewestChange } from '../database/audit-entries.ts';
import { findPresentSessions } from '../database/people.ts';
import type { Fields } from '../http/form-bodies.ts';
import type { Office } from '../office/office.ts';
import type { DeskContext, NewestChange } from './desk-context.ts';
import { sessionHashOf } from './sessions.ts';

/** Shorter asks the database more often, longer lets a request wait to be seen. One question for all open pages. */
const lookEveryMs = 2_000;
/** Proxies close what is silent for a minute. */
const signOfLifeEveryMs = 25_000;
/** Then the browser asks again. */
const longestMs = 10 * 60_000;

interface Listener {
  /** The newest change that the page shows or was told of. */
  told: unknown;
  readonly until: number;
  /** Its hash: the stream ends with it. Null in the demonstration, where nobody signs in. */
  readonly session: string | null;
}

export async function findNewest({
  database,
  clock,
}: Pick<Office, 'database' | 'clock'>): Promise<NewestChange> {
  // Before the count: what comes in between is told again.
  const newest = await findNewestChange(database.queries);
  const waiting = await countWaiting(database.queries, clock.now());
  return { newestChange: `${newest} ${waiting}`, waiting };
}

export function addChangeStream(app: FastifyInstance, { office, isDemonstration }: DeskContext): void {
  const open = new Map<FastifyReply['raw'], Listener>();
  let looking: NodeJS.Timeout | undefined;
  let saidAt = 0;

  async function look(): Promise<void> {
    const sessions = new Set([...open.values()].flatMap(({ session }) => session ?? []));
    const [newest, present] = await Promise.all([
      findNewest(office),
      findPresentSessions(office.database.queries, [...sessions], office.clock.now()),
    ]).catch(() => [null, sessions] as const);
    const now = performance.now();
    const isSign = now - saidAt > signOfLifeEveryMs;
    if (isSign) saidAt = now;
    for (const [raw, listener] of open) {
      if (now > listener.until || (listener.session !== null && !present.has(listener.session))) {
        open.delete(raw);
        raw.end();
      } else if (newest !== null && newest.newestChange !== listener.told) {
        listener.told = newest.newestChange;
        raw.write(`data: changed ${newest.waiting}\n\n`);
      } else if (isSign) raw.write(':\n\n');
    }
    looking = open.size > 0 ? setTimeout(look, lookEveryMs) : undefined;
  }

  // A HEAD request would be held open for ever.
  app.get<{ Querystring: Fields }>('/changes', { exposeHeadRoute: false }, (request, reply) => {
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
      session: isDemonstration ? null : sessionHashOf(request),
    });
    request.raw.on('close', () => open.delete(raw));
    looking ??= setTimeout(look, lookEveryMs);
  });
  app.addHook('preClose', async () => {
    clearTimeout(looking);
    for (const raw of open.keys()) raw.end();
  });
}
