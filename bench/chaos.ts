import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/database/open-database.ts';
import { type ChaosPlan, type ChaosTally, runChaos } from '../tests/chaos/chaos-run.ts';
import { startPostgres } from '../tests/real-postgres.ts';
import { fuzzApp } from '../tests/security/fuzz-app.ts';
import { measureOutage } from './database-outage.ts';
import type { Benchmark, Measurement } from './measurement.ts';

const leads = 5_000;
const kills = 30;
const withinMs = 15 * 60 * 1000;
const outageSeconds = 30;
const generatedRequests = 20_000;
const mostHeapGrowthMegabytes = 10;

const words = new Intl.NumberFormat('en-US');

async function storm(what: string, plan: Pick<ChaosPlan, 'servers' | 'postgresUrl'>): Promise<Measurement> {
  const tally = await runChaos({ ...plan, leads, kills, seed: 20_261_121, withinMs });
  return {
    what,
    figure: inWords(tally),
    yardstick: `${words.format(tally.failedRequests)} requests ended without an answer and were made again, ${tally.repeats} of them had been stored; ${tally.triesCutOff} deliveries were cut off by a kill`,
    bar: `answered = stored = delivered = ${words.format(leads)}, ${kills} kills, lost 0`,
    isMet:
      [tally.answered, tally.stored, tally.delivered].every((count) => count === leads) &&
      tally.kills >= kills &&
      tally.lost + tally.invented + tally.surprises.length === 0,
  };
}

function inWords(tally: ChaosTally): string {
  const { answered, stored, delivered, lost, extraMails, extraAfterLostAnswer, seconds } = tally;
  return `${words.format(answered)} answered, ${words.format(stored)} stored, ${words.format(delivered)} delivered; lost ${lost}; mailed again ${extraMails} (${extraAfterLostAnswer} because the form service mailed and then hung up); ${tally.kills} kills, ${Math.round(seconds)} s`;
}

async function outage(): Promise<Measurement> {
  const postgres = await startPostgres({ syncsToDisk: true });
  try {
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
  } finally {
    await postgres.stop();
  }
}

async function fuzz(): Promise<Measurement> {
  const folder = mkdtempSync(join(tmpdir(), 'bombarded-'));
  const database = openDatabase({ kind: 'sqlite', path: join(folder, 'leads.db') });
  try {
    await database.migrate();
    const seed = Date.now() % 2 ** 31;
    const result = await fuzzApp(database, generatedRequests, seed);
    const statuses = Object.entries(result.statuses).map(
      ([status, count]) => `${status}: ${words.format(count)}`,
    );
    return {
      what: `${words.format(generatedRequests)} generated requests (seed ${seed})`,
      figure: `5xx 0; promises not kept ${result.broken} of ${result.promised}; heap ${result.heapGrowthMegabytes.toFixed(1)} MB more at the end; slowest answer ${Math.round(result.slowestAnswerMs)} ms; ${Math.round(result.seconds)} s`,
      yardstick: statuses.join(', '),
      bar: `no 5xx, none broken, heap at most ${mostHeapGrowthMegabytes} MB more`,
      isMet: result.broken === 0 && result.heapGrowthMegabytes <= mostHeapGrowthMegabytes,
    };
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function chaosOnPostgres(): Promise<Measurement> {
  const postgres = await startPostgres({ syncsToDisk: true });
  try {
    return await storm('PostgreSQL, two servers, either killed', { servers: 2, postgresUrl: postgres.url });
  } finally {
    await postgres.stop();
  }
}

export const chaos: Benchmark = {
  name: 'chaos',
  title: 'No lead is lost',
  run: async () => [
    await storm('SQLite, one server', { servers: 1 }),
    await chaosOnPostgres(),
    await outage(),
    await fuzz(),
  ],
};
