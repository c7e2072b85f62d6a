// Requests with photographs put to the test: clients that send words and then photographs, on connections that
// break and crawl, to servers that are killed without warning. Afterwards rows, files and promises must agree.

import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/database/open-database.ts';
import { openStorage } from '#server/photographs/open-storage.ts';
import { createPhotographs } from '#server/photographs/photographs.ts';
import { systemRandom } from '#server/platform/clock-and-random.ts';
import { silentLog } from '#server/platform/operator-log.ts';
import { drawPhotograph, filesIn } from '../draw-photograph.ts';
import { type RunningServer, startServer } from '../journeys/running-server.ts';
import { leadSaying } from './lead-posts.ts';
import { type SeededRandom, seedRandom } from './seeded-random.ts';

export interface PhotographPlan {
  readonly requests: number;
  readonly kills: number;
  /** SQLite and one server when left out; else two servers on this database. */
  readonly postgresUrl?: string;
  readonly seed: number;
  readonly withinMs: number;
}

export interface PhotographTally {
  readonly requests: number;
  /** Requests whose client was told a reference and that are not in the database. */
  readonly lostRequests: number;
  /** Photographs whose client was told that they are on disk. */
  readonly acknowledged: number;
  /** Of those, how many are not there, or are not what was sent. */
  readonly lost: number;
  /** Files that belong to no photograph on record, before the sweep and after. */
  readonly orphansBefore: number;
  readonly orphansAfter: number;
  readonly kills: number;
  /** Requests that ended without an answer, or with 503 or 429, all of which were made again. */
  readonly failures: number;
  readonly seconds: number;
}

const photographsEach = 3;
const clients = 8;
/** Part of the photographs whose connection breaks before the answer, and part that arrives in drops. */
const [shareBroken, shareSlow] = [0.05, 0.05];
const dayMs = 24 * 60 * 60 * 1000;

