import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { syncFolder, writeDurably } from './durable-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'durable-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('what is written takes the place of what was there, for this user alone', async () => {
  const path = join(folder, 'changes.json');
  await writeFile(path, 'before');
  await chmod(path, 0o644);
  await writeDurably(path, 'after', `${path}.unfinished`);
  expect(await readFile(path, 'utf8')).toBe('after');
  if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['changes.json']);
});

test('a try that fails leaves what was there, and nothing beside it', async () => {
  const path = join(folder, 'a-folder');
  await mkdir(path);
  await expect(writeDurably(path, 'after', `${path}.unfinished`)).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['a-folder']);
});

test('on Windows, which cannot open a folder, none is opened', async () => {
  const missing = join(folder, 'not-there');
  const { platform } = process;
  onTestFinished(() => void Object.defineProperty(process, 'platform', { value: platform }));
  Object.defineProperty(process, 'platform', { value: 'linux' });
  await expect(syncFolder(missing)).rejects.toThrow('ENOENT');
  Object.defineProperty(process, 'platform', { value: 'win32' });
  await expect(syncFolder(missing)).resolves.toBeUndefined();
});
