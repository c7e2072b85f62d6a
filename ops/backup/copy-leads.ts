// A copy of every lead in one file, taken while the servers keep running. How to put it back: docs/run.md.

import { execFile } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { type DatabaseAddress, describeDatabase } from '#server/database/lead-database.ts';
import { putInPlace, syncFile } from '#server/platform/durable-file.ts';
import { reasonOf } from '#server/platform/operator-log.ts';

/** The copy was not made; the message says why in one line. */
export class NotBackedUp extends Error {
  override readonly name = 'NotBackedUp';
}

/**
 * Writes the leads as they are at this moment into a new file that only this user can read: for SQLite a database to
 * put in the old one's place, for PostgreSQL an archive for pg_restore.
 * @throws NotBackedUp when it could not be done; then there is no file.
 */
export async function copyLeads(database: DatabaseAddress, file: string): Promise<void> {
  // An older backup may be the last good one.
  if (existsSync(file)) throw new NotBackedUp(`${file} exists already. Give each backup a name of its own.`);
  const unfinished = `${file}.unfinished`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    await sweepUnfinished(dirname(file));
    await rm(unfinished, { force: true });
    closeSync(openSync(unfinished, 'wx', 0o600));
    if (database.kind === 'sqlite') copySqlite(database.path, unfinished);
    else await copyPostgres(database.url, unfinished);
    await syncFile(unfinished);
    await putInPlace(unfinished, file);
  } catch (error) {
    for (const end of ['', '-journal']) await rm(unfinished + end, { force: true });
    const reason = reasonOf(error)
      .trim()
      .replaceAll(/\s*\n\s*/g, ' ');
    throw new NotBackedUp(`${describeDatabase(database)} was not backed up: ${reason}`);
  }
}

/** No backup takes this long; what is older was left by one that was killed. */
const longestBackupMs = 60 * 60 * 1000;

async function sweepUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/\.unfinished(-journal)?$/.test(name)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > longestBackupMs) await rm(join(folder, name), { force: true });
  }
}

/** VACUUM INTO rather than a copy of the pages: it holds nothing of people who were forgotten, and no half transaction. */
function copySqlite(path: string, file: string): void {
  const source = new DatabaseSync(path, { readOnly: true, timeout: 10_000 });
  try {
    source.prepare('vacuum into ?').run(file);
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const verdict = copy.prepare('pragma integrity_check').get()?.integrity_check;
    if (verdict !== 'ok')
      throw new Error(`the copy is damaged (${verdict}); so is the database, or the disk`);
  } finally {
    copy.close();
  }
}

async function copyPostgres(address: string, file: string): Promise<void> {
  const url = new URL(address);
  // Every user of the machine can read the arguments of a program, but not its environment.
  const password = decodeURIComponent(url.password);
  url.password = '';
  try {
    await promisify(execFile)(
      'pg_dump',
      ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, `--dbname=${url.href}`],
      { env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) } },
    );
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: string };
    if (code === 'ENOENT') {
      throw new Error(
        'pg_dump is not on this machine; install the client programs of your PostgreSQL version.',
      );
    }
    throw stderr ? new Error(stderr) : error;
  }
}