export async function runPhotographChaos(plan: PhotographPlan): Promise<PhotographTally> {
  const startedAt = performance.now();
  const deadline = startedAt + plan.withinMs;
  const chance = seedRandom(plan.seed);
  const folder = mkdtempSync(join(tmpdir(), 'photograph-chaos-'));
  const servers: RunningServer[] = [];
  try {
    for (let count = 0; count < (plan.postgresUrl === undefined ? 1 : 2); count += 1) {
      servers.push(
        await startServer(
          {
            LOG_LEVEL: 'error',
            RATE_LIMIT_MAX: '1000000',
            PHOTOGRAPH_STORAGE: `file:${folder}`,
            ...(plan.postgresUrl === undefined ? {} : { DATABASE_URL: plan.postgresUrl }),
          },
          { flags: ['--leads-only'] },
        ),
      );
    }
    const files = await Promise.all([1, 2, 3, 4].map((seed) => drawPhotograph(seed, 320 + 40 * seed, 320)));
    const told = { words: [] as string[], photographs: [] as { key: string; place: number; hash: string }[] };
    let failures = 0;
    let next = 0;

    /** Null when the connection broke, or the server is away or busy: the client tries again. */
    const ask = async (path: string, request: RequestInit): Promise<Response | null> => {
      if (performance.now() > deadline) throw new Error('The run did not end in time.');
      try {
        const url = chance
          .pick(servers as [RunningServer, ...RunningServer[]])
          .url.replace('localhost', '127.0.0.1');
        const response = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(10_000), ...request });
        if (response.status !== 503 && response.status !== 429) return response;
      } catch {}
      failures += 1;
      await pause(chance.below(200));
      return null;
    };

    const sendOne = async () => {
      while (next < plan.requests) {
        next += 1;
        const name = `photographs-${plan.seed}-${next}`;
        const headers = { 'idempotency-key': name };
        let words: Response | null = null;
        while (words === null) {
          words = await ask('/api/leads/home', {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify({ ...leadSaying(name), _photographs: String(photographsEach) }),
          });
        }
        const { reference } = (await words.json()) as { reference: string };
        told.words.push(reference);
        for (let place = 1; place <= photographsEach; place += 1) {
          const bytes = files[(next + place) % files.length] as Buffer;
          await sendPhotograph(`/api/leads/home/photographs/${place}`, headers, bytes, { ask, chance });
          const hash = createHash('sha256').update(bytes).digest('base64url');
          told.photographs.push({ key: reference, place, hash });
        }
      }
    };
    const working = Promise.all(Array.from({ length: clients }, sendOne));
    const killing = killAtRandom(servers, plan, chance, () => told.photographs.length, deadline);
    await Promise.all([working, killing]);

    const address =
      plan.postgresUrl === undefined
        ? ({ kind: 'sqlite', path: servers[0]?.databaseFile ?? '' } as const)
        : ({ kind: 'postgres', url: plan.postgresUrl } as const);
    const database = openDatabase(address);
    try {
      const photographs = createPhotographs({
        database,
        storage: openStorage(
          { storage: { kind: 'folder', path: folder }, key: undefined },
          { database, log: silentLog },
        ),
        // What a crash leaves is swept after a day.
        clock: { now: () => Date.now() + 2 * dayMs },
        random: systemRandom,
        log: silentLog,
      });
      const leads = await database.queries.selectFrom('leads').select(['id', 'reference']).execute();
      const rows = await database.queries.selectFrom('photographs').selectAll().execute();
      const orphansBefore = filesIn(folder).length - rows.length;
      await photographs.sweep();
      const left = filesIn(folder);
      let lost = 0;
      for (const { key: reference, place, hash } of told.photographs) {
        const lead = leads.find((each) => each.reference === reference);
        const row = rows.find((each) => each.lead_id === lead?.id && each.place === place);
        const [photograph] = (await photographs.list(lead?.id ?? '')).filter((each) => each.place === place);
        const jpeg = await photograph?.read();
        if (row?.content_hash !== hash || jpeg?.length !== row.byte_count) lost += 1;
      }
      return {
        requests: told.words.length,
        lostRequests: told.words.filter((reference) => !leads.some((lead) => lead.reference === reference))
          .length,
        acknowledged: told.photographs.length,
        lost,
        orphansBefore,
        orphansAfter: left.length - rows.length,
        kills: await killing,
        failures,
        seconds: (performance.now() - startedAt) / 1000,
      };
    } finally {
      await database.close();
    }
  } finally {
    await Promise.all(servers.map((server) => server.dispose()));
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Connection {
  readonly ask: (path: string, request: RequestInit) => Promise<Response | null>;
  readonly chance: SeededRandom;
}

/** As the browser does it: from the beginning, until the server says that it is on disk. */
async function sendPhotograph(
  path: string,
  headers: Record<string, string>,
  bytes: Buffer,
  { ask, chance }: Connection,
): Promise<void> {
  for (;;) {
    const whole = new Uint8Array(bytes);
    const response = await ask(path, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'image/jpeg' },
      ...(chance.happens(shareBroken) ? { signal: AbortSignal.timeout(chance.below(15) + 1) } : {}),
      ...(chance.happens(shareSlow) ? { body: inDrops(whole), duplex: 'half' } : { body: whole }),
    } as RequestInit);
    if (response?.ok) return;
    if (response) throw new Error(`${response.status} ${await response.text()} for ${path}.`);
  }
}

function inDrops(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      await pause(30);
      controller.enqueue(bytes.slice(at, at + 32_768));
      at += 32_768;
      if (at >= bytes.length) controller.close();
    },
  });
}

/** Spreads the kills over the whole of the work. */
async function killAtRandom(
  servers: readonly RunningServer[],
  { requests, kills }: PhotographPlan,
  chance: SeededRandom,
  workDone: () => number,
  deadline: number,
): Promise<number> {
  const all = requests * photographsEach;
  const moments = Array.from({ length: kills }, () => chance.below(all * 0.95)).sort((a, b) => a - b);
  let killed = 0;
  for (const moment of moments) {
    while (workDone() < moment) {
      if (performance.now() > deadline) return killed;
      await pause(10);
    }
    await pause(chance.below(40));
    const victim = servers[chance.below(servers.length)] as RunningServer;
    await victim.stop('SIGKILL');
    killed += 1;
    await victim.startAgain();
  }
  return killed;
}
