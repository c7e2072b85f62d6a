// The store fails in every way it can while the real server runs: nobody is told "received", and nothing has to be
// restarted once the trouble is over.

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, type TestContext, test } from 'vitest';
import { copyLeads } from '../../ops/backup/copy-leads.ts';
import { type RunningServer, startServer } from '../journeys/running-server.ts';
import { eventually, storedLeads } from '../journeys/stored-leads.ts';
import { startPostgres } from '../real-postgres.ts';
import { openFaultyConnection } from './faulty-connection.ts';
import { postLead, statusOf } from './lead-posts.ts';

type OnTestFinished = TestContext['onTestFinished'];

async function start(
  onTestFinished: OnTestFinished,
  variables: Record<string, string> = {},
  through: readonly string[] = [],
) {
  const server = await startServer(
    { LOG_LEVEL: 'error', LEAD_CARRIERS: 'disk', ...variables },
    { flags: ['--leads-only'], through },
  );
  onTestFinished(server.dispose);
  return server;
}

function canRun(program: string, ...words: string[]): boolean {
  try {
    execFileSync(program, words, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Posts until the store gives in; returns the answer that was no promise. */
async function postUntilRefused(server: RunningServer, most: number) {
  for (let count = 0; count < most; count += 1) {
    const answer = await postLead(server.url, `filling-${count}`);
    if (answer.status !== 201) return { answer, stored: count };
  }
  throw new Error(`${most} leads were stored without trouble.`);
}

function expectNoPromise(answer: Awaited<ReturnType<typeof postLead>>) {
  expect(answer.status).toBe(503);
  expect(Number(answer.retryAfter)).toBeGreaterThan(0);
  expect(answer.body.reference).toBeUndefined();
  expect(answer.body.error).not.toMatch(/sqlite|disk|ECONN|postgres|timeout/i);
}

const verdictOn = (databaseFile: string) => {
  const database = new DatabaseSync(databaseFile, { readOnly: true });
  try {
    return database.prepare('pragma integrity_check').get()?.integrity_check;
  } finally {
    database.close();
  }
};

/** The file stays the same one while `write` exchanges what is in it. Between two leads; then the server ends. */
async function overwrite(server: RunningServer, write: (file: string) => void) {
  const { ino } = statSync(server.databaseFile);
  expect((await postLead(server.url, 'before')).status).toBe(201);
  const said = server.output().length;
  write(server.databaseFile);
  expect(statSync(server.databaseFile).ino).toBe(ino);
  expect(await eventually(async () => (await postLead(server.url, 'after')).status === 201)).toBe(true);
  expect(await statusOf(server.url, '/readyz')).toBe(200);
  const lines = server.output().slice(said);
  expect(lines.match(/was written over while .* Stop the server before you move or restore/g)).toHaveLength(
    1,
  );
  expect(await server.stop()).toBe(0);
  expect(verdictOn(server.databaseFile)).toBe('ok');
}

/** The server believes itself for a second, so that asking is no load. */
async function untilReadyIs(server: RunningServer, status: 200 | 503) {
  expect(await eventually(async () => (await statusOf(server.url, '/readyz')) === status)).toBe(true);
}

const canMount = process.getuid?.() === 0 && canRun('unshare', '--mount', 'true');

/** A real file system of 3 MB; returns its folder. */
function mountSmallDisk(onTestFinished: OnTestFinished): string {
  const disk = mkdtempSync(join(tmpdir(), 'small-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', disk]);
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', disk]);
    rmSync(disk, { recursive: true });
  });
  return disk;
}

const canLimit = process.platform === 'linux' && canRun('prlimit', '--version');

// Root may write anything; without that right it is like everybody else.
const withoutRootsRights =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];
const canBeForbidden =
  withoutRootsRights.length === 0 || canRun('setpriv', ...withoutRootsRights.slice(1), 'true');

