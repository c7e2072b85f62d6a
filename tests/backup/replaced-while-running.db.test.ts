// Somebody puts a backup in the place of the SQLite file while the server runs. Nothing that came in since is lost, and what
// was ended since stays ended.

import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { LeadDatabase } from '#server/database/lead-database.ts';
import { findLeadByReference } from '#server/database/leads.ts';
import {
  deleteSession,
  findCalendarFeed,
  findSession,
  replaceCalendarFeed,
} from '#server/database/people.ts';
import { deletePushDevice, findPushDevices, insertPushDevice } from '#server/database/push-devices.ts';

import { carriedRows } from '#server/database/sqlite/carry-over.ts';
import type { LeadTables } from '#server/database/tables.ts';
import { createIntake } from '#server/intake/intake.ts';
import { assignLead } from '#server/office/assign-lead.ts';
import { forgetLead } from '#server/office/forget-lead.ts';
import type { Office } from '#server/office/office.ts';
import { invitePerson, listPeople, removePerson } from '#server/office/people.ts';
import { recordProgress } from '#server/office/record-progress.ts';
import { createFolderStorage } from '#server/photographs/folder-storage.ts';
import { systemClock, systemRandom } from '#server/platform/clock-and-random.ts';
import { copyLeads } from '../../ops/backup/copy-leads.ts';
import { drawPhotograph } from '../draw-photograph.ts';
import { makeDatabase, openForTest } from '../fresh-databases.ts';
import { makePhotographFolder, photographsOn } from '../photographs-under-test.ts';
import { sampleSubmission } from '../sample-submissions.ts';

async function receiveOn(database: LeadDatabase, key: string) {
  const intake = createIntake({ database, carriers: ['disk'], clock: systemClock, random: systemRandom });
  const { reference } = await intake.receive(sampleSubmission({ idempotencyKey: key }));
  const lead = await findLeadByReference(database.queries, reference);
  if (!lead) throw new Error('The lead was not stored.');
  return lead;
}

/** An office at work, and a backup of what it has so far, to be put in the place of its file. */
async function openOffice() {
  const address = await makeDatabase('sqlite');
  if (address.kind !== 'sqlite') throw new Error('Not a file.');
  const database = openForTest(address);
  await database.migrate();
  const outgoingFolder = mkdtempSync(join(tmpdir(), 'outgoing-'));
  onTestFinished(() => rmSync(outgoingFolder, { recursive: true }));
  const storage = createFolderStorage(makePhotographFolder(), 0);
  const photographs = photographsOn(database, {
    storage,
    clock: { now: () => Date.now() + 2 * 60 * 60 * 1000 },
  });
  const office: Office = {
    database,
    clock: systemClock,
    random: systemRandom,
    outgoingFolder,
    photographs,
    personId: null,
  };
  const file = address.path;
  const backup = `${file}.backup`;
  return {
    database,
    office,
    photographs,
    storage,
    file,
    backup,
    backUp: () => copyLeads(address, backup),
    putBackupInPlace: () => renameSync(backup, file),
    receive: (key: string) => receiveOn(database, key),
    async invite(name: string) {
      await invitePerson(office, name);
      const person = (await listPeople(office)).find((each) => each.name === name);
      if (!person) throw new Error('Nobody was invited.');
      return person.id;
    },
    readAll: (table: keyof LeadTables) => database.queries.selectFrom(table).selectAll().execute(),
  };
}

test('a person with a photograph who was forgotten since the backup stays forgotten', async () => {
  const { database, office, photographs, receive, backUp, putBackupInPlace, readAll } = await openOffice();
  const { id, reference } = await receive('forgotten');
  await photographs.addWhole(id, await drawPhotograph(1, 200, 100), '198.51.100.7');
  await recordProgress(office, reference, {
    revision: 0,
    note: 'Key under the mat',
    stage: 'called',
    visitAt: null,
  });
  await backUp();
  await forgetLead(office, reference);
  putBackupInPlace();
  expect(await receive('afterwards')).toMatchObject({ forgotten_at: null });
  expect(await findLeadByReference(database.queries, reference)).toMatchObject({ lead_json: null });
  expect([await readAll('photographs'), await readAll('notes')]).toEqual([[], []]);
});

test('a request that somebody invited since the backup takes care of is carried over with what was written', async () => {
  const { database, office, invite, receive, backUp, putBackupInPlace, readAll } = await openOffice();
  await backUp();
  const personId = await invite('Ada');
  const { reference } = await receive('since');
  await recordProgress({ ...office, personId }, reference, {
    revision: 0,
    note: 'Wants slate',
    stage: 'called',
    visitAt: null,
  });
  await assignLead({ ...office, personId }, reference, personId);
  putBackupInPlace();
  expect(await findLeadByReference(database.queries, reference)).toMatchObject({ assigned_to: personId });
  expect(await readAll('notes')).toMatchObject([{ person_id: personId, text: 'Wants slate' }]);
});

test('a photograph that came in since the backup is on record, and the sweep leaves its file alone', async () => {
  const { photographs, storage, receive, backUp, putBackupInPlace } = await openOffice();
  await backUp();
  const { id } = await receive('since');
  await photographs.addWhole(id, await drawPhotograph(1, 200, 100), '198.51.100.7');
  putBackupInPlace();
  expect(await photographs.list(id)).toHaveLength(1);
  expect(await photographs.sweep()).toBe(0);
  expect(await storage.list(`${id}/`)).toHaveLength(1);
});

