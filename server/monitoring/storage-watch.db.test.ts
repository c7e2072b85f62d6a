import { rmSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  allowWrites,
  describeOnBothDatabases,
  makeDatabase,
  openFreshDatabaseAt,
} from '../../tests/fresh-databases.ts';
import { logBook } from '../../tests/relays-under-test.ts';
import { intakeOn, sampleLead, sampleSubmission } from '../../tests/sample-submissions.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { openDatabase } from '../database/open-database.ts';
import { createReadinessCheck } from '../intake/readiness.ts';
import { StoreUnavailable } from '../intake/submission.ts';
import { systemClock, systemRandom } from '../platform/clock-and-random.ts';
import type { StorageAlert } from './alert.ts';
import { createStorageWatch } from './storage-watch.ts';

const minute = 60_000;

/** A watch whose clock is moved by hand, and what it told. */
function watchThat(findTrouble: () => Promise<string | null> = async () => null) {
  let now = Date.now();
  const told: StorageAlert[] = [];
  const ways = { fail: false };
  const watch = createStorageWatch({
    clock: { now: () => now },
    alertOperator: async (alert) => {
      if (!ways.fail) told.push(alert);
      return !ways.fail;
    },
  });
  return {
    ...watch,
    told,
    ways,
    kinds: () => told.map(({ kind }) => kind),
    now: () => now,
    async lookAfter(minutes: number) {
      now += minutes * minute;
      await watch.look(findTrouble);
    },
  };
}

/** Asks the database again each time. */
const troubleOf = (database: LeadDatabase) => () =>
  createReadinessCheck({
    ...{ database, log: logBook().log, carriers: ['disk'] },
    clock: systemClock,
    random: systemRandom,
  })();

describeOnBothDatabases('somebody hears that requests cannot be stored', (kind) => {
  // Proves 10.88.
  it('once when it begins and once when it is over', async () => {
    const { address, database } = await openFreshDatabaseAt(kind);
    const watch = watchThat(troubleOf(database));
    await watch.lookAfter(1);
    await allowWrites(address, false);
    await watch.lookAfter(1);
    const since = watch.now();
    expect(watch.told).toEqual([]);
    await watch.lookAfter(1);
    await watch.lookAfter(30);
    expect(watch.told).toMatchObject([{ kind: 'not-storing', since }]);
    expect(watch.told[0]?.what).toMatch(/no writes|read-only/);
    await allowWrites(address, true);
    // PostgreSQL ended the connections; the pool finds out with the next question.
    await expect.poll(troubleOf(database)).toBeNull();
    await watch.lookAfter(1);
    await watch.lookAfter(1);
    expect(watch.told.slice(1)).toMatchObject([{ kind: 'storing-again', since }]);
  });
});

describe('somebody hears that requests cannot be stored', () => {
  const fail = (watch: ReturnType<typeof watchThat>, error = new StoreUnavailable('The disk is full.')) =>
    expect(watch.follow(Promise.reject(error))).rejects.toBe(error);

  it('also when leads fail while a look finds nothing, until one is stored', async () => {
    const watch = watchThat();
    await fail(watch);
    await watch.lookAfter(1);
    expect(watch.told).toMatchObject([
      { kind: 'not-storing', what: expect.stringMatching(/^The disk is full\. /) },
    ]);
    await fail(watch);
    await watch.lookAfter(1);
    await watch.follow(Promise.resolve('stored'));
    await watch.lookAfter(1);
    expect(watch.kinds()).toEqual(['not-storing', 'storing-again']);
  });

  it('and that it is over as soon as a look finds it, when looks could see it', async () => {
    let reason: string | null = 'The disk is full.';
    const watch = watchThat(async () => reason);
    await fail(watch);
    await watch.lookAfter(1);
    reason = null;
    await watch.lookAfter(1);
    expect(watch.kinds()).toEqual(['not-storing', 'storing-again']);
  });

  it('not of what is over within a minute, nor of a lead that its row would not take', async () => {
    const watch = watchThat();
    await fail(watch);
    await watch.follow(Promise.resolve('stored'));
    await watch.lookAfter(1);
    const tooLong = Object.assign(new Error('value too long'), { code: '22001' });
    await fail(watch, new StoreUnavailable('The lead could not be stored.', tooLong));
    await watch.lookAfter(2);
    expect(watch.told).toEqual([]);
  });

  it('although the clock was ahead when it began and nobody could be reached', async () => {
    const watch = watchThat(async () => 'gone');
    watch.ways.fail = true;
    await watch.lookAfter(5 * 60);
    await watch.lookAfter(1);
    watch.ways.fail = false;
    await watch.lookAfter(-5 * 60);
    expect(watch.kinds()).toEqual(['not-storing']);
  });

  it('as soon as somebody can be reached', async () => {
    const watch = watchThat(async () => 'gone');
    watch.ways.fail = true;
    await watch.lookAfter(1);
    await watch.lookAfter(1);
    watch.ways.fail = false;
    await watch.lookAfter(1);
    expect(watch.told).toEqual([]);
    await watch.lookAfter(5);
    expect(watch.kinds()).toEqual(['not-storing']);
  });

  // Proves 10.89.
  it('of a damaged file once', async () => {
    const watch = watchThat();
    watch.damaged('the file is damaged');
    watch.damaged('the file is damaged');
    await watch.lookAfter(24 * 60);
    expect(watch.told).toMatchObject([{ kind: 'database-damaged', what: 'the file is damaged' }]);
  });

  // Proves 10.85.
  it.each([['', '-wal', '-shm'], ['-wal']])(
    'at once and no second time when the file, or its log alone, is removed under the server',
    async (...ends) => {
      const address = await makeDatabase('sqlite');
      const { log, lines } = logBook();
      const database: LeadDatabase = openDatabase(address, {
        log,
        onFileGone: (what) => watch.fileGone(what),
      });
      onTestFinished(() => database.close());
      const watch = watchThat(troubleOf(database));
      await database.migrate();
      const intake = intakeOn(database);
      const store = (name: string) =>
        intake.receive(sampleSubmission({ lead: sampleLead(name), idempotencyKey: name }));
      await store('a');
      watch.ways.fail = true;
      for (const end of ends) rmSync(('path' in address ? address.path : '') + end);
      await expect(store('b')).rejects.toThrow(StoreUnavailable);
      expect(await troubleOf(database)()).not.toBeNull();
      watch.ways.fail = false;
      await watch.lookAfter(6);
      await watch.lookAfter(6);
      expect(watch.kinds()).toEqual(['database-file-gone']);
      expect(lines.map(({ level }) => level)).toEqual(['error']);
    },
  );
});