// Most of each is waiting, so they wait together.
describe.concurrent('a store in trouble', () => {
  test.skipIf(!canMount)(
    'a full disk: 503 until there is room again, then the same server goes on',
    async ({ onTestFinished }) => {
      const disk = mountSmallDisk(onTestFinished);
      const databaseFile = join(disk, 'leads.db');
      const server = await start(onTestFinished, { DATABASE_URL: `file:${databaseFile}` });
      expect((await postLead(server.url, 'before')).status).toBe(201);

      const filler = join(disk, 'filler');
      expect(() => writeFileSync(filler, Buffer.alloc(4_000_000))).toThrow('ENOSPC');
      const { answer, stored } = await postUntilRefused(server, 200);
      expectNoPromise(answer);
      expect(await statusOf(server.url, '/healthz')).toBe(200);
      await untilReadyIs(server, 503);

      rmSync(filler);
      expect((await postLead(server.url, `filling-${stored}`)).status).toBe(201);
      await untilReadyIs(server, 200);
      expect(storedLeads(databaseFile)).toHaveLength(stored + 2);
    },
  );

  test.skipIf(!canMount)(
    'a disk that is full at the start: pages and 503 until there is room, then the same server goes on',
    async ({ onTestFinished }) => {
      const disk = mountSmallDisk(onTestFinished);
      const databaseFile = join(disk, 'leads.db');
      const server = await start(onTestFinished, { DATABASE_URL: `file:${databaseFile}` });
      expect((await postLead(server.url, 'before')).status).toBe(201);
      await server.stop();
      expect(() => writeFileSync(join(disk, 'filler'), Buffer.alloc(4_000_000))).toThrow('ENOSPC');

      const starting = server.startAgain();
      expect(
        await eventually(async () => (await statusOf(server.url, '/healthz').catch(() => 0)) === 200),
      ).toBe(true);
      expectNoPromise(await postLead(server.url, 'meanwhile'));
      expect(await statusOf(server.url, '/readyz')).toBe(503);
      expect(await eventually(() => server.output().includes('ops/runbook'))).toBe(true);

      rmSync(join(disk, 'filler'));
      await starting;
      expect((await postLead(server.url, 'meanwhile')).status).toBe(201);
      expect(storedLeads(databaseFile)).toHaveLength(2);
    },
  );

  test('a database file that is deleted or replaced by a backup: no lead is lost, and one line says what to do', async ({
    onTestFinished,
  }) => {
    const server = await start(onTestFinished);
    const remove = (...ends: string[]) => {
      for (const end of ends) rmSync(server.databaseFile + end);
    };
    await postLead(server.url, 'first');
    remove('', '-wal', '-shm');
    await postLead(server.url, 'second');
    const backup = `${server.databaseFile}.backup`;
    const reader = new DatabaseSync(server.databaseFile, { readOnly: true });
    reader.prepare('vacuum into ?').run(backup);
    reader.close();
    for (let place = 0; place < 300; place += 1) await postLead(server.url, `later-${place}`);
    renameSync(backup, server.databaseFile);
    expect((await postLead(server.url, 'last')).status).toBe(201);
    expect((await postLead(server.url, 'later-7')).status).toBe(200);
    expect(storedLeads(server.databaseFile)).toHaveLength(303);
    expect(await statusOf(server.url, '/readyz')).toBe(200);
    expect(server.output().match(/Stop the server before you move or restore the file/g)).toHaveLength(2);
  });

  test.for([
    ['emptied', (file: string) => writeFileSync(file, '')],
    ['overwritten by a backup', (file: string) => copyFileSync(`${file}.backup`, file)],
  ] as const)('a database file that is %s: no lead is lost', async ([, write], { onTestFinished }) => {
    const server = await start(onTestFinished);
    await postLead(server.url, 'in-the-backup');
    await copyLeads({ kind: 'sqlite', path: server.databaseFile }, `${server.databaseFile}.backup`);
    await overwrite(server, write);
    expect(storedLeads(server.databaseFile)).toHaveLength(3);
    expect(readdirSync(server.folder).filter((name) => name.includes('overwritten'))).toEqual([]);
  });

  test('a backup over a database that cannot be read without its own file: nothing is promised that is not kept', async ({
    onTestFinished,
  }) => {
    const server = await start(onTestFinished);
    await postLead(server.url, 'in-the-backup');
    await copyLeads({ kind: 'sqlite', path: server.databaseFile }, `${server.databaseFile}.backup`);
    await Promise.all(Array.from({ length: 60 }, (_, place) => postLead(server.url, `lost-${place}`)));
    // Everything is in the file, and what the server had in its memory of it is outdated.
    const other = new DatabaseSync(server.databaseFile, { timeout: 5_000 });
    other.exec('pragma wal_checkpoint(truncate); update leads set released_at = 1');
    other.close();
    await overwrite(server, (file) => copyFileSync(`${file}.backup`, file));
    expect(storedLeads(server.databaseFile)).toHaveLength(2);
    const [, aside = ''] = /may still be in (\S+\.overwritten-\w+\/leads\.db):/.exec(server.output()) ?? [];
    expect(existsSync(aside) && existsSync(`${aside}-wal`)).toBe(true);
  });

  test('the folder of the database is removed: made again with every lead, or a loud line at the end', async ({
    onTestFinished,
  }) => {
    const place = mkdtempSync(join(tmpdir(), 'removed-'));
    onTestFinished(() => rmSync(place, { recursive: true, force: true }));
    const folder = join(place, 'leads');
    const server = await start(onTestFinished, { DATABASE_URL: `file:${folder}/leads.db` });
    await postLead(server.url, 'before');
    rmSync(folder, { recursive: true });
    expect((await postLead(server.url, 'after')).status).toBe(201);
    expect(storedLeads(join(folder, 'leads.db'))).toHaveLength(2);

    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'no folder');
    expectNoPromise(await postLead(server.url, 'meanwhile'));
    await server.stop();
    expect(server.output()).toContain('leads that came in last are LOST');
  });

  test.skipIf(!canLimit)(
    'a file that may not grow: 503 until it may, then the same server goes on',
    async ({ onTestFinished }) => {
      const server = await start(onTestFinished);
      expect((await postLead(server.url, 'before')).status).toBe(201);
      const limit = (bytes: string) =>
        execFileSync('prlimit', [`--pid=${server.pid()}`, `--fsize=${bytes}:`]);

      limit('200000');
      const { answer, stored } = await postUntilRefused(server, 500);
      expectNoPromise(answer);
      expect(await statusOf(server.url, '/healthz')).toBe(200);

      limit('unlimited');
      expect((await postLead(server.url, `filling-${stored}`)).status).toBe(201);
      expect(storedLeads(server.databaseFile)).toHaveLength(stored + 2);
    },
  );

  test.skipIf(!canBeForbidden)(
    'a backup restored read-only: 503 until it may be written',
    async ({ onTestFinished }) => {
      const place = mkdtempSync(join(tmpdir(), 'restored-'));
      const databaseFile = join(place, 'leads', 'leads.db');
      mkdirSync(dirname(databaseFile));
      onTestFinished(() => {
        chmodSync(dirname(databaseFile), 0o700);
        rmSync(place, { recursive: true });
      });
      const server = await start(
        onTestFinished,
        { DATABASE_URL: `file:${databaseFile}` },
        withoutRootsRights,
      );
      expect((await postLead(server.url, 'before')).status).toBe(201);

      const backup = join(place, 'backup.db');
      const reader = new DatabaseSync(databaseFile);
      reader.exec(`vacuum into '${backup}'`);
      reader.close();
      copyFileSync(backup, `${databaseFile}.restored`);
      chmodSync(`${databaseFile}.restored`, 0o400);
      for (const ending of ['-wal', '-shm']) rmSync(databaseFile + ending, { force: true });
      renameSync(`${databaseFile}.restored`, databaseFile);
      chmodSync(dirname(databaseFile), 0o500);

      for (let tries = 0; tries < 3; tries += 1) expectNoPromise(await postLead(server.url, 'meanwhile'));
      expect(await statusOf(server.url, '/healthz')).toBe(200);

      chmodSync(dirname(databaseFile), 0o700);
      chmodSync(databaseFile, 0o600);
      expect((await postLead(server.url, 'meanwhile')).status).toBe(201);
      expect(await statusOf(server.url, '/readyz')).toBe(200);
      expect(storedLeads(databaseFile)).toHaveLength(2);
    },
  );

  test('a database that another program keeps locked: 503 within seconds, pages meanwhile, 201 afterwards', async ({
    onTestFinished,
  }) => {
    const server = await start(onTestFinished);
    const other = new DatabaseSync(server.databaseFile);
    onTestFinished(() => other.close());
    other.exec('begin exclusive');

    const waiting = postLead(server.url, 'locked-out');
    const startedAt = performance.now();
    // The page does not queue behind the lead that waits for the lock.
    expect(await Promise.race([statusOf(server.url, '/healthz'), waiting.then(() => 'the lead first')])).toBe(
      200,
    );
    expectNoPromise(await waiting);
    expect(performance.now() - startedAt).toBeLessThan(10_000);

    other.exec('rollback');
    expect((await postLead(server.url, 'locked-out')).status).toBe(201);
    expect(storedLeads(server.databaseFile)).toHaveLength(1);
  });

  // Proves 10.41, 10.44.
  test('PostgreSQL crashes and comes back: not ready and 503 meanwhile, afterwards every lead is taken once', async ({
    onTestFinished,
  }) => {
    const postgres = await startPostgres({ syncsToDisk: false });
    onTestFinished(postgres.stop);
    const server = await start(onTestFinished, { DATABASE_URL: postgres.url });
    expect((await postLead(server.url, 'before')).status).toBe(201);

    await postgres.kill();
    const refused = await Promise.all(
      Array.from({ length: 20 }, (_, place) => postLead(server.url, `meanwhile-${place}`)),
    );
    for (const answer of refused) expectNoPromise(answer);
    expect(await statusOf(server.url, '/healthz')).toBe(200);
    await untilReadyIs(server, 503);

    await postgres.start();
    for (let place = 0; place < 20; place += 1) {
      expect((await postLead(server.url, `meanwhile-${place}`)).status).toBe(201);
    }
    expect((await postLead(server.url, 'before')).status).toBe(200);
    await untilReadyIs(server, 200);
  });

  test('a network that swallows what is said to PostgreSQL: 503 before a browser gives up, then on again', async ({
    onTestFinished,
  }) => {
    const postgres = await startPostgres({ syncsToDisk: false });
    onTestFinished(postgres.stop);
    const wire = await openFaultyConnection(postgres.port);
    onTestFinished(wire.close);
    const server = await start(onTestFinished, {
      DATABASE_URL: postgres.url.replace(`:${postgres.port}`, `:${wire.port}`),
    });
    expect((await postLead(server.url, 'before')).status).toBe(201);

    wire.state = 'silent';
    const startedAt = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) => postLead(server.url, `swallowed-${place}`)),
    );
    expect(performance.now() - startedAt).toBeLessThan(12_000);
    for (const answer of answers) expectNoPromise(answer);
    await untilReadyIs(server, 503);

    wire.state = 'working';
    expect(
      await eventually(async () => (await postLead(server.url, 'swallowed-0')).status === 201, 8_000),
    ).toBe(true);
    await untilReadyIs(server, 200);
  });
});
