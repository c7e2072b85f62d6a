import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  describeOnBothDatabases,
  describeOnOneDatabase,
  makeDatabase,
  openForTest,
  openFreshDatabase,
  openFreshDatabaseAt,
} from '../../tests/fresh-databases.ts';
import { officeOn } from '../../tests/office-under-test.ts';
import { photographsOn } from '../../tests/photographs-under-test.ts';
import {
  carrierThat,
  delivered,
  eventually,
  logBook,
  startRelay,
  statesOf,
} from '../../tests/relays-under-test.ts';
import { intakeOn as anyIntakeOn, sampleLead, sampleSubmission } from '../../tests/sample-submissions.ts';
import { makeFolder } from '../../tests/temporary-folder.ts';
import { runDailyJobs } from '../daily-jobs.ts';
import type { DatabaseAddress, LeadDatabase } from '../database/lead-database.ts';
import { findLeadByReference } from '../database/leads.ts';
import { findMissingMigrations } from '../database/migrations/apply-migrations.ts';
import { openDatabase } from '../database/open-database.ts';
import { requeueEntries } from '../database/outbox-entries.ts';
import { entryStates } from '../database/tables.ts';
import { createDiskCarrier } from '../delivery/disk.ts';
import { forgetLead } from '../office/forget-lead.ts';
import { recordProgress } from '../office/record-progress.ts';
import { createCheckedClock } from './checked-clock.ts';
import { eraseLeftovers, rememberCopyPlaces, sweepFiles } from './copies.ts';
import { forgetOldLeads } from './forget-old-leads.ts';
import { forgetPeople } from './forget-people.ts';

const traces = [
  'Dolores',
  'dolores.umber@example.org',
  '937.555.0188',
  '9375550188',
  'Shingles on the lawn',
  'Umber key',
];

