import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder as makeTemporaryFolder } from '../../tests/temporary-folder.ts';
import { makeFolder } from './missing-files.ts';

test('nobody else on the machine can read in a folder that is made, nor in those above it', () => {
  const folder = join(makeTemporaryFolder(), 'var', 'photographs');
  makeFolder(folder);
  makeFolder(folder);
  for (const made of [folder, dirname(folder)]) expect(statSync(made).mode & 0o077).toBe(0);
});
