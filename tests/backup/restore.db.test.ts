import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findNewestAction } from '#server/database/audit-entries.ts';
import type { DatabaseAddress, LeadDatabase } from '#server/database/lead-database.ts';
import { forgetPeople } from '#server/forgetting/forget-people.ts';
import { createFolderStorage } from '#server/photographs/folder-storage.ts';
import { copyLeads, NotBackedUp } from '../../ops/backup/copy-leads.ts';
import { copyPhotographs } from '../../ops/backup/copy-photographs.ts';
import { drawPhotograph } from '../draw-photograph.ts';
import { makeDatabase, openForTest, runOn } from '../fresh-databases.ts';
import { officeOn } from '../office-under-test.ts';
import { photographsOn } from '../photographs-under-test.ts';
import { startPostgres } from '../real-postgres.ts';
import { intakeOn, sampleLead, sampleSubmission } from '../sample-submissions.ts';
import { makeFolder } from '../temporary-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = new URL('../../ops/backup/back-up.ts', import.meta.url);

async function openWithLeads(address: DatabaseAddress, count: number): Promise<LeadDatabase> {
  const database = openForTest(address);
  await database.migrate();
  const intake = intakeOn(database);
  await Promise.all(
    Array.from({ length: count }, (_, place) =>
      intake.receive(sampleSubmission({ lead: sampleLead(`Lead ${place}`), idempotencyKey: `key-${place}` })),
    ),
  );
  return database;
}

async function readAll({ queries }: LeadDatabase) {
  return {
    leads: await queries.selectFrom('leads').selectAll().orderBy('id').execute(),
    entries: await queries.selectFrom('outbox_entries').selectAll().orderBy('id').execute(),
    migrations: await queries.selectFrom('applied_migrations').selectAll().orderBy('number').execute(),
  };
}

test('a SQLite backup taken while leads come in, put in the place of a lost database, holds every lead', async () => {
  const address = await makeDatabase('sqlite');
  const database = await openWithLeads(address, 60);
  const before = await readAll(database);
  const backup = join(makeFolder(), 'leads.db');
  const incoming = intakeOn(database).receive(sampleSubmission({ idempotencyKey: 'meanwhile' }));
  await copyLeads(address, backup);
  await incoming;
  expect(statSync(backup).mode & 0o777).toBe(0o600);

  const { path } = await makeSqliteAddress();
  copyFileSync(backup, path);
  const restored = openForTest({ kind: 'sqlite', path });
  expect(await restored.migrate()).toEqual([]);
  const after = await readAll(restored);
  expect(after.leads).toEqual(expect.arrayContaining(before.leads));
  expect(after.entries).toEqual(expect.arrayContaining(before.entries));
  expect(after.migrations).toEqual(before.migrations);

  // The restored database is one to go on with: a known key is a repeat, a new one a new lead.
  const intake = intakeOn(restored);
  expect(
    await intake.receive(sampleSubmission({ lead: sampleLead('Lead 7'), idempotencyKey: 'key-7' })),
  ).toMatchObject({
    isRepeat: true,
  });
  expect(await intake.receive(sampleSubmission({ idempotencyKey: 'new' }))).toMatchObject({
    isRepeat: false,
  });
});

async function makeSqliteAddress() {
  const address = await makeDatabase('sqlite');
  if (address.kind !== 'sqlite') throw new Error('Not a file.');
  return address;
}

test('a backup holds nothing of people who were forgotten before it', async () => {
  const address = await makeDatabase('sqlite');
  const database = await openWithLeads(address, 3);
  const leads = await database.queries.selectFrom('leads').selectAll().execute();
  await forgetPeople(leads, officeOn(database));
  const backup = join(makeFolder(), 'leads.db');
  await copyLeads(address, backup);
  expect(readFileSync(backup).includes('Umber')).toBe(false);
});

test('a backup makes its folder, an older one is never overwritten, and a database that is not there leaves no file', async () => {
  const address = await makeDatabase('sqlite');
  await openWithLeads(address, 1);
  const backup = join(makeFolder(), 'made', 'leads.db');
  await copyLeads(address, backup);
  await expect(copyLeads(address, backup)).rejects.toThrow('exists already');

  const missing = await makeDatabase('sqlite');
  const other = join(makeFolder(), 'leads.db');
  await expect(copyLeads(missing, other)).rejects.toThrow('was not backed up: ');
  expect([existsSync(other), existsSync(`${other}.unfinished`)]).toEqual([false, false]);
});

