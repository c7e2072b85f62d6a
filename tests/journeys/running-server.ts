// The whole program as an operator starts it, on a free port with a database of its own.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Launch {
  /** Behind the program's name, such as --leads-only. */
  readonly flags?: readonly string[];
  /** A program that turns into ours, with its own arguments: it sets limits or takes rights away. */
  readonly through?: readonly string[];
}

export interface RunningServer {
  readonly url: string;
  readonly pid: () => number;
  readonly folder: string;
  readonly databaseFile: string;
  /** What it printed so far. */
  readonly output: () => string;
  /** Ends it the way `kill` with this signal does, and waits until it is gone. Returns the exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Starts it again on the same port and the same database. */
  readonly startAgain: () => Promise<void>;
  /** Stops it and removes its folder. */
  readonly dispose: () => Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts the server and waits until it is ready; `variables` override the defaults of a test. */
export async function startServer(
  variables: Readonly<Record<string, string>> = {},
  { flags = [], through = [] }: Launch = {},
): Promise<RunningServer> {
  const [program = process.execPath, ...programFlags] = [
    ...through,
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    'server/main.ts',
    ...flags,
  ];
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'roofing-server-'));
  const databaseFile = join(folder, 'leads.db');
  const url = `http://localhost:${port}`;
  let child: ChildProcess;
  let output = '';

  const start = async () => {
    child = spawn(program, programFlags, {
      cwd: root,
      env: {
        PATH: process.env.PATH ?? '',
        PORT: String(port),
        SITE_URL: url,
        DATABASE_URL: `file:${databaseFile}`,
        OUTGOING_FOLDER: join(folder, 'outgoing'),
        RATE_LIMIT_MAX: '10000',
        RETRY_BASE_MS: '100',
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    const deadline = Date.now() + 20_000;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output}`);
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      if (answer?.ok) return;
      if (Date.now() > deadline) throw new Error(`The server did not become ready:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
    child.kill(signal);
    return gone;
  };

  await start();
  return {
    url,
    pid: () => child.pid ?? 0,
    folder,
    databaseFile,
    output: () => output,
    stop,
    startAgain: start,
    dispose: async () => {
      await stop('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
