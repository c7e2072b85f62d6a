// What becomes of leads when somebody removes, replaces or overwrites the database file under a running server. SQLite
// goes on with the old file, which no longer has a name; what is in it would be gone with the process. What is written
// into the file itself it would take for its own, and ruin.

import {
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

const tables = [
  'leads',
  'outbox_entries',
  'deliveries',
  'copy_places',
  'people',
  'passkeys',
  'notes',
  'audit_entries',
] as const;

/** A database that was being written when the process ended is none. */
export const unfinishedFile = (path: string) => `${path}.unfinished`;

/**
 * Brings what `old` holds to the file that is at `path` now, and returns how many leads that file lacked; null when
 * nothing can be read in `old`. A file that is missing or empty is written anew. One that somebody put there stays as
 * it is and gets what it lacks.
 * @throws when the file at `path` cannot take it; `old` is then all there is.
 */
export function carryOver(old: DatabaseSync, path: string): number | null {
  const held = countLeads(old);
  if (held === null) return null;
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0) return addMissing(old, path);
  const unfinished = unfinishedFile(path);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  rmSync(unfinished, { force: true });
  closeSync(openSync(unfinished, 'wx', 0o600));
  try {
    old.prepare('vacuum into ?').run(unfinished);
    renameSync(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return held;
}

/** Where `setAside` puts things. */
export const asidePrefix = (path: string) => `${path}.overwritten-`;

/**
 * Parts what somebody wrote into the open database `file` at `path` from what its connection still goes by: the bytes
 * get a file of their own at `path`, and the old file, with its log, a place in a folder beside it, which is returned.
 * Without that SQLite would write the old log into them when the connection is closed.
 */
export function setAside(path: string, file: number): string {
  const unfinished = unfinishedFile(path);
  rmSync(unfinished, { force: true });
  // Read by the number: opening and closing the path would take the connection's locks away.
  writeFileSync(unfinished, readFileSync(file), { mode: 0o600, flush: true });
  const folder = mkdtempSync(asidePrefix(path));
  const aside = join(folder, basename(path));
  linkSync(path, aside);
  if (existsSync(`${path}-wal`)) renameSync(`${path}-wal`, `${aside}-wal`);
  rmSync(`${path}-shm`, { force: true });
  renameSync(unfinished, path);
  return aside;
}

/** Whether everything can be read that the connection `old` should hold. */
export function readsWhole(old: DatabaseSync): boolean {
  try {
    return old.prepare('pragma main.integrity_check(1)').get()?.integrity_check === 'ok';
  } catch {
    return false;
  }
}

function countLeads(database: DatabaseSync): number | null {
  try {
    return Number(database.prepare('select count(*) as leads from main.leads').get()?.leads);
  } catch {
    return null;
  }
}

function addMissing(old: DatabaseSync, path: string): number {
  old.prepare('attach ? as present').run(path);
  try {
    old.exec('begin immediate');
    let added = 0;
    const removed = removeForgotten(old);
    for (const table of tables) {
      const columns = columnsOf(old, 'main', table).filter((column) =>
        columnsOf(old, 'present', table).includes(column),
      );
      if (columns.length === 0) continue;
      const { changes } = old
        .prepare(`insert or ignore into present.${table} (${columns}) select ${columns} from main.${table}`)
        .run();
      if (table === 'leads') added = Number(changes);
    }
    old.exec('commit');
    if (removed > 0) old.exec('vacuum present');
    return added;
  } finally {
    if (old.isTransaction) old.exec('rollback');
    old.exec('detach present');
  }
}

/** Takes out of the file that is there now whom the old one has forgotten since; what is left of them comes after. */
function removeForgotten(old: DatabaseSync): number {
  const isPresent = (table: string) => columnsOf(old, 'present', table).length > 0;
  if (!['leads', 'outbox_entries', 'deliveries'].every(isPresent)) return 0;
  const leads = 'select id from main.leads where forgotten_at is not null';
  const entries = `select id from present.outbox_entries where lead_id in (${leads})`;
  old.exec(`delete from present.deliveries where entry_id in (${entries})`);
  for (const table of ['outbox_entries', 'notes', 'audit_entries'].filter(isPresent))
    old.exec(`delete from present.${table} where lead_id in (${leads})`);
  return Number(
    old.prepare(`delete from present.leads where forgotten_at is null and id in (${leads})`).run().changes,
  );
}

function columnsOf(database: DatabaseSync, schema: 'main' | 'present', table: string): string[] {
  return database
    .prepare(`select name from pragma_table_info(?, ?)`)
    .all(table, schema)
    .map(({ name }) => String(name));
}
