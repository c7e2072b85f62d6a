import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A copy of the tracked files with another contractor's folder, `tests/clients/<name>/`, in the place of `client/`; without a
 * name, with `client/` itself. Whoever asks removes it.
 */
export function copyForClient(name?: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'contractor-'));
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of tracked.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  if (name !== undefined) {
    rmSync(join(copy, 'client'), { recursive: true });
    cpSync(join(root, 'tests', 'clients', name), join(copy, 'client'), { recursive: true });
  }
  // The same packages, and a cache of its own: builds with one cache wait for each other. Pictures are drawn once for all.
  const packages = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules'));
  for (const entry of readdirSync(packages))
    if (entry !== '.cache') symlinkSync(join(packages, entry), join(copy, 'node_modules', entry));
  const pictures = join('node_modules', '.cache', 'link-pictures');
  if (existsSync(join(root, pictures)))
    cpSync(join(root, pictures), join(copy, pictures), { recursive: true });
  // The sitemap takes the days of its pages from the history.
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...words], {
      cwd: copy,
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '--message', 'Begin');
  return copy;
}
