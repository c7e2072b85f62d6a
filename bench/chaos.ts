import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseAddress } from '#server/database/lead-database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { type ChaosPlan, runChaos } from '../tests/chaos/chaos-run.ts';
import { type RunningPostgres, startPostgres } from '../tests/real-postgres.ts';
import { fuzzApp } from '../tests/security/fuzz-app.ts';
import { measureOutage } from './database-outage.ts';
import type { Benchmark, Measurement } from './measurement.ts';

const leads = 5_000;
const mostKills = 30;
const withinMs = 15 * 60 * 1000;
const outageSeconds = 30;
const requests = 20_000;
const mostHeapGrowthMegabytes = 10;

const words = new Intl.NumberFormat('en-US');

async function storm(
  what: string,
  plan: Pick<ChaosPlan, 'servers' | 'postgresUrl' | 'staysDown'>,
): Promise<Measurement> {
  const kills = plan.staysDown ? 1 : mostKills;
  const faults = plan.staysDown ? 0 : 10;
  const tally = await runChaos({ ...plan, leads, kills, faults, seed: 20_261_121, withinMs });
  return {
    what,
    figures: {
      answered: words.format(tally.answered),
      stored: words.format(tally.stored),
      delivered: words.format(tally.delivered),
      lost: String(tally.lost),
      withheld: String(tally.withheld),
      stuck: String(tally.stuck),
      'mailed again': String(tally.extraMails),
      kills: String(tally.kills),
      'other faults': String(tally.faults.length),
      'requests cut off': words.format(tally.failedRequests),
      time: `${Math.round(tally.seconds)} s`,
    },
    isMet:
      [tally.answered, tally.stored, tally.delivered].every((count) => count === leads) &&
      tally.kills >= kills &&
      tally.faults.length === faults &&
      tally.lost + tally.withheld + tally.stuck + tally.invented + tally.surprises.length === 0,
  };
}

async function withPostgres<T>(work: (postgres: RunningPostgres) => Promise<T>): Promise<T> {
  const postgres = await startPostgres({ syncsToDisk: true });
  try {
    return await work(postgres);
  } finally {
    await postgres.stop();
  }
}

async function outage(postgres: RunningPostgres): Promise<Measurement> {
  const result = await measureOutage(postgres, outageSeconds);
  const posts = [...result.statuses.values()].reduce((sum, count) => sum + count, 0);
  const refused = result.statuses.get(503) ?? 0;
  return {
    what: `PostgreSQL gone for ${outageSeconds} s`,
    figures: {
      posts: String(posts),
      'answered 503': String(refused),
      slowest: `${Math.round(result.longestResponseMs)} ms`,
      'next lead after': `${Math.round(result.firstLeadAfterMs)} ms`,
    },
    isMet: refused === posts && result.withoutRetryAfter === 0 && !result.wasReadyMeanwhile,
  };
}

async function fuzz(address: DatabaseAddress): Promise<Measurement> {
  const database = openDatabase(address);
  try {
    await database.migrate();
    const seed = Date.now() % 2 ** 31;
    const result = await fuzzApp(database, requests, seed);
    const statuses = Object.entries(result.statuses).map(
      ([status, count]) => `${status}: ${words.format(count)}`,
    );
    return {
      what: `${address.kind}, seed ${seed}`,
      figures: {
        promised: String(result.promised),
        broken: String(result.broken),
        'heap grown': `${result.heapGrowthMegabytes.toFixed(1)} MB`,
        slowest: `${Math.round(result.slowestResponseMs)} ms`,
        statuses: statuses.join(', '),
      },
      isMet: result.broken === 0 && result.heapGrowthMegabytes <= mostHeapGrowthMegabytes,
    };
  } finally {
    await database.close();
  }
}

async function fuzzOnSqlite(): Promise<Measurement> {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  try {
    return await fuzz({ kind: 'sqlite', path: join(folder, 'leads.db') });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const chaos: Benchmark = {
  name: 'chaos',
  title: 'No lead is lost',
  bar: `answered = stored = delivered = ${words.format(leads)}, ${mostKills} kills and 10 other faults (one kill alone where a server stays down), lost, withheld and stuck 0`,
  run: async () => [
    await storm('SQLite, one server', { servers: 1 }),
    await withPostgres(({ url }) =>
      storm('PostgreSQL, two servers, either killed', { servers: 2, postgresUrl: url }),
    ),
    await withPostgres(({ url }) =>
      storm('PostgreSQL, one of two killed for good', { servers: 2, staysDown: true, postgresUrl: url }),
    ),
  ],
};

export const databaseOutage: Benchmark = {
  name: 'outage',
  title: 'While the database is away',
  bar: 'only 503 with Retry-After, and not ready meanwhile; the server is not restarted',
  run: async () => [await withPostgres(outage)],
};

export const generatedRequests: Benchmark = {
  name: 'fuzz',
  title: `${words.format(requests)} generated requests`,
  bar: `no 5xx, no promise broken, heap at most ${mostHeapGrowthMegabytes} MB more`,
  run: async () => [await fuzzOnSqlite(), await withPostgres(({ url }) => fuzz({ kind: 'postgres', url }))],
};
