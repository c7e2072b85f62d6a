import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { cityList } from '../content/cities/cities.ts';
import { createDraw, inventLead } from '../ops/demo/sample-leads.ts';
import type { LeadDatabase } from '../server/database/lead-database.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { createIntake } from '../server/intake/intake.ts';
import { systemRandom } from '../server/platform/clock-and-random.ts';
import { startServer } from '../tests/journeys/running-server.ts';
import { startPostgres } from '../tests/real-postgres.ts';
import { type Benchmark, type Measurement, percentile } from './measurement.ts';

const leads = 10_000;
const years = 2;
const slowestMs = 50;
const times = 40;
const atOnce = 200;
const spamEvery = 50;
const token = 'b'.repeat(43);

const questions = {
  'whom to call, of ten thousand': '',
  today: '?view=today',
  'the newest': '?view=all',
  'by a part of a name': '?q=castil',
  'by the end of a phone number': '?q=5550142',
  'by a street': '?q=far+hills',
  'by what was said': '?q=chimney',
  'a letter wrong': '?q=castilo',
  'two letters wrong': '?q=cestilo+barlwo',
  'nobody has it': '?q=nobodyhasthis',
  'new metal roofs in a town': `?service=Metal+Roofing&stage=new&town=${encodeURIComponent(cityList.at(-1)?.name ?? '')}`,
  'a month a year ago': '?from=2025-11-01&to=2025-11-30',
  'one form': '?form=roof-cost',
  'a town we do not name': '?town=other',
  urgent: '?urgency=urgent',
  'assigned to nobody': '?person=nobody',
  'likely spam': '?held=1',
  'all filters at once': `?q=castil&form=contact&town=${encodeURIComponent(cityList.at(-1)?.name ?? '')}&service=Roof+Repair&stage=new&urgency=urgent&person=nobody&from=2025-01-01&to=2026-12-31`,
  'half way down': `?after=${Date.now() - (years / 2) * 365 * 24 * 3_600_000}-0`,
} as const;

/** As many requests as a busy contractor has after two years, and somebody who is signed in. */
async function fill(database: LeadDatabase): Promise<void> {
  const draw = createDraw(1_998);
  const now = Date.now();
  let moment = 0;
  const clock = { now: () => moment };
  const intake = createIntake({ database, carriers: ['disk'], clock, random: systemRandom });
  for (let place = 0; place < leads; place += atOnce) {
    await Promise.all(
      Array.from({ length: atOnce }, (_, within) => {
        moment = now - Math.round(((leads - place - within) / leads) * years * 365 * 24 * 3_600_000);
        const lead = inventLead(draw);
        const idempotencyKey = `bench ${place + within}`;
        return intake.receive({
          lead,
          sent: lead.contact,
          idempotencyKey,
          quarantine: (place + within) % spamEvery === 0 ? 'honeypot-filled' : null,
          photographsExpected: 0,
        });
      }),
    );
  }
  const { queries } = database;
  await queries.updateTable('outbox_entries').set({ state: 'written-to-disk', settled_at: now }).execute();
  // PostgreSQL does both itself within minutes, and otherwise in the middle of the questions.
  await sql`${sql.raw(database.dialect === 'postgres' ? 'vacuum analyze' : 'analyze')}`.execute(queries);
  const person = { id: 'bench', name: 'Bench', invited_at: now, removed_at: null };
  await queries.insertInto('people').values(person).execute();
  const token_hash = createHash('sha256').update(token).digest('base64url');
  const session = {
    token_hash,
    person_id: 'bench',
    passkey_id: null,
    created_at: now,
    expires_at: now + 3_600_000,
  };
  await queries.insertInto('sessions').values(session).execute();
}

async function measure(kind: string, variables: Readonly<Record<string, string>>): Promise<Measurement> {
  const server = await startServer({ DESK: 'on', LOG_LEVEL: 'error', ...variables });
  try {
    const url = variables.DATABASE_URL;
    const database = openDatabase(
      url ? { kind: 'postgres', url } : { kind: 'sqlite', path: server.databaseFile },
    );
    await fill(database);
    await database.close();
    const answered: { readonly what: string; readonly median: number; readonly p95: number }[] = [];
    for (const [what, query] of Object.entries(questions)) {
      const waits: number[] = [];
      for (let time = -5; time < times; time += 1) {
        const startedAt = performance.now();
        const response = await fetch(`${server.url.replace('localhost', '127.0.0.1')}/desk${query}`, {
          headers: { cookie: `__Host-desk=${token}` },
          redirect: 'manual',
        });
        await response.text();
        if (response.status !== 200) throw new Error(`The desk answered ${response.status}.`);
        if (time >= 0) waits.push(performance.now() - startedAt);
      }
      answered.push({ what, median: percentile(waits, 0.5), p95: percentile(waits, 0.95) });
    }
    const slowest = answered.toSorted((a, b) => b.p95 - a.p95)[0];
    if (!slowest) throw new Error('Nothing was asked.');
    const figures = { median: `${slowest.median.toFixed(1)} ms`, p95: `${slowest.p95.toFixed(1)} ms` };
    return {
      what: `${kind}, the slowest of ${answered.length} questions: ${slowest.what}`,
      figures,
      isMet: slowest.p95 <= slowestMs,
    };
  } finally {
    await server.dispose();
  }
}

export const deskList: Benchmark = {
  name: 'desk',
  title: `The list at the desk with ${leads.toLocaleString('en-US')} requests, the whole page`,
  bar: `${slowestMs} ms at p95, on both databases`,
  run: async () => {
    const onSqlite = await measure('SQLite', {});
    const postgres = await startPostgres({ syncsToDisk: false });
    try {
      return [onSqlite, await measure('PostgreSQL', { DATABASE_URL: postgres.url })];
    } finally {
      await postgres.stop();
    }
  },
};
