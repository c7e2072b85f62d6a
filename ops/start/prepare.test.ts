import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { describeUnsupported } from './prepare.mjs';

const prepare = JSON.stringify(import.meta.resolve('./prepare.mjs'));
const served = "console.log('serves ' + process.pid); setInterval(() => {}, 1000)";
const program = `
  const { runInForeground } = await import(${prepare});
  runInForeground(['-e', ${JSON.stringify(served)}]);`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The shell in which npm runs a script, and the process that the script hands over to. */
async function startAsNpm(variables: Readonly<Record<string, string>>) {
  const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, program], {
    env: { PATH: process.env.PATH ?? '', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shell.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await expect.poll(() => said).toContain('serves');
  const pid = Number(/serves (\d+)/.exec(said)?.[1]);
  onTestFinished(() => {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  });
  shell.kill('SIGTERM');
  await once(shell, 'exit');
  return pid;
}

test('when npm is ended, what it started ends, too', async () => {
  const pid = await startAsNpm({ npm_lifecycle_event: 'start' });
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test('without npm it may outlive the shell it was started from', async () => {
  const pid = await startAsNpm({});
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(isRunning(pid)).toBe(true);
});

test('where it cannot run, one line says so and what to do', () => {
  expect(describeUnsupported('win32', () => false)).toMatch(/^This needs .* WSL.*\.$/);
  expect(describeUnsupported('linux', () => false)).toMatch(/^This needs .* glibc.* Alpine.*\.$/);
  expect(describeUnsupported('linux', () => true)).toBeNull();
  expect(describeUnsupported('darwin', () => false)).toBeNull();
});
