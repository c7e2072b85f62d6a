import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { freePort, startServer } from '../tests/journeys/running-server.ts';
import { type LoadResult, putUnderLoad } from './load.ts';
import { type Benchmark, percentile } from './measurement.ts';

const connections = 32;
const seconds = 5;
const leastShareOfNoOp = 0.35;
const steadyRate = 500;
const slowestAtSteadyRateMs = 25;

const leadBody = (run: string) => (count: number) =>
  JSON.stringify({
    name: `Dana Whitaker ${run} ${count}`,
    email: 'dana@example.org',
    phone: '(937) 555-0188',
    service: 'Roof Repair',
    message: 'Stain on the bedroom ceiling after last week’s wind.',
  });
const headers = { 'content-type': 'application/json', accept: 'application/json' };

async function startNoOpServer(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const port = await freePort();
  const child = spawn(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    'bench/no-op-server.ts',
    String(port),
  ]);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await fetch(`${url}/healthz`).catch(() => null))?.ok) return { url, stop: () => child.kill() };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The no-op server did not start.');
}

/** One transaction and one sync of the disk per row: what a store without group commit could do here. */
function bareInsertsPerSecond(): number {
  const folder = mkdtempSync(join(tmpdir(), 'bare-inserts-'));
  const database = new DatabaseSync(join(folder, 'bare.db'));
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table leads (id integer primary key, body text)',
  );
  const insert = database.prepare('insert into leads (body) values (?)');
  const body = leadBody('bare');
  const endsAt = performance.now() + 2000;
  let count = 0;
  while (performance.now() < endsAt) {
    insert.run(body(count));
    count += 1;
  }
  database.close();
  rmSync(folder, { recursive: true, force: true });
  return count / 2;
}

const figuresOf = ({ answersPerSecond, latenciesMs }: LoadResult, share = '') => ({
  'a second': String(Math.round(answersPerSecond)),
  p50: `${percentile(latenciesMs, 0.5).toFixed(1)} ms`,
  p99: `${percentile(latenciesMs, 0.99).toFixed(1)} ms`,
  share,
});

export const leadIntake: Benchmark = {
  name: 'intake',
  title: `Leads stored durably (SQLite, WAL, synchronous=FULL), ${connections} connections`,
  bar: `${leastShareOfNoOp} of what a server that does nothing takes; p99 ${slowestAtSteadyRateMs} ms at ${steadyRate} a second`,
  run: async () => {
    const server = await startServer({ RATE_LIMIT_MAX: '1000000', LOG_LEVEL: 'error' });
    const noOp = await startNoOpServer();
    try {
      const url = `${server.url.replace('localhost', '127.0.0.1')}/api/leads/home`;
      const post = { connections, seconds, method: 'POST' as const, headers };
      await putUnderLoad({ ...post, url, seconds: 1, body: leadBody('warm') });
      const ours = await putUnderLoad({ ...post, url, body: leadBody('full') });
      const nothing = await putUnderLoad({
        ...post,
        url: `${noOp.url}/api/leads/home`,
        body: leadBody('noop'),
      });
      const steady = await putUnderLoad({
        ...post,
        url,
        ratePerSecond: steadyRate,
        body: leadBody('steady'),
      });
      const wrong = [...ours.statuses, ...steady.statuses].filter(([status]) => status !== 201);
      if (wrong.length > 0) throw new Error(`Not every lead was stored: ${JSON.stringify(wrong)}`);
      const share = ours.answersPerSecond / nothing.answersPerSecond;
      const slowest = percentile(steady.latenciesMs, 0.99);
      return [
        {
          what: 'as fast as it goes',
          figures: figuresOf(ours, share.toFixed(2)),
          isMet: share >= leastShareOfNoOp,
        },
        {
          what: `at ${steadyRate} leads a second`,
          figures: figuresOf(steady),
          isMet: slowest <= slowestAtSteadyRateMs,
        },
        { what: 'yardstick: posts to a server that does nothing', figures: figuresOf(nothing, '1') },
        {
          what: 'yardstick: one synced insert after another',
          figures: { 'a second': String(Math.round(bareInsertsPerSecond())) },
        },
      ];
    } finally {
      noOp.stop();
      await server.dispose();
    }
  },
};
