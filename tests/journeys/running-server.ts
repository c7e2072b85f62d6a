// The whole program as an operator starts it, on a free port with a database of its own.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
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
  /** The reader of its output goes away. */
  readonly closeOutput: () => void;
  /** Ends it the way `kill` with this signal does, and waits until it is gone. Returns the exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Starts it again on the same port and the same database. */
  readonly startAgain: () => Promise<void>;
  /** Runs again if somebody ended it, and remembers no lead. */
  readonly reset: () => Promise<void>;
  /** Stops it and removes its folder. */
  readonly dispose: () => Promise<void>;
}

/**
 * A channel to the server closes when this process ends, even by SIGKILL: then the server ends too. In a run of all tests, one
 * that is killed leaves what it compiled to the next, which starts in half the time.
 */
const endWithParent = `data:text/javascript,${encodeURIComponent(
  `import { flushCompileCache } from 'node:module';
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL')); process.channel?.unref();
  setTimeout(flushCompileCache, 3_000).unref();`,
)}`;

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Takes out what a test stored, past the program that wrote it. */
function emptyDatabase(file: string): void {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    const personal = [
      'site_notices',
      'special_days',
      'price_reviews',
      'notes',
      'lead_keys',
      'audit_entries',
      'sessions',
      'calendar_feeds',
      'push_devices',
      'passkeys',
      'invitations',
    ];
    for (const table of [
      'deliveries',
      'outbox_entries',
      'photographs',
      'photograph_refusals',
      'step_counts',
      ...personal,
      'leads',
      // Leads name who takes care of them.
      'people',
    ])
      database.exec(`delete from ${table}`);
  } finally {
    database.close();
  }
}

/** On a busy machine a start takes as many times longer as there are programs for each processor. */
const patientReadyMs = () => 30_000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

/** Starts the server and waits until it is ready; `variables` override the defaults of a test. */
export async function startServer(
  variables: Readonly<Record<string, string>> = {},
  { flags = [], through = [] }: Launch = {},
): Promise<RunningServer> {
  const [program = process.execPath, ...programFlags] = [
    ...through,
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    `--import=${endWithParent}`,
    'server/main.ts',
    ...flags,
  ];
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'roofing-server-'));
  const databaseFile = join(folder, 'leads.db');
  const url = `http://localhost:${port}`;
  let child: ChildProcess;
  let output = '';

  const closeOutput = () => {
    child.stdout?.destroy();
    child.stderr?.destroy();
  };

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  const start = async () => {
    child = spawn(program, programFlags, {
      cwd: root,
      env: {
        PATH: process.env.PATH ?? '',
        ...(process.env.SERVER_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.SERVER_COMPILE_CACHE } : {}),
        PORT: String(port),
        SITE_URL: url,
        DATABASE_URL: `file:${databaseFile}`,
        OUTGOING_FOLDER: join(folder, 'outgoing'),
        RATE_LIMIT_MAX: '10000',
        RETRY_BASE_MS: '100',
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child.channel?.unref();
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    const readyWithinMs = patientReadyMs();
    const deadline = Date.now() + readyWithinMs;
    for (;;) {
      if (hasEnded())
        throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}:\n${output}`);
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      if (answer?.ok) return;
      if (Date.now() > deadline) {
        await stop('SIGKILL');
        throw new Error(`The server was not ready within ${readyWithinMs} ms:\n${output}`);
      }
      await pause(50);
    }
  };

  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (hasEnded()) return child.exitCode;
    // Its last words may come after its exit. A killed one may leave a build behind that holds the pipe open.
    const end = signal === 'SIGTERM' ? 'close' : 'exit';
    const gone = new Promise<number | null>((resolve) => child.once(end, (code) => resolve(code)));
    child.kill(signal);
    return gone;
  };

  const reset = async () => {
    if (hasEnded()) await start();
    emptyDatabase(databaseFile);
    rmSync(join(folder, 'outgoing'), { recursive: true, force: true });
    output = '';
  };

  const dispose = async () => {
    await stop('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    await start();
  } catch (error) {
    await dispose();
    throw error;
  }
  return {
    url,
    pid: () => child.pid ?? 0,
    folder,
    databaseFile,
    output: () => output,
    closeOutput,
    stop,
    startAgain: start,
    reset,
    dispose,
  };
}
