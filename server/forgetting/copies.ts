// Where copies of leads are outside the database, and how they are erased. The database remembers every place that a
// configuration ever named: a copy does not go away because a setting changed.

import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LeadDatabase } from '../database/lead-database.ts';
import { findForgottenReferences, forgetLeads } from '../database/leads.ts';
import { openDatabase } from '../database/open-database.ts';
import type { CopyPlacesTable } from '../database/tables.ts';
import { fileNameFor, referenceOfFile, syncFolder } from '../delivery/disk.ts';

export interface CopyOptions {
  readonly database: LeadDatabase;
  /** Where the disk carrier writes, or would write. */
  readonly outgoingFolder: string;
}

/** Notes the places of the present configuration. */
export async function rememberCopyPlaces({ database, outgoingFolder }: CopyOptions): Promise<void> {
  const places: CopyPlacesTable[] = [{ kind: 'folder', place: outgoingFolder }];
  if (database.dialect === 'sqlite') places.push({ kind: 'database', place: database.location });
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

async function listNames(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
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
    const names = (await listNames(folder)).filter((name) => wanted.has(fileNameFor(referenceOfFile(name))));
    await removeFiles(folder, names);
  }
}

/** Erases these people from database files that this one was copied from. */
export async function forgetInEarlierFiles(
  { database }: CopyOptions,
  references: readonly string[],
  now: number,
): Promise<void> {
  for (const path of await findPlaces(database, 'database')) {
    if (path === database.location || !existsSync(path)) continue;
    const earlier = openDatabase({ kind: 'sqlite', path });
    try {
      await earlier.migrate();
      const leads = await earlier.queries
        .selectFrom('leads')
        .select('id')
        .where('reference', 'in', references)
        .where('forgotten_at', 'is', null)
        .execute();
      if (leads.length === 0) continue;
      const ids = leads.map(({ id }) => id);
      await earlier.transaction((transaction) => forgetLeads(transaction, ids, now));
      await earlier.eraseTraces();
    } catch (error) {
      throw new Error(`${path}, where leads were kept before, still holds copies: delete it.`, {
        cause: error,
      });
    } finally {
      await earlier.close();
    }
  }
}

const referencesAtOnce = 500;

/** Removes files that crashes left unfinished, and files of leads that another server has forgotten meanwhile. */
export async function sweepFiles(options: CopyOptions): Promise<void> {
  for (const folder of await findFolders(options)) {
    const names = await listNames(folder);
    const finished = names.filter((name) => name.endsWith('.json'));
    await removeFiles(
      folder,
      names.filter((name) => name.endsWith('.unfinished')),
    );
    for (let place = 0; place < finished.length; place += referencesAtOnce) {
      const some = finished.slice(place, place + referencesAtOnce);
      const forgotten = await findForgottenReferences(options.database.queries, some.map(referenceOfFile));
      await removeFiles(
        folder,
        some.filter((name) => forgotten.has(referenceOfFile(name))),
      );
    }
  }
}
