import type { PhotographPlace } from '#leads/forms/photograph-limits.ts';
import {
  findLeadForPhotographs,
  findPhotographs,
  stopWaitingForPhotographs,
} from '../database/photograph-rows.ts';
import {
  type AddOutcome,
  hashOf,
  nameOf,
  type PhotographsOptions,
  storeInFreePlace,
  storePicture,
} from './store-picture.ts';
import { sweepPhotographs } from './sweep-photographs.ts';

export type LeadWithPhotographs = NonNullable<Awaited<ReturnType<typeof findLeadForPhotographs>>>;

export type Photographs = ReturnType<typeof createPhotographs>;
export type Photograph = Awaited<ReturnType<typeof listPhotographs>>[number];

/** Every photograph of a lead, in the order of their places, and how to read each. */
export async function listPhotographs(
  leadId: string,
  { database, storage }: Pick<PhotographsOptions, 'database' | 'storage'>,
) {
  const rows = await findPhotographs(database.queries, leadId);
  return rows.map((row) => ({
    place: row.place,
    byteCount: row.byte_count,
    widthPixels: row.width_pixels,
    heightPixels: row.height_pixels,
    storedAt: new Date(row.stored_at).toISOString(),
    /** The picture; null when storage has lost it. @throws when storage does not answer. */
    read: () => storage.read(nameOf(row)),
  }));
}

/** The photographs of leads: taken only after their words, kept apart from them, erased with them. */
export function createPhotographs(options: PhotographsOptions) {
  const { database, storage, clock, onComplete } = options;

  /** No more will follow: the notice need not wait. */
  async function complete(leadId: string): Promise<void> {
    await database.deliveryTransaction((transaction) =>
      stopWaitingForPhotographs(transaction, leadId, clock.now()),
    );
    onComplete?.();
  }

  return {
    /** The lead whose words are on disk; undefined when there is none, or its person has been forgotten. */
    findLead: (by: Parameters<typeof findLeadForPhotographs>[1]) =>
      findLeadForPhotographs(database.queries, by),

    /** Copies and stores a picture; with the last of those announced the notice may go. */
    async add(
      { id, expected }: LeadWithPhotographs,
      place: PhotographPlace,
      bytes: Buffer,
    ): Promise<AddOutcome> {
      const outcome = await storePicture(id, place, { bytes, hash: await hashOf(bytes) }, options);
      if (outcome.kind === 'stored') {
        const arrived = await findPhotographs(database.queries, id);
        if (arrived.length >= expected) await complete(id);
      }
      return outcome;
    },

    /** The same in the next free place; the same file again keeps its place. */
    addWhole: (leadId: string, bytes: Buffer) => storeInFreePlace(leadId, bytes, options),

    complete,

    list: (leadId: string) => listPhotographs(leadId, options),

    /** Erases the bytes; the rows go with the lead. */
    async erase(leadIds: readonly string[]) {
      for (const leadId of leadIds) {
        const objects = await storage.list(`${leadId}/`);
        if (objects.length > 0) await storage.remove(objects.map(({ name }) => name));
      }
    },

    /** Removes what belongs to no photograph on record. Returns how many objects went. */
    sweep: () => sweepPhotographs(options),
  };
}
