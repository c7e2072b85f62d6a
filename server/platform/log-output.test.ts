import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const program = `
  import { writeSync } from 'node:fs';
  const { openLogOutput } = await import(${JSON.stringify(import.meta.resolve('./log-output.ts'))});
  const output = openLogOutput();
  for (let line = 0; line < 40_000; line += 1) output.write('x'.repeat(199) + '\\n');
  writeSync(process.stderr.fd, String(process.stdout.writableLength));
  setTimeout(() => process.exit(7), 100);`;

test('eight megabytes for a reader that stands still are neither kept nor waited for', async () => {
  const server = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stdout.pause();
  const [waiting] = await once(server.stderr, 'data');
  expect(Number(waiting)).toBeGreaterThan(0);
  expect(Number(waiting)).toBeLessThan(1.1 * 1024 * 1024);
  expect(await once(server, 'exit')).toEqual([7, null]);
});