/** The folder of a PostgreSQL installed on this machine whose server and pg_dump fit together; null without one. */
function findPostgresWithDump(): string | null {
  try {
    const version = execFileSync('pg_dump', ['--version'], { encoding: 'utf8' });
    const major = /\(PostgreSQL\) (\d+)/.exec(version)?.[1];
    // Where Debian and its kin keep the server programs, then where everybody else does.
    const folders = [`/usr/lib/postgresql/${major}/bin`, `/usr/pgsql-${major}/bin`, bindirOf()];
    const programs = ['initdb', 'postgres', 'pg_dump', 'pg_restore'];
    return folders.find((folder) => programs.every((program) => existsSync(join(folder, program)))) ?? null;
  } catch {
    return null;
  }
}

function bindirOf(): string {
  try {
    return execFileSync('pg_config', ['--bindir'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '/nowhere';
  }
}

// pg_dump takes databases of its own version and older ones, and the PostgreSQL of the other tests comes without it.
const installed = findPostgresWithDump();

test.skipIf(installed === null)(
  'a PostgreSQL backup brought back by pg_restore into an empty database holds every lead',
  async () => {
    const postgres = await startPostgres({ syncsToDisk: false, programs: String(installed) });
    onTestFinished(postgres.stop);
    const urlOf = (name: string) => postgres.url.replace(/\/postgres$/, `/${name}`);
    for (const name of ['before', 'after']) await runOn(postgres.url, `create database ${name}`);
    const database = await openWithLeads({ kind: 'postgres', url: urlOf('before') }, 60);
    const backup = join(makeFolder(), 'leads.dump');
    await copyLeads({ kind: 'postgres', url: urlOf('before') }, backup);
    expect(statSync(backup).mode & 0o777).toBe(0o600);

    const programs = String(installed);
    const options = ['--clean', '--if-exists', '--no-owner', '--exit-on-error', '--single-transaction'];
    const restore = () =>
      execFileSync(join(programs, 'pg_restore'), [...options, `--dbname=${urlOf('after')}`, backup]);
    restore();
    // A second time over what is there: the way back on a database that went wrong.
    restore();
    const restored = openForTest({ kind: 'postgres', url: urlOf('after') });
    expect(await restored.migrate()).toEqual([]);
    expect(await readAll(restored)).toEqual(await readAll(database));
    expect(
      await intakeOn(restored).receive(
        sampleSubmission({ lead: sampleLead('Lead 7'), idempotencyKey: 'key-7' }),
      ),
    ).toMatchObject({
      isRepeat: true,
    });
    await database.close();
    await restored.close();
  },
);

test.skipIf(process.platform !== 'linux')(
  'a backup is on the disk with its name before it counts as made',
  async () => {
    const address = await makeDatabase('sqlite');
    await openWithLeads(address, 1);
    const folder = makeFolder();
    const synced = await watchSyncs();
    await copyLeads(address, join(folder, 'leads.backup'));
    expect(synced).toEqual([join(folder, 'leads.backup.unfinished'), folder]);
    await copyPhotographs(makeFolder(), join(folder, 'leads.backup.photographs'));
    expect(synced.slice(2)).toEqual([folder]);
  },
);

/** Files and folders whose content is made sure of, in order. */
async function watchSyncs(): Promise<string[]> {
  const synced: string[] = [];
  const handle = await open(makeFolder());
  await handle.close();
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  const sync = prototype.sync;
  const spy = vi.spyOn(prototype, 'sync').mockImplementation(function (this: FileHandle) {
    synced.push(readlinkSync(`/proc/self/fd/${this.fd}`));
    return sync.call(this);
  });
  onTestFinished(() => spy.mockRestore());
  return synced;
}

test('a backup removes what an earlier one left when it was killed, and nothing of one that is under way', async () => {
  const address = await makeDatabase('sqlite');
  await openWithLeads(address, 1);
  const folder = makeFolder();
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  for (const name of ['old.db.unfinished', 'old.db.unfinished-journal', 'other.db', 'now.db.unfinished']) {
    writeFileSync(join(folder, name), 'Dolores');
    if (name !== 'now.db.unfinished') utimesSync(join(folder, name), yesterday, yesterday);
  }
  await copyLeads(address, join(folder, 'leads.db'));
  expect(readdirSync(folder).toSorted()).toEqual(['leads.db', 'now.db.unfinished', 'other.db']);
});

// Proves 12.13.
test('photographs are backed up beside their leads, and a restore of both has every one that was on record', async () => {
  const address = await makeDatabase('sqlite');
  const database = await openWithLeads(address, 2);
  const folder = makeFolder();
  const storage = createFolderStorage(folder, 0);
  const photographs = photographsOn(database, { storage });
  const leads = await database.queries.selectFrom('leads').select(['id', 'reference']).execute();
  for (const { id } of leads) await photographs.addWhole(id, await drawPhotograph(1, 200, 100));
  await storage.write(`${leads[0]?.id}/2.0000.piece`, Buffer.from('on its way'));
  const backup = join(makeFolder(), 'leads.backup');
  await copyLeads(address, backup);
  expect(await copyPhotographs(folder, `${backup}.photographs`)).toBe(2);
  await expect(copyPhotographs(folder, `${backup}.photographs`)).rejects.toThrow(NotBackedUp);

  // The disk is lost; both copies are put in their places.
  rmSync(folder, { recursive: true });
  const restored = openForTest({ kind: 'sqlite', path: backup });
  const again = photographsOn(restored, { storage: createFolderStorage(`${backup}.photographs`, 0) });
  for (const { id } of leads) {
    const [photograph] = await again.list(id);
    expect((await photograph?.read())?.length).toBe(photograph?.byteCount);
  }
  expect(await again.sweep()).toBe(0);
});

test('the backup command copies leads and photographs beside each other, under a name that is new', async () => {
  const address = await makeSqliteAddress();
  await openWithLeads(address, 1);
  const folder = makeFolder();
  const backUp = () =>
    spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', fileURLToPath(program), join(folder, 'first')],
      { cwd: folder, env: { DATABASE_URL: `file:${address.path}` }, encoding: 'utf8' },
    );
  expect(backUp()).toMatchObject({ status: 0, stderr: '' });
  expect(readdirSync(folder).toSorted()).toEqual(['first', 'first.photographs']);
  expect(backUp()).toMatchObject({ status: 1, stderr: expect.stringContaining('exists already') });
});

test('the nightly service of the compose files makes a backup at once, puts it on record, clears old ones away and waits for the night', async () => {
  const address = await makeSqliteAddress();
  const database = await openWithLeads(address, 1);
  const folder = makeFolder();
  const monthAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  for (const name of ['leads-old.backup', 'notes.txt']) {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), monthAgo, monthAgo);
  }
  // Nobody sleeps until the night here: the wait is noted, and is the end.
  const programs = makeFolder();
  symlinkSync(process.execPath, join(programs, 'node'));
  writeFileSync(join(programs, 'sleep'), `#!/bin/sh\necho "$1" > ${programs}/slept\nexit 7\n`, {
    mode: 0o755,
  });
  const { status } = spawnSync('sh', ['ops/backup/every-night.sh', folder], {
    cwd: root,
    env: { PATH: `${programs}:${process.env.PATH}`, DATABASE_URL: `file:${address.path}` },
  });
  expect(status).toBe(7);
  const made = readdirSync(folder).filter((name) => name.endsWith('.backup'));
  expect(made).toEqual([expect.stringMatching(/^leads-20\d\d-/)]);
  expect(readdirSync(folder)).toContain('notes.txt');
  expect(await findNewestAction(database.queries, 'backed-up')).toMatchObject({
    detail: join(folder, `${made[0]}`),
  });
  const wakesAt = new Date(Date.now() + 1000 * Number(readFileSync(join(programs, 'slept'), 'utf8')));
  const minutes = wakesAt.getUTCHours() * 60 + wakesAt.getUTCMinutes();
  expect(Math.abs(minutes - (7 * 60 + 30))).toBeLessThan(10);
});
