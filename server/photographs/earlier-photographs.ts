// Photographs as releases up to 0.2.3 kept them: in folders of earlier settings, and sealed with PHOTOGRAPH_KEY. They are
// moved to where photographs are now, unsealed; until then they can be read and erased. To be removed in 0.6.

import { createDecipheriv } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { LeadDatabase } from '../database/lead-database.ts';
import { findPhotographsOnRecord } from '../database/photograph-rows.ts';
import { type OperatorLog, reasonOf } from '../platform/operator-log.ts';
import { createFolderStorage } from './folder-storage.ts';
import type { PhotographStorage } from './photograph-storage.ts';

export interface StorageWithEarlier extends PhotographStorage {
  /** Moves what can be moved, and says in one line what cannot. Started again, it continues where it stopped. */
  moveEarlier(): Promise<void>;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const mark = Buffer.from('SEALED-1');
const sealBytes = mark.length + nonceBytes + tagBytes;

/** Bound to its name, so that nobody could pass one lead's photograph off as another's. @throws without the right key */
function decrypt(name: string, stored: Buffer, key: Buffer | undefined): Buffer {
  if (!stored.subarray(0, mark.length).equals(mark)) return stored;
  if (key === undefined) throw new Error(`${name} is sealed: set PHOTOGRAPH_KEY until it is moved`);
  const body = stored.subarray(mark.length);
  const decipher = createDecipheriv(algorithm, key, body.subarray(0, nonceBytes))
    .setAAD(Buffer.from(name))
    .setAuthTag(body.subarray(-tagBytes));
  try {
    const text = body.subarray(nonceBytes, body.length - tagBytes);
    return Buffer.concat([decipher.update(text), decipher.final()]);
  } catch {
    throw new Error(`${name} cannot be opened with PHOTOGRAPH_KEY`);
  }
}

/** The same folder under another name, such as a link: a file moved onto itself and then removed would be lost. */
async function isSameFolder(one: string, other: string): Promise<boolean> {
  const a = await stat(one).catch(() => null);
  const b = await stat(other).catch(() => null);
  return a !== null && a.dev === b?.dev && a.ino === b.ino;
}

async function findEarlierPlaces({ queries }: LeadDatabase, present: PhotographStorage) {
  const rows = await queries
    .selectFrom('copy_places')
    .select('place')
    .where('kind', '=', 'photographs')
    .where('place', '!=', present.location)
    .execute();
  const places = rows.map(({ place }) => place);
  const isBucket = (place: string) => /^https?:/.test(place);
  const folders: PhotographStorage[] = [];
  for (const place of places)
    if (!isBucket(place) && !(await isSameFolder(place, present.location)))
      folders.push(createFolderStorage(place));
  return { folders, buckets: places.filter(isBucket) };
}

export function withEarlierPhotographs(
  present: PhotographStorage,
  key: Buffer | undefined,
  { database, log }: { readonly database: LeadDatabase; readonly log: OperatorLog },
): StorageWithEarlier {
  const findPlaces = () => findEarlierPlaces(database, present);

  async function move(name: string, from: PhotographStorage): Promise<void> {
    const stored = await from.read(name);
    // Another server was faster.
    if (stored === null) return;
    await present.write(name, decrypt(name, stored, key));
    if (from !== present) await from.remove([name]);
    // Its person was forgotten in between.
    const onRecord = await findPhotographsOnRecord(database.queries, [name]);
    if (onRecord.size === 0) await present.remove([name]);
  }

  /** Photographs on record in a place of earlier settings; where they are now, those that are sealed. */
  async function findToMove(storage: PhotographStorage): Promise<string[]> {
    const objects = await storage.list('');
    const onRecord = await findPhotographsOnRecord(
      database.queries,
      objects.map(({ name }) => name),
    );
    return objects
      .filter(({ name, byteCount }) => {
        const plainBytes = onRecord.get(name);
        return plainBytes !== undefined && (storage !== present || byteCount === plainBytes + sealBytes);
      })
      .map(({ name }) => name);
  }

  return {
    location: present.location,
    write: (name, bytes) => present.write(name, bytes),
    async read(name) {
      for (const storage of [present, ...(await findPlaces()).folders]) {
        const found = await storage.read(name);
        if (found !== null) return decrypt(name, found, key);
      }
      return null;
    },
    async list(prefix) {
      const storages = [present, ...(await findPlaces()).folders];
      return (await Promise.all(storages.map((storage) => storage.list(prefix)))).flat();
    },
    async remove(names) {
      for (const storage of [present, ...(await findPlaces()).folders]) await storage.remove(names);
    },
    async moveEarlier() {
      const { folders, buckets } = await findPlaces();
      let moved = 0;
      const failed: string[] = [];
      for (const storage of [present, ...folders]) {
        for (const name of await findToMove(storage)) {
          try {
            await move(name, storage);
            moved += 1;
          } catch (error) {
            failed.push(reasonOf(error));
          }
        }
      }
      reportMoves({ moved, failed, buckets }, present.location, log);
    },
  };
}

function reportMoves(
  { moved, failed, buckets }: { moved: number; failed: readonly string[]; buckets: readonly string[] },
  location: string,
  log: OperatorLog,
): void {
  if (moved > 0)
    log.info(
      { photographs: moved, storage: location },
      'photographs of earlier releases were moved here, unsealed',
    );
  if (failed.length > 0)
    log.error(
      { photographs: failed.length, reason: failed[0] },
      'photographs of earlier releases could not be moved and stay where they are; the next try is in a day',
    );
  if (buckets.length > 0) {
    log.warn(
      { buckets },
      'earlier settings kept photographs in these buckets: what the log calls missing is there',
    );
  }
}
