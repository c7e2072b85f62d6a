// When the words of the site last changed: the dates behind `lastmod`. Git knows it best. A file changed since the
// last commit, or a tree without Git (an unpacked archive, a container's build), is dated by its time stamp on disk.
// In a shallow clone Git can only name the oldest commit it holds, so build releases from a full one.

import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The environment without what a Git hook leaves in it: inside one, every call would speak of the hook's repository. */
export function environmentOutsideHooks(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
}

/** The day in universal time, so that a commit from another time zone is never dated tomorrow. */
function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

async function git(projectFolder: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: projectFolder,
    env: environmentOutsideHooks(),
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** Newest commit date of every file under content/ that Git tracks and that is unchanged since; empty without Git. */
async function committedDates(projectFolder: string): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  try {
    const log = await git(projectFolder, [
      'log',
      '--format=%x00%cI',
      '--name-only',
      '--relative',
      '--',
      'content',
    ]);
    for (const commit of log.split('\0').slice(1)) {
      const [committed = '', ...files] = commit.split('\n').filter((line) => line !== '');
      const date = isoDay(new Date(committed));
      for (const file of files) if (!dates.has(file)) dates.set(file, date);
    }
    const changed = await git(projectFolder, ['diff', '--name-only', '--relative', 'HEAD', '--', 'content']);
    for (const file of changed.split('\n')) dates.delete(file);
  } catch {
    return new Map();
  }
  return dates;
}

/** Every file under content/, as a path from `projectFolder`, with the ISO date of its last change. */
export async function readContentDates(projectFolder: string): Promise<ReadonlyMap<string, string>> {
  const committed = await committedDates(projectFolder);
  const entries = await readdir(join(projectFolder, 'content'), { withFileTypes: true, recursive: true });
  const dates = new Map<string, string>();
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(projectFolder, file).split(sep).join('/');
    dates.set(path, committed.get(path) ?? isoDay((await stat(file)).mtime));
  }
  return dates;
}
