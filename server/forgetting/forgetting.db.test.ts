import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import {
  describeOnBothDatabases,
  makeDatabase,
  openForTest,
  openFreshDatabase,
} from '../../tests/fresh-databases.ts';
import {
  carrierThat,
  delivered,
  eventually,
  logBook,
  startRelay,
  statesOf,
} from '../../tests/relays-under-test.ts';
import { sampleLead, sampleSubmission } from '../../tests/sample-submissions.ts';
import type { DatabaseAddress, LeadDatabase } from '../database/lead-database.ts';
import { findLeadByReference } from '../database/leads.ts';
import { createDiskCarrier } from '../delivery/disk.ts';
import { createIntake } from '../intake/intake.ts';
import { systemClock, systemRandom } from '../platform/clock-and-random.ts';
import { forgetPeople } from './forget-people.ts';
import { forgetOldLeads, keepForgettingOldLeads } from './retention.ts';

const traces = ['Dolores', 'dolores.umber@example.org', '937.555.0188', '9375550188', 'Shingles on the lawn'];

/** Everything that can still be read of the leads: the raw files of SQLite, every row of PostgreSQL. */
async function readEverything(address: DatabaseAddress, database: LeadDatabase): Promise<string> {
  if (address.kind === 'sqlite') {
    const folder = dirname(address.path);
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
      .join('\n');
  }
  const tables = ['leads', 'outbox_entries', 'deliveries'];
  const rows = await Promise.all(
    tables.map((table) => sql`select t::text as row from ${sql.table(table)} as t`.execute(database.queries)),
  );
  return JSON.stringify(rows);
}

function intakeOn(database: LeadDatabase, now = Date.now()) {
  return createIntake({
    database,
    carriers: ['disk', 'webhook'],
    clock: { now: () => now },
    random: systemRandom,
  });
}

describeOnBothDatabases('forgetting people', (kind) => {
  it('erases one person from every table, from the raw files and from copies, and keeps the count', async () => {
    const address = await makeDatabase(kind);
    const database = openForTest(address);
    await database.migrate();
    const folder = mkdtempSync(join(tmpdir(), 'outgoing-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
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
    const before = await readEverything(address, database);
    expect(traces.filter((trace) => before.includes(trace))).toEqual(traces);
    expect(existsSync(join(folder, `${reference}.json`))).toBe(true);

    const lead = await findLeadByReference(database.queries, reference);
    // A second server is running meanwhile.
    const other = openForTest(address);
    expect(await other.migrationsAreCurrent()).toBe(true);
    await forgetPeople([lead as NonNullable<typeof lead>], {
      database,
      carriers: [disk, webhook],
      clock: systemClock,
    });
    await database.eraseTraces();

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
    const lead = await findLeadByReference(database.queries, reference);
    await forgetPeople([lead as NonNullable<typeof lead>], { database, carriers: [], clock: systemClock });
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
    const options = {
      database,
      carriers: [],
      clock: { now: () => now },
      retentionDays: 730,
      log: logBook().log,
    };
    expect(await forgetOldLeads(options)).toBe(1);
    expect(await forgetOldLeads(options)).toBe(0);
    expect(await findLeadByReference(database.queries, old.reference)).toMatchObject({
      lead_json: null,
      forgotten_at: now,
    });
    expect(await findLeadByReference(database.queries, young.reference)).toMatchObject({
      forgotten_at: null,
    });
  });

  it('forgets old leads when the server starts, and logs how many', async () => {
    const database = await openFreshDatabase(kind);
    await intakeOn(database, 0).receive(sampleSubmission());
    const { log, lines } = logBook();
    const end = keepForgettingOldLeads({
      database,
      carriers: [],
      clock: systemClock,
      retentionDays: 730,
      log,
    });
    onTestFinished(end);
    await eventually(() => lines).toMatchObject([{ level: 'info', facts: { forgotten: 1 } }]);
  });
});
