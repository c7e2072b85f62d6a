import { mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  makeDatabase,
  openForTest,
  openFreshDatabase,
  openFreshDatabaseAt,
} from '../../tests/fresh-databases.ts';
import { logBook } from '../../tests/relays-under-test.ts';
import { intakeOn, sampleLead, sampleSubmission } from '../../tests/sample-submissions.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { openDatabase } from '../database/open-database.ts';
import { findRescued } from '../database/sqlite/rescue.ts';
import { StoreUnavailable } from './submission.ts';

const countStored = async (database: LeadDatabase) =>
  (await database.queries.selectFrom('leads').select('id').execute()).length;

describe('a lead that cannot be stored is never called received', () => {
  // One that stays locked: tests/chaos/store-in-trouble.db.test.ts.
  it('waits a moment for a locked file', async () => {
    const { address, database } = await openFreshDatabaseAt('sqlite');
    const other = new DatabaseSync('path' in address ? address.path : '');
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    const waiting = intakeOn(database).receive(sampleSubmission());
    setTimeout(() => other.exec('rollback'), 1_000);
    expect(await waiting).toMatchObject({ isRepeat: false });
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
    await database.migrate();
    expect(await intake.receive(sampleSubmission())).toMatchObject({ isRepeat: false });
  });

  describe('when somebody changes the database file under a running server', () => {
    async function openFile() {
      const address = await makeDatabase('sqlite');
      if (address.kind !== 'sqlite') throw new Error('Not a file.');
      const { path } = address;
      const openAgain = () => {
        const { log, lines } = logBook();
        const database = openDatabase(address, { log, onFileGone: () => {} });
        onTestFinished(() => database.close());
        const intake = intakeOn(database);
        const store = async (name: string) =>
          (await intake.receive(sampleSubmission({ lead: sampleLead(name), idempotencyKey: name })))
            .reference;
        return { database, store, lines };
      };
      const rescued = () =>
        findRescued(path).map((file) => {
          const reader = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
          const { integrity_check: verdict } = reader.prepare('pragma integrity_check').get() ?? {};
          const leads = reader.prepare('select reference from leads order by received_at, reference').all();
          reader.close();
          expect(verdict).toBe('ok');
          expect(statSync(file).mode & 0o777).toBe(0o600);
          return leads.map(({ reference }) => String(reference));
        });
      const server = openAgain();
      await server.database.migrate();
      return { path, openAgain, rescued, ...server };
    }

    it('keeps what came in before the last start, too, when the file is emptied', async () => {
      const { path, database, store, openAgain, rescued } = await openFile();
      const kept = [];
      for (let place = 0; place < 200; place += 1) kept.push(await store(`${place} ${'x'.repeat(500)}`));
      await database.close();
      const again = openAgain();
      kept.push(await again.store('since'));
      truncateSync(path);
      await expect(again.store('meanwhile')).rejects.toThrow(StoreUnavailable);
      await expect(again.store('meanwhile')).rejects.toThrow(StoreUnavailable);
      expect(rescued().map((references) => references.toSorted())).toEqual([kept.toSorted()]);
    });

    it('finds what is damaged on the disk, also while it is open', async () => {
      const { path, database, store, openAgain } = await openFile();
      await store('a');
      expect(await database.findDamage()).toBeNull();
      await database.close();
      const whole = readFileSync(path);
      const again = openAgain();
      await again.store('b');
      expect(await again.database.findDamage()).toBeNull();
      // Where the log has nothing newer.
      writeFileSync(path, Buffer.from(whole).fill(0xff, 5 * 4_096, 40 * 4_096), { flag: 'r+' });
      expect(await again.database.findDamage()).toMatch(/page|malformed/i);
    });

    it('keeps what was in a file that was deleted just before the server stops', async () => {
      const { path, database, store, rescued } = await openFile();
      const reference = await store('a');
      for (const end of ['', '-wal', '-shm']) rmSync(path + end);
      await database.close();
      expect(rescued()).toEqual([[reference]]);
    });

    it('keeps it for each of two servers on one file', async () => {
      const { path, openAgain, store, rescued } = await openFile();
      const other = openAgain();
      const kept = [await store('a'), await other.store('b')].toSorted();
      for (const end of ['', '-wal', '-shm']) rmSync(path + end);
      for (const each of [store, other.store]) await expect(each('c')).rejects.toThrow(StoreUnavailable);
      await Promise.all([store, other.store].map((each) => expect(each('c')).rejects.toThrow()));
      expect(rescued().map((references) => references.toSorted())).toEqual([kept, kept]);
    });

    it('leaves rescuing to the server when a command of the operator has the file open', async () => {
      const { path, rescued } = await openFile();
      const command = openForTest({ kind: 'sqlite', path });
      expect(await countStored(command)).toBe(0);
      for (const end of ['', '-wal', '-shm']) rmSync(path + end);
      await expect(countStored(command)).rejects.toThrow('was removed while it was open');
      expect(rescued()).toEqual([]);
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