test('a request that another server took once more into the new file is there once', async () => {
  const { receive, backup, backUp, putBackupInPlace, readAll } = await openOffice();
  await backUp();
  await receive('sent twice');
  const other = openForTest({ kind: 'sqlite', path: backup });
  const { id } = await receiveOn(other, 'sent twice');
  await other.close();
  putBackupInPlace();
  expect(await readAll('leads')).toMatchObject([{ id }]);
  expect(await readAll('outbox_entries')).toMatchObject([{ lead_id: id }]);
});

test('rows of every table but the history of the tables themselves are carried over', async () => {
  const { database, file, backUp, putBackupInPlace, readAll } = await openOffice();
  await backUp();
  const { rows } = await sql<{ name: keyof LeadTables }>`
    select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`.execute(
    database.queries,
  );
  const tables = rows.map(({ name }) => name);
  expect(Object.keys(carriedRows).toSorted()).toEqual(tables.toSorted());
  const other = new DatabaseSync(file, { enableForeignKeyConstraints: false, timeout: 5_000 });
  for (const table of tables.filter((name) => name !== 'applied_migrations')) {
    const columns = other.prepare('select name, type from pragma_table_info(?)').all(table);
    // What every reference, every list of states and every "only one row" takes.
    const values = columns.map(({ type }) => (String(type).toLowerCase() === 'text' ? `'due'` : 1));
    other.exec(`insert into ${table} (${columns.map(({ name }) => name)}) values (${values})`);
  }
  other.close();
  putBackupInPlace();
  const counts = await Promise.all(tables.map(async (table) => [table, (await readAll(table)).length > 0]));
  expect(counts.filter(([, isThere]) => !isThere)).toEqual([]);
});

test('who was removed, signed out or let go of a device since the backup stays out', async () => {
  const { database, office, invite, receive, backUp, putBackupInPlace } = await openOffice();
  const [ada, removed] = [await invite('Ada'), await invite('Removed')];
  const { id, reference } = await receive('before');
  await assignLead(office, reference, removed);
  const inAnHour = Date.now() + 60 * 60 * 1000;
  const session = (person_id: string, token_hash: string) =>
    database.queries
      .insertInto('sessions')
      .values({ token_hash, person_id, created_at: 1, expires_at: inAnHour })
      .execute();
  const device = (id: string) =>
    database.transaction((transaction) =>
      insertPushDevice(
        transaction,
        { id, person_id: ada, endpoint: id, p256dh: '', auth: '', name: '', added_at: 1 },
        5,
      ),
    );
  const feed = (token_hash: string) =>
    database.transaction((transaction) =>
      replaceCalendarFeed(transaction, { token_hash, person_id: ada, created_at: 1 }),
    );
  await session(ada, 'signed out');
  await session(ada, 'kept');
  await session(removed, 'removed');
  await device('let go');
  await feed('replaced');
  await database.queries
    .insertInto('photograph_link_keys')
    .values({ id: 1, secret: 'links of then' })
    .execute();
  await backUp();
  await removePerson(office, 'Removed');
  await database.transaction(async (transaction) => {
    await deleteSession(transaction, 'signed out');
    await deletePushDevice(transaction, 'let go');
  });
  await session(ada, 'signed in since');
  await device('new');
  await feed('new');
  await database.queries.updateTable('photograph_link_keys').set({ secret: 'links of now' }).execute();
  putBackupInPlace();

  const findPersonSignedIn = (token: string) => findSession(database.queries, token, Date.now());
  expect(await findPersonSignedIn('signed out')).toBeUndefined();
  expect(await findPersonSignedIn('removed')).toBeUndefined();
  expect(await findPersonSignedIn('kept')).toMatchObject({ name: 'Ada' });
  expect(await findPersonSignedIn('signed in since')).toMatchObject({ name: 'Ada' });
  expect((await listPeople(office)).map(({ name }) => name)).toEqual(['Ada']);
  expect(await database.queries.selectFrom('leads').select(['id', 'assigned_to']).execute()).toEqual([
    { id, assigned_to: null },
  ]);
  expect((await findPushDevices(database.queries)).map(({ id }) => id)).toEqual(['new']);
  expect(await findCalendarFeed(database.queries, 'replaced')).toBeUndefined();
  expect(await findCalendarFeed(database.queries, 'new')).toEqual({ id: ada });
  expect(await database.queries.selectFrom('photograph_link_keys').select('secret').execute()).toEqual([
    { secret: 'links of now' },
  ]);
});

test('the office of a database that did not begin as this one keeps its ways in', async () => {
  const real = await openOffice();
  const ada = await real.invite('Ada');
  await real.database.queries
    .insertInto('passkeys')
    .values({ id: 'of Ada', person_id: ada, public_key: '', counter: 0, created_at: 1, used_at: null })
    .execute();
  await real.backUp();

  const begunAnew = await openOffice();
  await begunAnew.receive('meanwhile');
  renameSync(real.backup, begunAnew.file);
  expect(await begunAnew.readAll('passkeys')).toMatchObject([{ id: 'of Ada' }]);
  expect(await begunAnew.readAll('leads')).toHaveLength(1);
});
