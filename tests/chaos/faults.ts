// What goes wrong around a server besides its being killed: rows, files, locks, connections and clocks. Each fault is
// over, and seen by the server, when its function resolves; nothing here loses a lead on its own.

import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { findRescued } from '#server/database/sqlite/rescue.ts';
import { runOn } from '../fresh-databases.ts';
import type { RunningServer } from '../journeys/running-server.ts';

export interface ServerWithClock {
  readonly server: RunningServer;
  readonly clock: WrongClock;
}

export type Fault = (victim: ServerWithClock) => Promise<void>;

export type WrongClock = ReturnType<typeof makeWrongClock>;

const yearMs = 365 * 24 * 60 * 60 * 1000;
const lastsMs = 1_500;
const seenWithinMs = 20_000;

export function makeWrongClock() {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  const file = join(folder, 'ahead-ms');
  writeFileSync(file, '0');
  const preload = `
    import { readFileSync } from 'node:fs';
    const right = Date.now;
    let aheadMs = 0;
    const look = () => { aheadMs = Number(readFileSync(${JSON.stringify(file)}, 'utf8')) || 0; };
    look();
    setInterval(() => { try { look(); } catch {} }, 25).unref();
    Date.now = () => right() + aheadMs;`;
  return {
    /** What the server has to be started with. */
    variables: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}` },
    /** Takes effect within a moment, also in a server that is running. */
    setAheadMs: (ms: number) => writeFileSync(file, String(ms)),
    dispose: () => rmSync(folder, { recursive: true }),
  };
}

async function until(what: string, isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + seenWithinMs;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(`It took too long until ${what}.`);
    await pause(20);
  }
}

const clockJumps =
  (aheadMs: number): Fault =>
  async ({ clock }) => {
    clock.setAheadMs(aheadMs);
    await pause(lastsMs);
    clock.setAheadMs(0);
  };

const startsWithClock =
  (aheadMs: number): Fault =>
  async ({ server, clock }) => {
    await server.stop('SIGKILL');
    clock.setAheadMs(aheadMs);
    await server.startAgain();
    await pause(lastsMs);
    clock.setAheadMs(0);
  };

const standsStill: Fault = async ({ server }) => {
  process.kill(server.pid(), 'SIGSTOP');
  await pause(2 * lastsMs);
  process.kill(server.pid(), 'SIGCONT');
};

const entryWithoutLead = () =>
  `insert into outbox_entries (id, lead_id, carrier, state, attempts, due_at, created_at)
   values ('${randomUUID()}', '${randomUUID()}', 'form-service', 'due', 0, 1, 1)`;

const putOffByAWrongClock = () => {
  const inAYear = Date.now() + yearMs;
  return `update outbox_entries set due_at = ${inAYear}, lease_expires_at = ${inAYear}, claimed_by = 'a wrong clock'
    where id in (select id from outbox_entries where state = 'due' and claimed_by is null limit 3)`;
};

function onFile(path: string, work: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(path, { timeout: 10_000, enableForeignKeyConstraints: false });
  try {
    work(database);
  } finally {
    database.close();
  }
}

const statementOnFile =
  (statement: () => string): Fault =>
  async ({ server }) =>
    onFile(server.databaseFile, (database) => database.exec(statement()));

/** Harms the file, and then does what the runbook says: stop, put the rescued file in its place, start. */
const filePutBackAfter =
  (harm: (file: string) => void): Fault =>
  async ({ server }) => {
    const file = server.databaseFile;
    harm(file);
    await until('the database was rescued', () => findRescued(file).length > 0);
    await server.stop();
    const [rescued = ''] = findRescued(file);
    removeWhole(file);
    renameSync(rescued, file);
    await server.startAgain();
  };

export function removeWhole(file: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
}

export const sqliteFaults = {
  'an entry without a lead': statementOnFile(entryWithoutLead),
  'leads put off by a wrong clock': statementOnFile(putOffByAWrongClock),
  'the database file is removed': filePutBackAfter(removeWhole),
  'the database file is overwritten by a backup': filePutBackAfter((file) => {
    onFile(file, (database) => database.prepare('vacuum into ?').run(`${file}.backup`));
    copyFileSync(`${file}.backup`, file);
    rmSync(`${file}.backup`);
  }),
  'files may not grow': async ({ server }) => {
    const limit = (bytes: number | 'unlimited') =>
      execFileSync('prlimit', [`--pid=${server.pid()}`, `--fsize=${bytes}:`]);
    limit(statSync(server.databaseFile).size);
    await pause(lastsMs);
    limit('unlimited');
  },
  'another program has the lock': async ({ server }) => {
    const other = new DatabaseSync(server.databaseFile, { timeout: 10_000 });
    other.exec('begin exclusive');
    await pause(lastsMs);
    other.exec('rollback');
    other.close();
  },
  'the clock jumps years ahead': clockJumps(3 * yearMs),
  'the clock jumps years back': clockJumps(-3 * yearMs),
  'a start with a clock years ahead': startsWithClock(3 * yearMs),
  'the server stands still': standsStill,
} satisfies Record<string, Fault>;

export function postgresFaults(url: string) {
  const database = new URL(url).pathname.slice(1);
  const endConnections =
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  const withDefault = async (setting: string, value: string) => {
    const change = (to: string) => runOn(url, `begin read write; alter database ${database} ${to}; commit`);
    await change(`set ${setting} = '${value}'`);
    await runOn(url, endConnections);
    await pause(lastsMs);
    await change(`reset ${setting}`);
    await runOn(url, endConnections);
  };
  return {
    'an entry without a lead': () =>
      runOn(url, `set session_replication_role = replica; ${entryWithoutLead()}`),
    'leads put off by a wrong clock': () => runOn(url, putOffByAWrongClock()),
    'all connections end': () => runOn(url, endConnections),
    'the database is read-only': () => withDefault('default_transaction_read_only', 'on'),
    'transactions are serializable': () => withDefault('default_transaction_isolation', 'serializable'),
    'another program has the lock': () =>
      runOn(
        url,
        `begin; lock table leads in access exclusive mode; select pg_sleep(${lastsMs / 1000}); commit`,
      ),
    'the clock jumps years ahead': clockJumps(3 * yearMs),
    'the clock jumps years back': clockJumps(-3 * yearMs),
    'a start with a clock years ahead': startsWithClock(3 * yearMs),
    'the server stands still': standsStill,
  } satisfies Record<string, Fault>;
}
