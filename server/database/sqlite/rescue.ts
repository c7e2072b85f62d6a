// What becomes of leads when somebody removes, replaces or overwrites the database file under a running server: what the
// open connection still holds is written to a file of its own, beside the one that was lost.

import {
  closeSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { OpenedFile } from './opened-file.ts';

const rescuedName = /^leads-rescued-.*\.db$/;
const damagedName = /^leads-rescued-.*\.damaged$/;

export const findRescued = (path: string): string[] => listBeside(path, rescuedName);

/** What was left of overwritten files and cannot be opened as a database. */
export const findDamaged = (path: string): string[] => listBeside(path, damagedName);

function listBeside(path: string, wanted: RegExp): string[] {
  const folder = dirname(path);
  try {
    return readdirSync(folder)
      .filter((name) => wanted.test(name))
      .map((name) => join(folder, name));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

/** `leads-rescued-20261123T093518123Z.db` beside `path`. */
function nameRescued(path: string, now: Date): string {
  const time = now.toISOString().replace(/[-:.]/g, '');
  return join(dirname(path), `leads-rescued-${time}.db`);
}

/**
 * Writes the whole database that `connection` holds to a new file beside `path` and returns its path.
 * @throws when there is no room for it, or no folder; nothing is left behind then.
 */
export function writeRescued(connection: DatabaseSync, path: string): string {
  const rescued = nameRescued(path, new Date());
  const unfinished = `${rescued}.unfinished`;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Made here, because SQLite would let others read it.
  const file = openSync(unfinished, 'w', 0o600);
  try {
    connection.prepare('vacuum into ?').run(unfinished);
    fsyncSync(file);
    renameSync(unfinished, rescued);
    return rescued;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/**
 * Keeps the bytes of a database that cannot be read whole, and of its log, for "sqlite3 <file> .recover"; returns its path.
 */
export function keepDamaged(path: string, { file, log }: Pick<OpenedFile, 'file' | 'log'>): string {
  const damaged = `${nameRescued(path, new Date())}.damaged`;
  try {
    writeFileSync(damaged, readWhole(file), { mode: 0o600, flush: true });
    writeFileSync(`${damaged}-wal`, readWhole(log), { mode: 0o600, flush: true });
    return damaged;
  } catch (error) {
    for (const end of ['', '-wal']) rmSync(damaged + end, { force: true });
    throw error;
  }
}

/** From the beginning, however often it was read before. */
function readWhole(file: number): Uint8Array {
  const bytes = new Uint8Array(fstatSync(file).size);
  return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, 0));
}

/** Whether everything can be read that `connection` should hold. */
export function readsWhole(connection: DatabaseSync): boolean {
  try {
    return connection.prepare('pragma main.integrity_check(1)').get()?.integrity_check === 'ok';
  } catch {
    return false;
  }
}
