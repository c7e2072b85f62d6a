// What visitors are told while PostgreSQL is away, and how soon after its return the next lead is taken.

import { setTimeout as pause } from 'node:timers/promises';
import { postLead, statusOf } from '../tests/chaos/lead-posts.ts';
import { startServer } from '../tests/journeys/running-server.ts';
import type { RunningPostgres } from '../tests/real-postgres.ts';

const visitors = 8;
const betweenPostsMs = 100;

export interface Outage {
  readonly seconds: number;
  /** Posts answered while the database was away, by status. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly withoutRetryAfter: number;
  readonly longestResponseMs: number;
  readonly wasReadyMeanwhile: boolean;
  /** From the moment PostgreSQL answers again to the first lead taken by the server, which was never restarted. */
  readonly firstLeadAfterMs: number;
}

export async function measureOutage(postgres: RunningPostgres, seconds: number): Promise<Outage> {
  const server = await startServer(
    { DATABASE_URL: postgres.url, LEAD_CARRIERS: 'disk', LOG_LEVEL: 'fatal', RATE_LIMIT_MAX: '1000000' },
    { flags: ['--leads-only'] },
  );
  try {
    const before = await postLead(server.url, 'before');
    if (before.status !== 201) throw new Error(`The server is not well: ${before.status}.`);
    await postgres.kill();
    const statuses = new Map<number, number>();
    let withoutRetryAfter = 0;
    let longestResponseMs = 0;
    const endsAt = performance.now() + seconds * 1000;
    const visit = async (_: unknown, visitor: number) => {
      for (let count = 0; performance.now() < endsAt; count += 1) {
        const startedAt = performance.now();
        const { status, retryAfter } = await postLead(server.url, `outage-${visitor}-${count}`);
        longestResponseMs = Math.max(longestResponseMs, performance.now() - startedAt);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (retryAfter === null) withoutRetryAfter += 1;
        await pause(betweenPostsMs);
      }
    };
    // It believes itself for a second.
    const readiness = pause(1_500).then(() => statusOf(server.url, '/readyz'));
    await Promise.all(Array.from({ length: visitors }, visit));
    const wasReadyMeanwhile = (await readiness) === 200;

    await postgres.start();
    const backAt = performance.now();
    for (let count = 0; (await postLead(server.url, `back-${count}`)).status !== 201; count += 1)
      await pause(20);
    return {
      seconds,
      statuses,
      withoutRetryAfter,
      longestResponseMs,
      wasReadyMeanwhile,
      firstLeadAfterMs: performance.now() - backAt,
    };
  } finally {
    await server.dispose();
  }
}
