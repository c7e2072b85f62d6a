import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseAddress } from '#server/database/lead-database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { type ChaosPlan, type ChaosTally, runChaos } from '../tests/chaos/chaos-run.ts';
import { type RunningPostgres, startPostgres } from '../tests/real-postgres.ts';
import { fuzzApp } from '../tests/security/fuzz-app.ts';
import { measureOutage } from './database-outage.ts';
import type { Benchmark, Measurement } from './measurement.ts';

const leads = 5_000;
const mostKills = 30;
const withinMs = 15 * 60 * 1000;
const outageSeconds = 30;
const generatedRequests = 20_000;
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
    figure: inWords(tally),
    yardstick: `${words.format(tally.failedRequests)} requests ended without an answer and were made again, ${tally.repeats} of them had been stored; ${tally.triesCutOff} deliveries were cut off by a kill`,
    bar: `answered = stored = delivered = ${words.format(leads)}, ${kills} kills, ${faults} other faults, lost 0, withheld 0, stuck 0`,
    isMet:
      [tally.answered, tally.stored, tally.delivered].every((count) => count === leads) &&
      tally.kills >= kills &&
      tally.faults.length === faults &&
      tally.lost + tally.withheld + tally.stuck + tally.invented + tally.surprises.length === 0,
  };
}

function inWords(tally: ChaosTally): string {
  const { answered, stored, delivered, lost, withheld, stuck, extraMails, extraAfterLostAnswer, seconds } =
    tally;
  return `${words.format(answered)} answered, ${words.format(stored)} stored, ${words.format(delivered)} delivered; lost ${lost}, withheld ${withheld}, stuck ${stuck}; mailed again ${extraMails} (${extraAfterLostAnswer} because the form service mailed and then hung up); ${tally.kills} kills, ${tally.faults.length} other faults, ${Math.round(seconds)} s`;
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
    figure: `${posts} posts: ${refused} answered 503, ${posts - refused} otherwise; slowest ${Math.round(result.longestAnswerMs)} ms; next lead taken ${Math.round(result.firstLeadAfterMs)} ms after it was back`,
    yardstick: 'the same server, never restarted',
    bar: 'only 503 with Retry-After, not ready meanwhile',
    isMet: refused === posts && result.withoutRetryAfter === 0 && !result.wasReadyMeanwhile,
  };
}

async function fuzz(address: DatabaseAddress): Promise<Measurement> {
  const database = openDatabase(address);
  try {
    await database.migrate();
    const seed = Date.now() % 2 ** 31;
    const result = await fuzzApp(database, generatedRequests, seed);
    const statuses = Object.entries(result.statuses).map(
      ([status, count]) => `${status}: ${words.format(count)}`,
    );
    return {
      what: `${words.format(generatedRequests)} generated requests on ${address.kind} (seed ${seed})`,
      figure: `5xx 0; promises not kept ${result.broken} of ${result.promised}; heap ${result.heapGrowthMegabytes.toFixed(1)} MB more at the end; slowest answer ${Math.round(result.slowestAnswerMs)} ms; ${Math.round(result.seconds)} s`,
      yardstick: statuses.join(', '),
      bar: `no 5xx, none broken, heap at most ${mostHeapGrowthMegabytes} MB more`,
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
  run: async () => [
    await storm('SQLite, one server', { servers: 1 }),
    await withPostgres(({ url }) =>
      storm('PostgreSQL, two servers, either killed', { servers: 2, postgresUrl: url }),
    ),
    await withPostgres(({ url }) =>
      storm('PostgreSQL, one of two servers killed for good', {
        servers: 2,
        staysDown: true,
        postgresUrl: url,
      }),
    ),
    await withPostgres(outage),
    await fuzzOnSqlite(),
    await withPostgres(({ url }) => fuzz({ kind: 'postgres', url })),
  ],
};
