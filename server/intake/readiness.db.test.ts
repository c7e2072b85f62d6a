import { expect, it } from 'vitest';
import {
  allowWrites,
  describeOnBothDatabases,
  describeOnOneDatabase,
  makeDatabase,
  openForTest,
  openFreshDatabase,
  openFreshDatabaseAt,
} from '../../tests/fresh-databases.ts';
import { logBook } from '../../tests/relays-under-test.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { systemClock, systemRandom } from '../platform/clock-and-random.ts';
import { createReadinessCheck } from './readiness.ts';

function readinessOf(database: LeadDatabase) {
  const { log, lines } = logBook();
  const carriers = ['disk', 'smtp'] as const;
  const findTrouble = createReadinessCheck({
    ...{ database, log, carriers },
    clock: systemClock,
    random: systemRandom,
  });
  return { isReady: async () => (await findTrouble()) === null, lines };
}
const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1_050));

describeOnBothDatabases('a server is ready when a lead could be stored now', (kind) => {
  it('and finding that out leaves no lead behind', async () => {
    const database = await openFreshDatabase(kind);
    const { isReady, lines } = readinessOf(database);
    expect(await isReady()).toBe(true);
    for (const table of ['leads', 'outbox_entries', 'deliveries'] as const)
      expect(await database.queries.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(lines).toEqual([]);
  });

  it('and not before its tables are there', async () => {
    const database = openForTest(await makeDatabase(kind));
    const { isReady, lines } = readinessOf(database);
    expect(await isReady()).toBe(false);
    await database.migrate();
    await aSecond();
    expect(await isReady()).toBe(true);
    expect(lines.map(({ level }) => level)).toEqual(['error', 'info']);
  });

  it('not while writes are refused, and says so once', async () => {
    const { address, database } = await openFreshDatabaseAt(kind);
    const { isReady, lines } = readinessOf(database);
    expect(await isReady()).toBe(true);
    await allowWrites(address, false);
    await aSecond();
    expect(await isReady()).toBe(false);
    await aSecond();
    expect(await isReady()).toBe(false);
    expect(lines.map(({ level }) => level)).toEqual(['error']);
    await allowWrites(address, true);
    await aSecond();
    await expect.poll(isReady).toBe(true);
    expect(lines.map(({ level }) => level)).toEqual(['error', 'info']);
  });
});

describeOnOneDatabase('whether a server is ready', (kind) => {
  it('is asked of the database once a second at most, however many ask', async () => {
    const database = await openFreshDatabase(kind);
    let asked = 0;
    const { isReady } = readinessOf({
      ...database,
      transaction: (work) => {
        asked += 1;
        return database.transaction(work);
      },
    });
    const answers = await Promise.all(Array.from({ length: 50 }, () => isReady()));
    expect([new Set(answers), asked]).toEqual([new Set([true]), 1]);
    await aSecond();
    await isReady();
    expect(asked).toBe(2);
  });
});
