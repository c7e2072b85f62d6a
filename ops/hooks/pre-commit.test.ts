import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeFolder } from '../../tests/temporary-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A repository of its own, with our hook. A hook that runs these tests must not lend them its own repository. */
function openRepository() {
  const folder = makeFolder();
  const outside = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const env = { ...Object.fromEntries(outside), GIT_CONFIG_GLOBAL: '/dev/null' };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  git('init', '--quiet');
  git('config', 'user.name', 'Tester');
  git('config', 'user.email', 'tester@example.com');
  git('config', 'core.hooksPath', join(root, 'ops', 'hooks'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  write('biome.json', '{ "vcs": { "enabled": true, "clientKind": "git", "useIgnoreFile": false } }\n');
  return {
    git,
    write,
    read: (name: string) => readFileSync(join(folder, name), 'utf8'),
    commit: () =>
      spawnSync('git', ['commit', '--quiet', '-m', 'A change'], { cwd: folder, env, encoding: 'utf8' }),
  };
}

test('what is committed is formatted on the way, and other files are left alone', () => {
  const { git, write, read, commit } = openRepository();
  write('staged.ts', 'export const price   =  4');
  write('unstaged.ts', 'export const size   =  4');
  git('add', 'staged.ts');
  expect(commit().status).toBe(0);
  expect(git('show', 'HEAD:staged.ts')).toBe('export const price = 4;\n');
  expect(git('status', '--porcelain', 'staged.ts')).toBe('');
  expect(read('unstaged.ts')).toBe('export const size   =  4');
});

test('what cannot be fixed is not committed', () => {
  const { git, write, commit } = openRepository();
  write('broken.ts', 'export const price = ;\n');
  git('add', 'broken.ts');
  expect(commit().status).not.toBe(0);
  expect(git('status', '--porcelain', 'broken.ts')).toBe('A  broken.ts\n');
});

test('a file that is staged in part is checked and not touched', () => {
  const { git, write, read, commit } = openRepository();
  write('part.ts', 'export const price = 4;\n');
  git('add', 'part.ts');
  const onTheDesk = 'export const price = 4;\nexport const half   = 2';
  write('part.ts', onTheDesk);
  const { status } = commit();
  expect(read('part.ts')).toBe(onTheDesk);
  if (status === 0) expect(git('show', 'HEAD:part.ts')).toBe('export const price = 4;\n');
});
