import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from './running-server.ts';

/** Writes the process and the folder of a server into `note`, then becomes the server. */
const through = (note: string) => [
  'sh',
  '-c',
  `echo "$$ $(dirname "$OUTGOING_FOLDER")" > ${note}; exec "$@"`,
  'sh',
];

function makeNote(): string {
  const place = mkdtempSync(join(tmpdir(), 'note-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  return join(place, 'note');
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a server that does not become ready leaves neither a process nor a folder behind', async () => {
  const note = makeNote();
  const start = startServer(
    // Nobody listens there, and the server waits for somebody.
    { DATABASE_URL: 'postgres://tester@127.0.0.1:1/postgres', LOG_LEVEL: 'fatal' },
    { flags: ['--leads-only'], through: through(note), readyWithinMs: 500 },
  );
  await expect(start).rejects.toThrow('was not ready within 500 ms');
  const [pid = '', folder = ''] = readFileSync(note, 'utf8').trim().split(' ');
  expect(isRunning(Number(pid))).toBe(false);
  expect(existsSync(folder)).toBe(false);
});

test('a server ends when the program that started it is killed', async () => {
  const note = makeNote();
  const runner = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { startServer } = await import(${JSON.stringify(import.meta.resolve('./running-server.ts'))});
       await startServer({}, { flags: ['--leads-only'], through: ${JSON.stringify(through(note))} });
       console.log('ready');
       setInterval(() => {}, 1000);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void runner.kill('SIGKILL'));
  await new Promise((resolve) => runner.stdout.once('data', resolve));
  const [pid = '', folder = ''] = readFileSync(note, 'utf8').trim().split(' ');
  onTestFinished(() => {
    if (isRunning(Number(pid))) process.kill(Number(pid), 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  expect(isRunning(Number(pid))).toBe(true);
  runner.kill('SIGKILL');
  await expect.poll(() => isRunning(Number(pid))).toBe(false);
});