function readFolder(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

async function leadOf(database: LeadDatabase, reference: string) {
  const lead = await findLeadByReference(database.queries, reference);
  if (!lead) throw new Error(`There is no lead ${reference}`);
  return lead;
}

async function forget(database: LeadDatabase, reference: string, outgoingFolder = makeFolder()) {
  await forgetPeople([await leadOf(database, reference)], officeOn(database, { outgoingFolder }));
}

/** A file that was in use, and holds this lead, before the leads were taken to the present database. */
async function makeEarlierDatabase(present: LeadDatabase, reference: string): Promise<LeadDatabase> {
  const lead = await leadOf(present, reference);
  const earlier = openForTest(await makeDatabase('sqlite'));
  await earlier.migrate();
  await earlier.queries.insertInto('leads').values(lead).execute();
  await present.queries
    .insertInto('copy_places')
    .values({ kind: 'database', place: earlier.location })
    .execute();
  return earlier;
}

const reviveAll = (database: LeadDatabase) =>
  database.transaction((transaction) =>
    requeueEntries(transaction, { leadId: null, states: [...entryStates], now: Date.now() }),
  );

/** Everything that can still be read of the leads: the raw files of SQLite, every row of PostgreSQL. */
async function readEverything(address: DatabaseAddress, database: LeadDatabase): Promise<string> {
  if (address.kind === 'sqlite') return readFolder(dirname(address.path));
  const tables = ['leads', 'outbox_entries', 'deliveries', 'notes', 'audit_entries'];
  const rows = await Promise.all(
    tables.map((table) => sql`select t::text as row from ${sql.table(table)} as t`.execute(database.queries)),
  );
  return JSON.stringify(rows);
}

const intakeOn = (database: LeadDatabase, now = Date.now()) =>
  anyIntakeOn(database, { carriers: ['disk', 'webhook'], clock: { now: () => now } });

const yearMs = 365 * 24 * 60 * 60 * 1000;
const doRounds = async (
  database: LeadDatabase,
  now: () => number,
  onDamaged: (what: string) => void = () => {},
) => {
  const { log, lines } = logBook();
  const ending = new AbortController();
  const working = runDailyJobs(
    {
      database,
      outgoingFolder: makeFolder(),
      photographs: photographsOn(database),
      moveEarlierPhotographs: async () => {},
      clock: createCheckedClock({ now }),
      retentionDays: 730,
      log,
      firstRoundAfterMs: 1,
      onDamaged,
    },
    ending.signal,
  );
  await eventually(() => lines.some(({ message }) => message === 'the last 24 hours')).toBe(true);
  ending.abort();
  await working;
  return lines;
};

describeOnBothDatabases('forgetting people', (kind) => {
  it('erases one person from every table, from the raw files and from copies, and keeps the count', async () => {
    const { address, database } = await openFreshDatabaseAt(kind);
    const folder = makeFolder();
    const disk = createDiskCarrier({ folder });
    const { carrier: webhook } = carrierThat(
      ({ fields }) =>
        String(fields.name).startsWith('Dolores')
          ? { kind: 'refused', reason: 'Dolores Umber is not welcome here.' }
          : delivered,
      'webhook',
    );
    const intake = intakeOn(database);
    const { reference } = await intake.receive(
      sampleSubmission({ idempotencyKey: 'dolores.umber@example.org' }),
    );
    // Others around her, so that her row is not alone on its page, in sizes that split pages.
    for (let place = 0; place < 60; place++) {
      const contact = {
        ...sampleLead('x'.repeat(place * 50)).contact,
        name: `Neighbor ${place}`,
        email: `neighbor-${place}@example.org`,
        phone: '(513) 555-0101',
      };
      await intake.receive({ ...sampleSubmission(), lead: { form: 'home', contact } as never });
    }
    const relay = startRelay(database, [disk, webhook]);
    await eventually(async () => (await statesOf(database)).includes('due')).toBe(false);
    await relay.stop();
    const office = officeOn(database, { outgoingFolder: folder });
    const note = 'Umber key under the mat';
    await recordProgress(office, reference, { revision: 0, note, stage: 'called', visitAt: null });
    const before = await readEverything(address, database);
    expect(traces.filter((trace) => before.includes(trace))).toEqual(traces);
    expect(existsSync(join(folder, `${reference}.json`))).toBe(true);

    // A second server is running.
    const other = openForTest(address);
    expect(await findMissingMigrations(other.queries)).toEqual([]);
    await forget(database, reference, folder);
    await eraseLeftovers(office);

    const after = await readEverything(address, database);
    expect(traces.filter((trace) => after.includes(trace))).toEqual([]);
    expect(after.includes('Neighbor 59') && after.includes(reference)).toBe(true);
    expect(existsSync(join(folder, `${reference}.json`))).toBe(false);
    expect(await database.queries.selectFrom('leads').select('id').execute()).toHaveLength(61);
    await intakeOn(other).receive(sampleSubmission({ idempotencyKey: 'afterwards' }));
  });

  it('never delivers what was forgotten before it went out', async () => {
    const database = await openFreshDatabase(kind);
    const { reference } = await intakeOn(database).receive(sampleSubmission());
    await forget(database, reference);
    const { carrier, leads } = carrierThat(() => delivered, 'webhook');
    const relay = startRelay(database, [carrier]);
    await relay.stop();
    expect(leads).toEqual([]);
    expect(await statesOf(database)).toEqual(['forgotten', 'forgotten']);
  });

  // Proves 10.25.
  it('forgets leads older than the contractor wants to keep, and only those', async () => {
    const database = await openFreshDatabase(kind);
    const now = Date.now();
    const dayMs = 24 * 60 * 60 * 1000;
    const old = await intakeOn(database, now - 731 * dayMs).receive(sampleSubmission());
    const young = await intakeOn(database, now - 729 * dayMs).receive(sampleSubmission());
    const office = officeOn(database, { clock: { now: () => now } });
    const options = { ...office, retentionDays: 730, log: logBook().log };
    expect(await forgetOldLeads(options)).toBe(1);
    expect(await forgetOldLeads(options)).toBe(0);
    expect(await leadOf(database, old.reference)).toMatchObject({ lead_json: null, forgotten_at: now });
    expect(await leadOf(database, young.reference)).toMatchObject({ forgotten_at: null });
  });

  it('erases copies wherever an earlier configuration put them, from files and folders alike', async () => {
    const { address, database } = await openFreshDatabaseAt(kind);
    const { reference } = await intakeOn(database).receive(sampleSubmission());
    const folders = [makeFolder(), makeFolder(), makeFolder()];
    const earlier = await makeEarlierDatabase(database, reference);
    for (const folder of folders) {
      await rememberCopyPlaces({ database, outgoingFolder: folder });
      const relay = startRelay(database, [createDiskCarrier({ folder })]);
      await eventually(() => readFolder(folder).includes('Dolores')).toBe(true);
      await relay.stop();
      await reviveAll(database);
      writeFileSync(join(folder, `.${reference}.json.4711.unfinished`), 'Dolores');
    }
    const outgoingFolder = String(folders[2]);
    await forget(database, reference, outgoingFolder);
    await eraseLeftovers(officeOn(database, { outgoingFolder }));
    const bytes = [
      ...folders.map(readFolder),
      readFolder(dirname(earlier.location)),
      await readEverything(address, database),
    ].join('\n');
    expect(traces.filter((trace) => bytes.includes(trace))).toEqual([]);
  });

  it('erases at the next round what another server forgot and what crashes left unfinished, and nothing that is being written', async () => {
    const database = await openFreshDatabase(kind);
    const folder = makeFolder();
    const { reference } = await intakeOn(database).receive(sampleSubmission());
    const { reference: kept } = await intakeOn(database).receive(sampleSubmission({ idempotencyKey: '2' }));
    const [leftByCrash, beingWritten] = [`.${kept}.json.4711.unfinished`, `.${kept}.json.4712.unfinished`];
    const ofForgotten = [`${reference}.json`, `.${reference}.json.4712.unfinished`];
    for (const name of [...ofForgotten, `${kept}.json`, leftByCrash, beingWritten])
      writeFileSync(join(folder, name), 'Dolores');
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    utimesSync(join(folder, leftByCrash), twoHoursAgo, twoHoursAgo);
    await forget(database, reference);
    await sweepFiles({ database, outgoingFolder: folder });
    expect(readdirSync(folder).toSorted()).toEqual([beingWritten, `${kept}.json`]);
  });

  it('erases old leads from the raw files, and at a later round from those that could not be written before', async () => {
    const { address, database } = await openFreshDatabaseAt(kind);
    const { reference } = await intakeOn(database, Date.now() - 731 * (yearMs / 365)).receive(
      sampleSubmission(),
    );
    const earlier = await makeEarlierDatabase(database, reference);
    // Somebody is in the middle of reading both.
    let isRead = true;
    const inUse: LeadDatabase = {
      ...database,
      eraseTraces: () => (isRead ? Promise.reject(new Error('in use')) : database.eraseTraces()),
    };
    const lock = new DatabaseSync(earlier.location);
    lock.exec('begin exclusive');
    const today = Date.now();
    await database.queries
      .insertInto('clock_checks')
      .values({ id: 1, believed_at: today, doubted_since: null })
      .execute();
    const troubled = await doRounds(inUse, () => today);
    expect(troubled.filter(({ level }) => level === 'error')).toMatchObject([
      { facts: { undelivered: 1 } },
      {
        facts: {
          reason: expect.stringMatching(
            kind === 'sqlite' ? /^in use.+still holds copies/ : /still holds copies/,
          ),
        },
      },
    ]);
    expect(await leadOf(database, reference)).toMatchObject({ lead_json: null });
    lock.exec('rollback');
    lock.close();
    isRead = false;
    const lines = await doRounds(inUse, () => today);
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
    const bytes = [readFolder(dirname(earlier.location)), await readEverything(address, database)].join('\n');
    expect(traces.filter((trace) => bytes.includes(trace))).toEqual([]);
  });
});

describeOnOneDatabase('rounds by the clock', (kind) => {
  /** Whose file need not be looked through in every round. */
  const openUndamaged = async () => ({ ...(await openFreshDatabase(kind)), findDamage: async () => null });

  it('forgets nobody when the clock jumps by years, in either direction, until it has gone on like that', async () => {
    const database = await openUndamaged();
    await intakeOn(database).receive(sampleSubmission());
    const isForgotten = async () =>
      (await database.queries.selectFrom('leads').select('forgotten_at').executeTakeFirst())?.forgotten_at !==
      null;
    const today = Date.now();
    await doRounds(database, () => today);
    for (const jump of [3 * yearMs, -3 * yearMs]) {
      const lines = await doRounds(database, () => today + jump);
      expect(lines).toMatchObject([
        { level: 'error', message: expect.stringContaining('the clock has jumped') },
        { level: 'info' },
      ]);
      expect(await isForgotten()).toBe(false);
      await doRounds(database, () => today);
    }
    const dayMs = yearMs / 365;
    for (const day of [0, 6]) await doRounds(database, () => today + 3 * yearMs + day * dayMs);
    expect(await isForgotten()).toBe(false);
    const lines = await doRounds(database, () => today + 3 * yearMs + 7 * dayMs);
    expect(await isForgotten()).toBe(true);
    expect(lines[0]).toMatchObject({ level: 'error', facts: { undelivered: 1 } });
  });

  it('stores leads in the present while the clock is years behind', async () => {
    const database = await openUndamaged();
    const today = Date.now();
    await doRounds(database, () => today);
    const clock = createCheckedClock({ now: () => today - 3 * yearMs });
    expect(await clock.check(database)).toBe(false);
    const startedAt = clock.now();
    expect(startedAt).toBeGreaterThanOrEqual(today);
    await eventually(() => clock.now() > startedAt).toBe(true);
  });

  it('counts what waits in quarantine, at the start and once a day', async () => {
    const database = await openUndamaged();
    await intakeOn(database).receive(sampleSubmission({ quarantine: 'honeypot-filled' }));
    const lines = await doRounds(database, Date.now);
    expect(lines.map(({ level, facts }) => [level, facts])).toEqual([
      ['warn', { quarantined: 1 }],
      ['info', { received: 1, due: 0, gaveUp: 0, quarantined: 1 }],
      ['warn', { quarantined: 1 }],
    ]);
  });
});

describe('a database file that was removed while the server was running', () => {
  /** An empty database in the place of one with this lead, and what was rescued of that beside it. */
  async function openAfterRescue(receivedAt = Date.now()) {
    const address = await makeDatabase('sqlite');
    const lost = openDatabase(address, { log: logBook().log, onFileGone: () => {} });
    await lost.migrate();
    const { reference } = await intakeOn(lost, receivedAt).receive(sampleSubmission());
    for (const end of ['', '-wal', '-shm']) rmSync(lost.location + end);
    await lost.close();
    const database = openForTest(address);
    await database.migrate();
    const readRescued = () => readFolder(dirname(database.location));
    expect(readRescued()).toContain('Dolores');
    return { database, office: officeOn(database), reference, readRescued };
  }

  // Proves 10.85.
  it('is in reach of "forget", whether the present one has the lead or not', async () => {
    const { office, reference, readRescued } = await openAfterRescue();
    await expect(forgetLead(office, 'APR-0000-0000')).rejects.toThrow('There is no lead APR-0000-0000');
    await forgetLead(office, reference);
    expect(traces.filter((trace) => readRescued().includes(trace))).toEqual([]);
    await forgetLead(office, reference);

    const both = await openAfterRescue();
    const { reference: same } = await intakeOn(both.database).receive(sampleSubmission());
    await both.database.queries
      .updateTable('leads')
      .set({ reference: both.reference })
      .where('reference', '=', same)
      .execute();
    await forgetLead(both.office, both.reference);
    expect(traces.filter((trace) => both.readRescued().includes(trace))).toEqual([]);
  });

  it('is looked at every day: old leads are forgotten, and what is left to do is said', async () => {
    const { database, readRescued } = await openAfterRescue(Date.now() - 731 * (yearMs / 365));
    const lines = await doRounds(database, Date.now);
    expect(lines).toMatchObject([
      { level: 'warn', facts: { undelivered: 2 }, message: expect.stringContaining('ops/runbook/') },
      { level: 'error', facts: { undelivered: 1 } },
      { level: 'info', facts: { forgotten: 1 } },
      { level: 'info' },
    ]);
    expect(traces.filter((trace) => readRescued().includes(trace))).toEqual([]);
  });

  it('is named as long as what is left of it cannot be opened', async () => {
    const { database, office } = await openAfterRescue();
    const damaged = join(dirname(database.location), 'leads-rescued-20261123T093518123Z.db.damaged');
    writeFileSync(damaged, 'Dolores');
    const { reference } = await intakeOn(database).receive(sampleSubmission());
    await expect(forgetLead(office, reference)).rejects.toThrow(`${damaged} holds what is left`);
  });
});

it('a damaged database file is found by the daily work, at the start, and told', async () => {
  const database = { ...(await openFreshDatabase('sqlite')), findDamage: async () => 'Tree 5 page 6' };
  const told: string[] = [];
  const lines = await doRounds(database, Date.now, (what) => told.push(what));
  expect(lines[0]).toMatchObject({ level: 'error', facts: { found: 'Tree 5 page 6' }, message: told[0] });
  expect(told).toEqual([expect.stringContaining('is damaged: export the leads and restore a backup')]);
});
