// The store fails in every way it can while the real server runs: nobody is told "received", and nothing has to be
// restarted once the trouble is over.

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { findRescued } from '#server/database/sqlite/rescue.ts';
import { copyLeads } from '../../ops/backup/copy-leads.ts';
import { startFakeWebhookReceiver } from '../fakes/webhook-receiver.ts';
import type { RunningServer } from '../journeys/running-server.ts';
import { eventually, outboxEntries, storedLeads } from '../journeys/stored-leads.ts';
import { startPostgres } from '../real-postgres.ts';
import { isThorough } from '../thorough.ts';
import { removeWhole } from './faults.ts';
import { openFaultyPostgres } from './faulty-connection.ts';
import { type OnTestFinished, postLead, startLeadServer as start, statusOf } from './lead-posts.ts';

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

/** As "mv" does it: the file at `to` becomes another one. */
function copyThenMove(from: string, to: string): void {
  copyFileSync(from, `${to}.copy`);
  renameSync(`${to}.copy`, to);
}

/**
 * While no program writes: what is destroyed in the milliseconds in which SQLite writes its log into the file cannot be
 * rescued (docs/decisions/0049).
 */
function betweenTransactions(databaseFile: string, act: () => void): void {
  const other = new DatabaseSync(databaseFile, { timeout: 5_000 });
  other.exec('begin immediate');
  act();
  other.exec('rollback');
  other.close();
}

/** Posts from several clients until `stop`; the list of what was promised grows. */
function keepPosting(server: RunningServer, clients: number) {
  const promised = new Map<string, string>();
  const refused: string[] = [];
  let isStopped = false;
  const client = async (name: number) => {
    for (let place = 0; !isStopped; place += 1) {
      const key = `client-${name}-${place}`;
      const { status, body } = await postLead(server.url, key);
      if (status === 201) promised.set(key, String(body.reference));
      else {
        expect(status).toBe(503);
        refused.push(key);
        await pause(20);
      }
    }
  };
  const done = Promise.all(Array.from({ length: clients }, (_, name) => client(name)));
  const stop = async () => {
    isStopped = true;
    await done;
  };
  return { promised, refused, stop };
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

/** A server that has taken a lead on such a disk, and the file that `fill` makes as large as the rest of it. */
async function startOnSmallDisk(onTestFinished: OnTestFinished) {
  const disk = mountSmallDisk(onTestFinished);
  const databaseFile = join(disk, 'leads.db');
  const server = await start(onTestFinished, { DATABASE_URL: `file:${databaseFile}` });
  expect((await postLead(server.url, 'before')).status).toBe(201);
  return { server, databaseFile, filler: join(disk, 'filler') };
}

const fill = (filler: string) =>
  expect(() => writeFileSync(filler, Buffer.alloc(4_000_000))).toThrow('ENOSPC');

// Root may write anything; without that right it is like everybody else.
const withoutRootsRights =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];
const canBeForbidden =
  withoutRootsRights.length === 0 || canRun('setpriv', ...withoutRootsRights.slice(1), 'true');

