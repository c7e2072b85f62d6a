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
import type { LeadTables } from '../tables.ts';

/**
 * What a file that somebody put in the place of the old one gets of each table, parents before children. `missing`: rows that it
 * lacks; those it has stay. `all`: if it is a backup of the same database, exactly the rows that the old one had last, so that
 * what was ended since stays ended. `none`: nothing.
 */
export const carriedRows: Readonly<Record<keyof LeadTables, 'missing' | 'all' | 'none'>> = {
  people: 'missing',
  leads: 'missing',
  outbox_entries: 'missing',
  deliveries: 'missing',
  photographs: 'missing',
  notes: 'missing',
  audit_entries: 'missing',
  digests: 'missing',
  // Ways in: a session, device or address that was taken away would be back.
  passkeys: 'all',
  passkey_challenges: 'all',
  invitations: 'all',
  sessions: 'all',
  calendar_feeds: 'all',
  push_devices: 'all',
  // What links that were sent and notifications are signed with.
  photograph_link_keys: 'all',
  push_keys: 'all',
  // What is known of now, not of then: copies still to be erased, the time, alerts that were told.
  copy_places: 'all',
  clock_checks: 'all',
  delivery_alerts: 'all',
  // What the office says now.
  site_notices: 'all',
  special_days: 'all',
  price_reviews: 'all',
  // Says which tables that very file has.
  applied_migrations: 'none',
};

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
    const references = findReferences(old);
    const isBackup = [0, identityOf(old, 'main')].includes(identityOf(old, 'present'));
    const removed = removeForgotten(old, references);
    for (const [table, rows] of Object.entries(carriedRows)) {
      const columns = commonColumns(old, table);
      if (rows === 'none' || columns.length === 0) continue;
      if (rows === 'all' && isBackup) old.exec(`delete from present.${table}`);
      // A parent is missing when another row was in its way, and "or ignore" does not ignore references.
      const hasParents = references
        .filter(({ child }) => child === table)
        .map(
          ({ column, parent }) =>
            `and (${column} is null or ${column} in (select id from present.${parent}))`,
        );
      const { changes } = old
        .prepare(
          `insert or ignore into present.${table} (${columns})
            select ${columns} from main.${table} where true ${hasParents.join(' ')}`,
        )
        .run();
      if (table === 'leads') added = Number(changes);
    }
    keepPeopleRemoved(old);
    old.exec('commit');
    if (removed > 0) old.exec('vacuum present');
    return added;
  } finally {
    if (old.isTransaction) old.exec('rollback');
    old.exec('detach present');
  }
}

/** Drawn when the tables were made, and the same in every backup; 0 in what earlier releases made. */
function identityOf(old: DatabaseSync, schema: 'main' | 'present'): unknown {
  return old.prepare(`pragma ${schema}.application_id`).get()?.application_id;
}

/** `column` of `child` names an id of `parent`. */
interface Reference {
  readonly child: string;
  readonly column: string;
  readonly parent: string;
}

function findReferences(old: DatabaseSync): Reference[] {
  return old
    .prepare(
      `select tables.name as child, keys."from" as column, keys."table" as parent
        from present.sqlite_schema as tables, pragma_foreign_key_list(tables.name, 'present') as keys
        where tables.type = 'table'`,
    )
    .all() as unknown as Reference[];
}

/** Takes out of the file that is there now whom the old one has forgotten since; what is left of them comes after. */
function removeForgotten(old: DatabaseSync, references: readonly Reference[]): number {
  if (commonColumns(old, 'leads').length === 0) return 0;
  const remove = (table: string, condition: string): number => {
    for (const { child, column } of references.filter(({ parent }) => parent === table))
      remove(child, `${column} in (select id from present.${table} where ${condition})`);
    return Number(old.prepare(`delete from present.${table} where ${condition}`).run().changes);
  };
  return remove(
    'leads',
    'forgotten_at is null and id in (select id from main.leads where forgotten_at is not null)',
  );
}

/** Every way in asks whether its person was removed. */
function keepPeopleRemoved(old: DatabaseSync): void {
  if (commonColumns(old, 'people').length === 0) return;
  old.exec(`update present.people as person set removed_at = last.removed_at
    from main.people as last where last.id = person.id and last.removed_at is not null`);
  if (!commonColumns(old, 'leads').includes('assigned_to')) return;
  old.exec(`update present.leads set assigned_to = null
    where assigned_to in (select id from present.people where removed_at is not null)`);
}

/** Empty when one of them has no such table. */
function commonColumns(old: DatabaseSync, table: string): string[] {
  return old
    .prepare(
      `select name from pragma_table_info(:table, 'main')
        where name in (select name from pragma_table_info(:table, 'present'))`,
    )
    .all({ table })
    .map(({ name }) => String(name));
}
