import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeDatabase, openForTest, openFreshDatabase } from '../../tests/fresh-databases.ts';
import { startPostgres } from '../../tests/real-postgres.ts';
import { logBook } from '../../tests/relays-under-test.ts';
import { sampleLead, sampleSubmission } from '../../tests/sample-submissions.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { findLeadByReference, forgetLeads } from '../database/leads.ts';
import { openDatabase } from '../database/open-database.ts';
import { systemClock, systemRandom } from '../platform/clock-and-random.ts';
import { createIntake } from './intake.ts';
import { StoreUnavailable } from './submission.ts';

function intakeOn(database: LeadDatabase) {
  return createIntake({ database, carriers: ['disk'], clock: systemClock, random: systemRandom });
}

const countStored = async (database: LeadDatabase) =>
  (await database.queries.selectFrom('leads').select('id').execute()).length;

describe('a lead that cannot be stored is never called received', () => {
  it('waits a moment for a locked file, then refuses the lead, and works again once the lock is gone', async () => {
    const address = await makeDatabase('sqlite');
    const database = openForTest(address);
    await database.migrate();
    const intake = intakeOn(database);
    const other = new DatabaseSync('path' in address ? address.path : '');
    onTestFinished(() => other.close());

    other.exec('begin immediate');
    const waiting = intake.receive(sampleSubmission({ idempotencyKey: 'short' }));
    setTimeout(() => other.exec('rollback'), 1_000);
    expect(await waiting).toMatchObject({ isRepeat: false });

    other.exec('begin immediate');
    await expect(intake.receive(sampleSubmission({ idempotencyKey: 'long' }))).rejects.toThrow(
      StoreUnavailable,
    );
    other.exec('rollback');
    expect(await intake.receive(sampleSubmission({ idempotencyKey: 'long' }))).toMatchObject({
      isRepeat: false,
    });
    expect(await countStored(database)).toBe(2);
  });

  it('refuses the lead when the disk is full, keeps what it had, and works again once there is room', async () => {
    const database = await openFreshDatabase('sqlite');
    const intake = intakeOn(database);
    await intake.receive(sampleSubmission({ idempotencyKey: 'before' }));
    await sql`pragma max_page_count = 1`.execute(database.queries);
    const large = sampleSubmission({ lead: sampleLead('x'.repeat(100_000)), idempotencyKey: 'large' });
    await expect(intake.receive(large)).rejects.toThrow(/full/);
    expect(await countStored(database)).toBe(1);
    await sql`pragma max_page_count = 1000000`.execute(database.queries);
    expect(await intake.receive(large)).toMatchObject({ isRepeat: false });
  });

  it('refuses the lead when the folder cannot be used, and works as soon as it can', async () => {
    const address = await makeDatabase('sqlite');
    const folder = join('path' in address ? address.path : '', '..', 'not-yet');
    writeFileSync(folder, 'a file where the folder should be');
    const database = openForTest({ kind: 'sqlite', path: join(folder, 'leads.db') });
    const intake = intakeOn(database);
    await expect(intake.receive(sampleSubmission())).rejects.toThrow(StoreUnavailable);
    rmSync(folder);
    mkdirSync(folder);
    expect(await intake.receive(sampleSubmission())).toMatchObject({ isRepeat: false });
  });

  describe('when somebody changes the database file under a running server', () => {
    async function openFile() {
      const address = await makeDatabase('sqlite');
      if (address.kind !== 'sqlite') throw new Error('Not a file.');
      const { path } = address;
      const { log, lines } = logBook();
      const database = openDatabase(address, log);
      onTestFinished(() => database.close());
      await database.migrate();
      const intake = intakeOn(database);
      const store = async (name: string) =>
        (await intake.receive(sampleSubmission({ lead: sampleLead(name), idempotencyKey: name }))).reference;
      const stored = () => {
        const reader = new DatabaseSync(path, { readOnly: true });
        const { integrity_check: verdict } = reader.prepare('pragma integrity_check').get() ?? {};
        const leads = reader.prepare('select reference from leads order by received_at, reference').all();
        const entries = reader.prepare('select count(*) as entries from outbox_entries').get();
        reader.close();
        expect([verdict, entries?.entries]).toEqual(['ok', leads.length]);
        return leads.map(({ reference }) => String(reference));
      };
      const backUp = (to: string) => {
        const reader = new DatabaseSync(path, { readOnly: true });
        reader.prepare('vacuum into ?').run(to);
        reader.close();
      };
      return { path, database, store, stored, backUp, lines };
    }

    it.each([
      ['deleted with its log', ['', '-wal', '-shm']],
      ['deleted without its log', ['']],
    ])('keeps what was in a file that was %s, and says so once', async (_what, ends) => {
      const { path, store, stored, lines } = await openFile();
      const before = [await store('a'), await store('b')];
      for (const end of ends) rmSync(path + end);
      const after = await store('c');
      expect(stored().toSorted()).toEqual([...before, after].toSorted());
      expect(lines).toMatchObject([{ level: 'error', facts: { leads: 2 } }]);
      expect(lines[0]?.message).toMatch(/was removed while the server was running.+Stop the server before/);
      expect(statSync(path).mode & 0o777).toBe(0o600);
    });

    it('adds to a backup that was put in its place what came after it, and ruins neither', async () => {
      const { path, store, stored, backUp, lines } = await openFile();
      const inBackup = [];
      for (let place = 0; place < 200; place += 1)
        inBackup.push(await store(`early ${place} ${'x'.repeat(500)}`));
      backUp(`${path}.backup`);
      const later = [];
      for (let place = 0; place < 300; place += 1)
        later.push(await store(`late ${place} ${'x'.repeat(500)}`));
      renameSync(`${path}.backup`, path);
      const after = await store('after');
      expect(stored().toSorted()).toEqual([...inBackup, ...later, after].toSorted());
      expect(lines).toMatchObject([{ level: 'error', facts: { leads: 300 } }]);
    });

    it('brings nobody back who was forgotten since the backup', async () => {
      const { path, database, store, stored, backUp } = await openFile();
      const forgotten = await store('Shingles of somebody who is forgotten');
      const kept = await store('kept');
      backUp(`${path}.backup`);
      const lead = await findLeadByReference(database.queries, forgotten);
      await database.transaction((transaction) => forgetLeads(transaction, [lead?.id ?? ''], Date.now()));
      renameSync(`${path}.backup`, path);
      const after = await store('after');
      expect(stored().toSorted()).toEqual([forgotten, kept, after].toSorted());
      expect(await findLeadByReference(database.queries, forgotten)).toMatchObject({ lead_json: null });
      await database.close();
      expect(readFileSync(path, 'latin1')).not.toContain('Shingles of somebody');
    });

    it('keeps what was in a file that was deleted just before the server stops', async () => {
      const { path, database, store, stored } = await openFile();
      const reference = await store('a');
      for (const end of ['', '-wal', '-shm']) rmSync(path + end);
      await database.close();
      expect(stored()).toEqual([reference]);
    });

    it('holds on to the old file while what lies in its place is no database', async () => {
      const { path, store, stored, lines } = await openFile();
      const before = await store('a');
      rmSync(path);
      writeFileSync(path, 'This is a shopping list, and a long one at that.\n'.repeat(50));
      await expect(store('meanwhile')).rejects.toThrow(StoreUnavailable);
      await expect(store('meanwhile')).rejects.toThrow(StoreUnavailable);
      rmSync(path);
      const after = await store('meanwhile');
      expect(stored().toSorted()).toEqual([before, after].toSorted());
      expect(lines).toHaveLength(1);
    });

    it('works for two servers on one file', async () => {
      const { path, store, stored } = await openFile();
      const other = openForTest({ kind: 'sqlite', path });
      const otherIntake = intakeOn(other);
      const first = await store('a');
      const { reference: second } = await otherIntake.receive(sampleSubmission({ idempotencyKey: 'b' }));
      for (const end of ['', '-wal', '-shm']) rmSync(path + end);
      const third = await store('c');
      const { reference: fourth } = await otherIntake.receive(sampleSubmission({ idempotencyKey: 'd' }));
      const fifth = await store('e');
      expect(stored().toSorted()).toEqual([first, second, third, fourth, fifth].toSorted());
    });
  });

  it('refuses the lead when the file is no database', async () => {
    const address = await makeDatabase('sqlite');
    writeFileSync(
      'path' in address ? address.path : '',
      'This is a shopping list, and a long one at that.\n'.repeat(50),
    );
    await expect(intakeOn(openForTest(address)).receive(sampleSubmission())).rejects.toThrow(
      StoreUnavailable,
    );
  });

  it('fails everybody who waits, at once, when PostgreSQL is gone, and works again when it is back', async () => {
    const postgres = await startPostgres({ syncsToDisk: false });
    onTestFinished(postgres.stop);
    const database = openForTest({ kind: 'postgres', url: postgres.url });
    await database.migrate();
    const intake = intakeOn(database);
    await intake.receive(sampleSubmission({ idempotencyKey: 'before' }));

    await postgres.kill();
    const startedAt = performance.now();
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, place) =>
        intake.receive(sampleSubmission({ idempotencyKey: `${place}` })),
      ),
    );
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(StoreUnavailable);
    }
    expect(performance.now() - startedAt).toBeLessThan(12_000);

    await postgres.start();
    for (let place = 0; place < 50; place++) {
      expect(await intake.receive(sampleSubmission({ idempotencyKey: `${place}` }))).toMatchObject({
        isRepeat: false,
      });
    }
    expect(await countStored(database)).toBe(51);
  });

  it('turns away what it cannot queue instead of filling the memory', async () => {
    const database = await openFreshDatabase('sqlite');
    const { promise: blocked, resolve } = Promise.withResolvers<void>();
    const intake = intakeOn({
      ...database,
      transaction: (work) => blocked.then(() => database.transaction(work)),
    });
    const receiving = Array.from({ length: 1_500 }, (_, place) =>
      intake.receive(sampleSubmission({ idempotencyKey: `${place}` })),
    );
    const settled = Promise.allSettled(receiving);
    resolve();
    const kept = (await settled).filter(({ status }) => status === 'fulfilled');
    expect(kept).toHaveLength(1_000);
    expect(await countStored(database)).toBe(1_000);
  });
});