// Most of each is waiting, so they wait together.
describe.concurrent('a store in trouble', () => {
  test.skipIf(!canMount)(
    'a full disk: 503 until there is room again, then the same server continues',
    async ({ onTestFinished }) => {
      const { server, databaseFile, filler } = await startOnSmallDisk(onTestFinished);
      fill(filler);
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
    'a disk that is full at the start: pages and 503 until there is room, then the same server continues',
    async ({ onTestFinished }) => {
      const { server, databaseFile, filler } = await startOnSmallDisk(onTestFinished);
      await server.stop();
      fill(filler);

      const starting = server.startAgain();
      expect(
        await eventually(async () => (await statusOf(server.url, '/healthz').catch(() => 0)) === 200),
      ).toBe(true);
      expectNoPromise(await postLead(server.url, 'meanwhile'));
      expect(await statusOf(server.url, '/readyz')).toBe(503);
      expect(await eventually(() => server.output().includes('ops/runbook'))).toBe(true);

      rmSync(filler);
      await starting;
      expect((await postLead(server.url, 'meanwhile')).status).toBe(201);
      expect(storedLeads(databaseFile)).toHaveLength(2);
    },
  );

  const backupOf = (file: string) => `${file}.backup`;
  const harms: [string, (file: string) => void][] = [
    ['overwritten by a backup (cp)', (file) => copyFileSync(backupOf(file), file)],
    ['removed (rm)', removeWhole],
  ];
  // Under load once a day; without it below, and in store-unavailable.db.test.ts and storage-watch.db.test.ts.
  if (isThorough)
    harms.push(
      ['parted from its log', (file) => rmSync(`${file}-wal`)],
      ['replaced by a backup (mv)', (file) => copyThenMove(backupOf(file), file)],
      ['emptied (truncate)', (file) => truncateSync(file)],
      ['moved away (mv)', (file) => renameSync(file, `${file}.away`)],
    );
  // Proves 10.85.
  test.for(harms)(
    'a database file that is %s under load: 503, an alert, and no promise that is not kept',
    async ([, act], { onTestFinished }) => {
      const alerts = await startFakeWebhookReceiver();
      onTestFinished(alerts.close);
      const server = await start(onTestFinished, { ALERT_WEBHOOK_URL: alerts.url });
      const backup = backupOf(server.databaseFile);
      const { promised, refused, stop } = keepPosting(server, 8);
      await eventually(() => promised.size > 50);
      await copyLeads({ kind: 'sqlite', path: server.databaseFile }, backup);
      await eventually(() => promised.size > 100);
      const writtenAt = statSync(server.databaseFile).mtimeMs;
      expect(await eventually(() => statSync(server.databaseFile).mtimeMs !== writtenAt)).toBe(true);
      betweenTransactions(server.databaseFile, () => act(server.databaseFile));
      await eventually(() => refused.length > 20);
      await stop();

      await untilReadyIs(server, 503);
      expect(await statusOf(server.url, '/healthz')).toBe(200);
      const [rescued = '', ...others] = findRescued(server.databaseFile);
      expect(others).toEqual([]);
      const kept = storedLeads(rescued).map(({ reference }) => reference);
      expect([...promised.values()].filter((reference) => !kept.includes(reference))).toEqual([]);
      // Deliveries continue from there.
      expect(
        await eventually(() => outboxEntries(rescued).every(({ state }) => state === 'written-to-disk')),
      ).toBe(true);
      await eventually(() => alerts.received.length > 0);
      expect(alerts.received.map(({ body }) => JSON.parse(body))).toMatchObject([
        { kind: 'database-file-gone', what: expect.stringContaining(rescued) },
      ]);
      expect(server.output().split(rescued).length - 1).toBe(2);
      expect(await server.stop()).toBe(0);

      // As the runbook says: the rescued file in the place of whatever is there now.
      for (const end of ['', '-wal', '-shm']) rmSync(server.databaseFile + end, { force: true });
      renameSync(rescued, server.databaseFile);
      await server.startAgain();
      const [[key = '', reference = ''] = []] = promised;
      expect(await postLead(server.url, key)).toMatchObject({ status: 200, body: { reference } });
      expect((await postLead(server.url, String(refused.at(-1)))).status).toBe(201);
    },
  );

  test('a database file that is emptied just before SQLite writes its log into it is noticed', async ({
    onTestFinished,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'emptied-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'leads.db');
    const database = openDatabase({ kind: 'sqlite', path });
    await database.migrate();
    const log = new DatabaseSync(path, { timeout: 5_000 });
    log.exec('pragma wal_checkpoint(truncate)');
    log.close();
    await database.transaction(async () => {});
    const firstPage = readFileSync(path).subarray(0, 4_096);
    truncateSync(path);
    writeFileSync(path, firstPage);
    truncateSync(path, 40_000);
    await expect(database.transaction(async () => {})).rejects.toThrow('was overwritten while');
    await database.close();
  });

  test('a backup that somebody puts in place under the running server is there unchanged after its end', async ({
    onTestFinished,
  }) => {
    for (const put of isThorough ? [copyFileSync, copyThenMove] : [copyFileSync]) {
      const server = await start(onTestFinished);
      const backup = backupOf(server.databaseFile);
      await postLead(server.url, 'in-the-backup');
      await copyLeads({ kind: 'sqlite', path: server.databaseFile }, backup);
      await postLead(server.url, 'since');
      put(backup, server.databaseFile);
      expectNoPromise(await postLead(server.url, 'meanwhile'));
      expect(await eventually(() => findRescued(server.databaseFile).length === 1)).toBe(true);
      expect(await server.stop()).toBe(0);
      expect(readFileSync(server.databaseFile).equals(readFileSync(backup))).toBe(true);
      expect(existsSync(`${server.databaseFile}-wal`)).toBe(false);
      await server.startAgain();
      expect((await postLead(server.url, 'meanwhile')).status).toBe(201);
      expect(storedLeads(server.databaseFile)).toHaveLength(2);
    }
  });

  test('a backup over a database that cannot be read without its own file: nothing is promised, and the line says where to look', async ({
    onTestFinished,
  }) => {
    const server = await start(onTestFinished);
    await postLead(server.url, 'in-the-backup');
    await copyLeads({ kind: 'sqlite', path: server.databaseFile }, backupOf(server.databaseFile));
    await Promise.all(Array.from({ length: 60 }, (_, place) => postLead(server.url, `lost-${place}`)));
    // Everything is in the file, and what the server had in its memory of it is outdated.
    const other = new DatabaseSync(server.databaseFile, { timeout: 5_000 });
    other.exec('pragma wal_checkpoint(truncate); update leads set released_at = 1');
    other.close();
    copyFileSync(backupOf(server.databaseFile), server.databaseFile);
    expectNoPromise(await postLead(server.url, 'meanwhile'));
    await eventually(() => server.output().includes('cannot be read whole'));
    const [, damaged = ''] = /may be in (\S+\.damaged):/.exec(server.output()) ?? [];
    expect(existsSync(damaged) && existsSync(`${damaged}-wal`)).toBe(true);
    expect(findRescued(server.databaseFile)).toEqual([]);
    expect(await server.stop()).toBe(0);
    await server.startAgain();
    expect(storedLeads(server.databaseFile)).toHaveLength(1);
  });

  test('the folder of the database is removed: rescued in a new one, or a loud line at the end', async ({
    onTestFinished,
  }) => {
    const place = mkdtempSync(join(tmpdir(), 'removed-'));
    onTestFinished(() => rmSync(place, { recursive: true, force: true }));
    const folder = join(place, 'leads');
    const server = await start(onTestFinished, { DATABASE_URL: `file:${folder}/leads.db` });
    /** While the server stands still: it would make the folder again in between. */
    const replaceFolder = () => {
      process.kill(server.pid(), 'SIGSTOP');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      writeFileSync(folder, 'no folder');
      process.kill(server.pid(), 'SIGCONT');
    };
    await postLead(server.url, 'before');
    replaceFolder();
    expectNoPromise(await postLead(server.url, 'meanwhile'));
    await eventually(() => server.output().includes('cannot be rescued yet'));
    rmSync(folder);
    expect(await eventually(() => findRescued(join(folder, 'leads.db')).length === 1)).toBe(true);
    expect(storedLeads(String(findRescued(join(folder, 'leads.db'))[0]))).toHaveLength(1);
    expect(await server.stop()).toBe(0);

    await server.startAgain();
    await postLead(server.url, 'before');
    replaceFolder();
    expectNoPromise(await postLead(server.url, 'meanwhile'));
    await server.stop();
    expect(server.output()).toContain('leads that came in last are LOST');
  });

  test('what opens the file while another program has it to itself waits until that is over', async ({
    onTestFinished,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'locked-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'leads.db');
    const other = new DatabaseSync(path);
    other.exec('begin exclusive');
    const database = openDatabase({ kind: 'sqlite', path });
    const reading = sql`select 1 as one`.execute(database.queries);
    // Longer than SQLite itself waits.
    await pause(500);
    other.exec('commit');
    other.close();
    expect((await reading).rows).toEqual([{ one: 1 }]);
    await database.close();
  });

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
        { through: withoutRootsRights },
      );
      expect((await postLead(server.url, 'before')).status).toBe(201);
      await server.stop();
      const backup = join(place, 'backup.db');
      await copyLeads({ kind: 'sqlite', path: databaseFile }, backup);
      copyThenMove(backup, databaseFile);
      chmodSync(databaseFile, 0o400);
      chmodSync(dirname(databaseFile), 0o500);

      const starting = server.startAgain();
      await eventually(async () => (await statusOf(server.url, '/healthz').catch(() => 0)) === 200);
      for (let tries = 0; tries < 3; tries += 1) expectNoPromise(await postLead(server.url, 'meanwhile'));
      expect(await statusOf(server.url, '/readyz')).toBe(503);
      expect(await eventually(() => server.output().includes('ops/runbook'))).toBe(true);

      chmodSync(dirname(databaseFile), 0o700);
      chmodSync(databaseFile, 0o600);
      await starting;
      expect((await postLead(server.url, 'meanwhile')).status).toBe(201);
      expect(storedLeads(databaseFile)).toHaveLength(2);
    },
  );

  test('a database that another program keeps locked: 503 within seconds, pages all the time, 201 afterwards', async ({
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
  test('PostgreSQL crashes and comes back: not ready and 503 while it is away, afterwards every lead is taken once', async ({
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
    const wire = await openFaultyPostgres(onTestFinished);
    const server = await start(onTestFinished, { DATABASE_URL: wire.url });
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
