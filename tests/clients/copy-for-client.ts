import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const git = (folder: string, ...words: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...words], {
    cwd: folder,
  });

/** Without the settings of this project's own site. */
const ownEnvironment = Object.fromEntries(
  Object.entries({ ...process.env, NODE_OPTIONS: '' }).filter(([name]) => !/^(?:SITE_URL|LEAD_)/.test(name)),
);

export const runIn = (copy: string, ...program: readonly string[]) =>
  spawnSync(join('node_modules', '.bin', 'node'), program, {
    cwd: copy,
    encoding: 'utf8',
    // What it leaves behind goes with the copy.
    env: { ...ownEnvironment, TMPDIR: copy },
  });

export const buildSite = (copy: string) => runIn(copy, 'ops/start/build-site.mjs');

/** Reads every page of the site that was built in `copy`. What it prints follows from its `client/`. */
export const readSite = (copy: string) =>
  runIn(copy, 'node_modules/@playwright/test/cli.js', 'test', 'built-html', 'printed-words');

/** Changes `file` of `copy`; a change that changes nothing is a mistake of the test. */
export function edit(copy: string, file: string, change: (text: string) => string): void {
  const before = readFileSync(join(copy, file), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} was to change.`);
  writeFileSync(join(copy, file), after);
}

/**
 * A copy of the tracked files; the caller removes it. With the name of a file of answers, `tests/clients/<name>.json`, it
 * has what `npm run new-client` makes of them in the place of `client/`.
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
  // The same packages, and a cache of its own: builds with one cache wait for each other.
  const packages = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules'));
  for (const entry of readdirSync(packages))
    if (entry !== '.cache') symlinkSync(join(packages, entry), join(copy, 'node_modules', entry));
  if (name !== undefined) {
    for (const entry of readdirSync(join(copy, 'client')))
      if (entry !== 'shapes') rmSync(join(copy, 'client', entry), { recursive: true });
    const program = ['ops/client/new-client.ts', '--from', join('tests', 'clients', `${name}.json`)];
    execFileSync(join('node_modules', '.bin', 'node'), program, { cwd: copy });
  }
  // The sitemap takes the days of its pages from the history.
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  git(copy, 'commit', '--quiet', '--no-verify', '--message', 'Begin');
  return copy;
}
