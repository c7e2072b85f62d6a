// Where copies of leads are outside the database, and how they are erased. The database remembers every place that a
// configuration ever named: a copy does not go away because a setting changed.

import { existsSync, realpathSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import type { LeadDatabase } from '../database/lead-database.ts';
import {
  findForgottenReferences,
  findLeadsAfter,
  forgetLeads,
  type LeadPosition,
} from '../database/leads.ts';
import { openDatabase } from '../database/open-database.ts';
import { findRescued } from '../database/sqlite/rescue.ts';
import type { CopyPlacesTable } from '../database/tables.ts';
import { fileNameFor, referenceOfFile } from '../delivery/disk.ts';
import type { Clock } from '../platform/clock-and-random.ts';
import { syncFolder } from '../platform/durable-file.ts';
import { listFolder } from '../platform/missing-files.ts';
import { reasonOf } from '../platform/operator-log.ts';

export interface CopyOptions {
  readonly database: LeadDatabase;
  /** Where the disk carrier writes, or would write. */
  readonly outgoingFolder: string;
}

const referencesAtOnce = 500;

export interface ErasingOptions extends CopyOptions {
  readonly clock: Clock;
}

/** Notes the places of the present configuration, and databases that were rescued. */
export async function rememberCopyPlaces({ database, outgoingFolder }: CopyOptions): Promise<void> {
  const places: Insertable<CopyPlacesTable>[] = [{ kind: 'folder', place: outgoingFolder }];
  if (database.dialect === 'sqlite') {
    places.push({ kind: 'database', place: database.location });
    for (const place of findRescued(database.location)) places.push({ kind: 'database', place });
  }
  await database.transaction((transaction) =>
    transaction
      .insertInto('copy_places')
      .values(places)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

async function findPlaces(database: LeadDatabase, kind: 'folder' | 'database'): Promise<string[]> {
  const rows = await database.queries
    .selectFrom('copy_places')
    .select('place')
    .where('kind', '=', kind)
    .execute();
  return rows.map(({ place }) => place);
}

async function findFolders({ database, outgoingFolder }: CopyOptions): Promise<Set<string>> {
  return new Set([outgoingFolder, ...(await findPlaces(database, 'folder'))]);
}

async function removeFiles(folder: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
  await syncFolder(folder);
}

/** Erases the files of these leads from every folder, with what a crash left of them. */
export async function eraseFiles(options: CopyOptions, references: readonly string[]): Promise<void> {
  const wanted = new Set(references.map(fileNameFor));
  for (const folder of await findFolders(options)) {
    const names = (await listFolder(folder)).filter((name) => wanted.has(fileNameFor(referenceOfFile(name))));
    await removeFiles(folder, names);
  }
}

/**
 * Rewrites the database files, this one first, without the people who were forgotten since the last time. What cannot be
 * done now is done at the next call.
 * @throws when a file still holds copies; all others do not.
 */
export async function eraseLeftovers(options: ErasingOptions): Promise<void> {
  const { database } = options;
  await rememberCopyPlaces(options);
  const files = await database.queries
    .selectFrom('copy_places')
    .select(['place', 'left_to_erase as left'])
    .where('kind', '=', 'database')
    .where('left_to_erase', '>', 0)
    .execute();
  const isOwn = ({ place }: { place: string }) => place === database.location;
  const troubles: unknown[] = [];
  for (const file of [...files.filter(isOwn), ...files.filter((each) => !isOwn(each))]) {
    try {
      if (isOwn(file)) await database.eraseTraces();
      else await forgetInEarlierFile(file.place, options);
      await database.transaction((transaction) =>
        transaction
          .updateTable('copy_places')
          // Somebody may have been forgotten in between.
          .set((column) => ({ left_to_erase: column('left_to_erase', '-', file.left) }))
          .where('kind', '=', 'database')
          .where('place', '=', file.place)
          .execute(),
      );
    } catch (error) {
      troubles.push(error);
    }
  }
  if (troubles.length > 0) throw new Error(troubles.map(reasonOf).join(' '), { cause: troubles[0] });
}

/** Erases everybody who is forgotten from a database file that this one was copied from. */
async function forgetInEarlierFile(path: string, { database, clock }: ErasingOptions): Promise<void> {
  if (!existsSync(path) || isSameFile(path, database.location)) return;
  const earlier = openDatabase({ kind: 'sqlite', path });
  try {
    await earlier.migrate();
    for (let position: LeadPosition = null; ; ) {
      const leads = await findLeadsAfter(earlier.queries, position, referencesAtOnce);
      const last = leads.at(-1);
      if (last === undefined) break;
      position = { receivedAt: last.received_at, id: last.id };
      const remembered = leads.filter(({ forgotten_at }) => forgotten_at === null);
      const forgotten = await findForgottenReferences(
        database.queries,
        remembered.map(({ reference }) => reference),
      );
      const ids = remembered.filter(({ reference }) => forgotten.has(reference)).map(({ id }) => id);
      await earlier.transaction((transaction) => forgetLeads(transaction, ids, clock.now()));
    }
    await earlier.eraseTraces();
  } catch (error) {
    throw new Error(`${path}, where leads were kept before, still holds copies: delete it.`, {
      cause: error,
    });
  } finally {
    await earlier.close();
  }
}

/** Two names of one file, such as by a link to the current release. */
function isSameFile(path: string, other: string): boolean {
  return existsSync(other) && realpathSync(path) === realpathSync(other);
}

/** No lead takes this long to write, whichever server writes it; what is older was left by a crash. */
const longestWritingMs = 60 * 60 * 1000;

async function isLeftByCrash(path: string): Promise<boolean> {
  if (!path.endsWith('.unfinished')) return false;
  // None when it was finished in between.
  const file = await stat(path).catch(() => null);
  return file !== null && Date.now() - file.mtimeMs > longestWritingMs;
}

/** Removes files that crashes left unfinished, and files of leads that another server has forgotten. */
export async function sweepFiles(options: CopyOptions): Promise<void> {
  for (const folder of await findFolders(options)) {
    const names = (await listFolder(folder)).filter((name) => /\.(?:json|unfinished)$/.test(name));
    for (let place = 0; place < names.length; place += referencesAtOnce) {
      const some = names.slice(place, place + referencesAtOnce);
      const forgotten = await findForgottenReferences(options.database.queries, some.map(referenceOfFile));
      const removable = await Promise.all(
        some.map(
          async (name) => forgotten.has(referenceOfFile(name)) || (await isLeftByCrash(join(folder, name))),
        ),
      );
      await removeFiles(
        folder,
        some.filter((_, index) => removable[index]),
      );
    }
  }
}
