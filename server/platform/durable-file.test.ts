import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../tests/temporary-folder.ts';
import { writeDurably } from './durable-file.ts';

test('what is written takes the place of what was there, for this user alone', async () => {
  const folder = makeFolder();
  const path = join(folder, 'changes.json');
  await writeFile(path, 'before');
  await chmod(path, 0o644);
  await writeDurably(path, 'after', `${path}.unfinished`);
  expect(await readFile(path, 'utf8')).toBe('after');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['changes.json']);
});

test('a try that fails leaves what was there, and nothing beside it', async () => {
  const folder = makeFolder();
  const path = join(folder, 'a-folder');
  await mkdir(path);
  await expect(writeDurably(path, 'after', `${path}.unfinished`)).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['a-folder']);
});
