import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { environmentOutsideHooks, readContentDates } from './content-dates.ts';

let project = '';

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'content-dates-'));
  await mkdir(join(project, 'content'));
});
afterEach(() => rm(project, { recursive: true }));

function git(args: readonly string[], date = '2026-01-01'): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const at = `${date}T12:00:00Z`;
  execFileSync('git', [...author, ...args], {
    cwd: project,
    env: { ...environmentOutsideHooks(), GIT_COMMITTER_DATE: at, GIT_AUTHOR_DATE: at },
  });
}

async function write(file: string, text: string, changedOn: string): Promise<void> {
  await writeFile(join(project, file), text);
  await utimes(join(project, file), new Date(changedOn), new Date(changedOn));
}

function commitAllOn(date: string): void {
  git(['add', '-A']);
  git(['commit', '-q', '-m', 'x'], date);
}

test('a file is dated by the last commit that changed it, however new the checkout is', async () => {
  git(['init', '-q']);
  await write('content/tile.ts', 'clay', '2026-11-21');
  commitAllOn('2026-02-03');
  await write('content/metal.ts', 'zinc', '2026-11-21');
  commitAllOn('2026-04-05');
  const dates = await readContentDates(project);
  expect(Object.fromEntries(dates)).toEqual({
    'content/tile.ts': '2026-02-03',
    'content/metal.ts': '2026-04-05',
  });
});

test('a change not committed yet counts from the day it was written', async () => {
  git(['init', '-q']);
  await write('content/tile.ts', 'clay', '2026-02-03');
  commitAllOn('2026-02-03');
  await write('content/tile.ts', 'clay and concrete', '2026-06-07');
  expect((await readContentDates(project)).get('content/tile.ts')).toBe('2026-06-07');
});

test('without a repository the time stamp on disk is the date', async () => {
  await write('content/tile.ts', 'clay', '2026-08-09');
  expect((await readContentDates(project)).get('content/tile.ts')).toBe('2026-08-09');
});
