import type { LeadDatabase } from '../database/lead-database.ts';
import type { OperatorLog } from '../platform/operator-log.ts';
import type { PhotographStorage } from './photograph-storage.ts';

export interface PlaceMemory {
  readonly database: LeadDatabase;
  readonly log: OperatorLog;
}

/**
 * The storage of the present settings, and behind it the folders of earlier ones: what is there is read, listed and removed, because
 * a photograph does not go away when a setting changes. A bucket of earlier settings cannot be reached, and is spoken of.
 */
export function withEarlierPlaces(
  present: PhotographStorage,
  openFolder: (folder: string) => PhotographStorage,
  { database, log }: PlaceMemory,
): PhotographStorage {
  let noted: Promise<unknown> | undefined;

  function notePlace(): Promise<unknown> {
    noted ??= database
      .transaction((transaction) =>
        transaction
          .insertInto('copy_places')
          .values({ kind: 'photographs', place: present.location })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      )
      .catch((error: unknown) => {
        noted = undefined;
        throw error;
      });
    return noted;
  }

  async function findEarlier(): Promise<{
    readonly folders: PhotographStorage[];
    readonly buckets: string[];
  }> {
    const rows = await database.queries
      .selectFrom('copy_places')
      .select('place')
      .where('kind', '=', 'photographs')
      .where('place', '!=', present.location)
      .execute();
    const places = rows.map(({ place }) => place);
    const isBucket = (place: string) => /^https?:/.test(place);
    return {
      folders: places.filter((place) => !isBucket(place)).map(openFolder),
      buckets: places.filter(isBucket),
    };
  }

  return {
    location: present.location,
    async write(name, bytes) {
      await notePlace();
      await present.write(name, bytes);
    },
    async read(name) {
      const found = await present.read(name);
      if (found !== null) return found;
      for (const folder of (await findEarlier()).folders) {
        const earlier = await folder.read(name);
        if (earlier !== null) return earlier;
      }
      return null;
    },
    async list(prefix) {
      await notePlace();
      const { folders, buckets } = await findEarlier();
      for (const storage of prefix === '' ? buckets : [])
        log.error(
          { storage },
          'photographs were kept here by earlier settings: move them, or empty it yourself',
        );
      const lists = await Promise.all([present, ...folders].map((storage) => storage.list(prefix)));
      return lists.flat();
    },
    async remove(names) {
      for (const storage of [present, ...(await findEarlier()).folders]) await storage.remove(names);
    },
  };
}
