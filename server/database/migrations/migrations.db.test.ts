import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { CompiledQuery, sql } from 'kysely';
import { expect, it } from 'vitest';
import { composeNotice } from '#leads/notice/compose-notice.ts';
import {
  describeOnBothDatabases,
  makeDatabase,
  openForTest,
  openFreshDatabase,
} from '../../../tests/fresh-databases.ts';
import { carrierThat, delivered, eventually, startRelay } from '../../../tests/relays-under-test.ts';
import { backfillSearchColumns } from '../../office/backfill-search-columns.ts';
import { findLeadsToBackfill } from '../lead-list.ts';
import { countQuarantined } from '../leads.ts';
import { allMigrations, applyMigrations, findMissingMigrations } from './apply-migrations.ts';

const names = allMigrations.map(({ name }) => name);

/** What each server does when it starts, in a process of its own. Prints the migrations it applied. */
const startOfAServer = `
  const { openDatabase } = await import('./server/database/open-database.ts');
  const database = openDatabase(JSON.parse(process.argv[1]));
  console.log(JSON.stringify(await database.migrate()));
  await database.close();
`;

describeOnBothDatabases('bringing the tables up to date', (kind) => {
  it('applies every migration once and names it', async () => {
    const database = openForTest(await makeDatabase(kind));
    await expect(findMissingMigrations(database.queries)).rejects.toThrow();
    expect(await database.migrate()).toEqual(names);
    expect(await findMissingMigrations(database.queries)).toEqual([]);
    expect(await database.migrate()).toEqual([]);
  });

  it('says that the tables are behind when a migration is missing', async () => {
    const database = openForTest(await makeDatabase(kind));
    await database.migrate();
    await database.queries.deleteFrom('applied_migrations').execute();
    expect(await findMissingMigrations(database.queries)).not.toEqual([]);
  });

  it('lets an older server work on the tables of a newer one', async () => {
    const database = openForTest(await makeDatabase(kind));
    await database.migrate();
    await database.queries
      .insertInto('applied_migrations')
      .values({ number: 999, name: 'from-the-future', applied_at: 0 })
      .execute();
    expect(await database.migrate()).toEqual([]);
    expect(await findMissingMigrations(database.queries)).toEqual([]);
  });

  it('lets 0.2.2 store requests on the tables of today, and delivers and describes them', async () => {
    const database = await openFreshDatabase(kind);
    // What 0.2.2 ran when it took one request of each form at the same moment, with SQLite's marks for the values.
    const recorded = new URL('../../../tests/statements-of-0.2.2.jsonl', import.meta.url);
    for (const line of readFileSync(recorded, 'utf8').trim().split('\n')) {
      const { statement, values } = JSON.parse(line);
      let place = 0;
      const marked = kind === 'sqlite' ? statement : statement.replaceAll('?', () => `$${++place}`);
      await database.queries.executeQuery(CompiledQuery.raw(marked, values));
    }
    expect(await backfillSearchColumns({ database })).toBe(4);
    const { carrier, leads } = carrierThat(() => delivered, 'disk');
    startRelay(database, [carrier], { composeNotice });
    await eventually(() => leads.length).toBe(4);
    expect(leads.map(({ fields }) => fields.email)).toEqual(Array(4).fill('dana@example.org'));
  });

  it('leaves nothing behind when a migration fails half-way', async () => {
    const database = openForTest(await makeDatabase(kind));
    // In the way of a later statement of the first migration.
    await database.transaction((transaction) =>
      transaction.schema.createTable('deliveries').addColumn('id', 'text').execute(),
    );
    await expect(database.migrate()).rejects.toThrow();
    await database.transaction((transaction) => transaction.schema.dropTable('deliveries').execute());
    expect(await database.migrate()).toEqual(names);
  });

  it('lets out whom an earlier release withheld for being quick, and only those', async () => {
    const database = openForTest(await makeDatabase(kind));
    await database.transaction((transaction) => applyMigrations(transaction, 0, allMigrations.slice(0, 1)));
    for (const reason of ['filled-too-fast', 'honeypot-filled']) {
      await sql`insert into leads (id, reference, form, received_at, quarantine_reason)
        values (${reason}, ${reason}, 'home', 1, ${reason})`.execute(database.queries);
      await sql`insert into outbox_entries (id, lead_id, carrier, state, attempts, due_at, created_at)
        values (${reason}, ${reason}, 'smtp', 'withheld', 0, 1, 1)`.execute(database.queries);
    }
    await database.migrate();
    const entries = await database.queries.selectFrom('outbox_entries').select(['id', 'state']).execute();
    expect(entries.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
      { id: 'filled-too-fast', state: 'due' },
      { id: 'honeypot-filled', state: 'withheld' },
    ]);
    expect(await countQuarantined(database.queries)).toBe(1);
  });

  it('has every lead described again that an earlier release kept, and nobody who is forgotten', async () => {
    const database = openForTest(await makeDatabase(kind));
    const before = allMigrations.filter(({ number }) => number < 13);
    await database.transaction((transaction) => applyMigrations(transaction, 0, before));
    const kept = [
      'ruth baker',
      'jose nunez',
      'sean o’brien',
      "pat o'neil",
      'łukasz',
      'ann smith\u2010lee',
      null,
    ];
    for (const [place, text] of kept.entries())
      await sql`insert into leads (id, reference, form, received_at, search_text, forgotten_at)
        values (${String(place)}, ${String(place)}, 'home', 1, ${text}, ${text === null ? 1 : null})`.execute(
        database.queries,
      );
    await database.migrate();
    const described = (await findLeadsToBackfill(database.queries, 10)).map(({ id }) => id);
    expect(described.sort().join()).toBe('0,1,2,3,4,5');
  });

  it('is safe when two servers start at the same moment', async () => {
    const address = await makeDatabase(kind);
    const applied = await Promise.all(
      Array.from({ length: 2 }, async () => {
        const { stdout } = await promisify(execFile)(
          process.execPath,
          ['--input-type=module', '-e', startOfAServer, JSON.stringify(address)],
          { cwd: new URL('../../..', import.meta.url) },
        );
        return JSON.parse(stdout) as string[];
      }),
    );
    expect(applied.flat()).toEqual(names);
    expect(await findMissingMigrations(openForTest(address).queries)).toEqual([]);
  });
});
