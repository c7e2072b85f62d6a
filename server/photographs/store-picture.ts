// From the bytes of a photograph to a file and a row of the database.

import { mostPhotographs } from '#content/pages/photograph-field-words.ts';
import type { PhotographPlace, PhotographRefusal } from '#leads/forms/photograph-limits.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { findPhotographs, insertPhotograph } from '../database/photograph-rows.ts';
import type { PhotographsTable, Queries } from '../database/tables.ts';
import { type Clock, newId } from '../platform/clock-and-random.ts';
import type { OperatorLog } from '../platform/operator-log.ts';
import { copyPicture } from './copy-picture.ts';
import type { PhotographStorage } from './photograph-storage.ts';

export interface PhotographsOptions {
  readonly database: LeadDatabase;
  readonly storage: PhotographStorage;
  readonly clock: Clock;
  readonly log: OperatorLog;
  /** The notice of a lead that waited for its photographs may go now. */
  readonly onComplete?: () => void;
}

export type AddOutcome =
  /** On disk, now or since an earlier try. */
  | { readonly kind: 'stored'; readonly isRepeat: boolean; readonly place: PhotographPlace }
  | { readonly kind: 'refused'; readonly reason: PhotographRefusal }
  /** The person was forgotten in between. */
  | { readonly kind: 'lead-is-gone' };

// A PNG is named .jpg as well: its first bytes tell what it is.
export const nameOf = (row: Pick<PhotographsTable, 'id' | 'lead_id'>) => `${row.lead_id}/${row.id}.jpg`;

/** Null while nothing is in its place. */
async function findTaken(
  queries: Queries,
  { lead_id, place, content_hash }: Pick<PhotographsTable, 'lead_id' | 'place' | 'content_hash'>,
): Promise<AddOutcome | null> {
  const earlier = (await findPhotographs(queries, lead_id)).find((row) => row.place === place);
  if (!earlier) return null;
  if (earlier.content_hash === content_hash) return { kind: 'stored', isRepeat: true, place };
  return { kind: 'refused', reason: 'place-taken' };
}

/** Off the main thread. */
export async function hashOf(bytes: Buffer): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes as Buffer<ArrayBuffer>);
  return Buffer.from(hash).toString('base64url');
}

export async function storePicture(
  leadId: string,
  place: number,
  { bytes, hash }: { readonly bytes: Buffer; readonly hash: string },
  { database, storage, clock }: PhotographsOptions,
): Promise<AddOutcome> {
  const named = { lead_id: leadId, place, content_hash: hash };
  const earlier = await findTaken(database.queries, named);
  if (earlier) return earlier;
  const picture = copyPicture(bytes);
  if (picture.kind === 'refused') return picture;
  const copied = Buffer.concat(picture.parts);
  const row: PhotographsTable = {
    id: newId(),
    ...named,
    byte_count: copied.length,
    width_pixels: picture.widthPixels,
    height_pixels: picture.heightPixels,
    stored_at: clock.now(),
  };
  // The bytes first: a row without them would be a promise that cannot be kept, bytes without a row are swept.
  await storage.write(nameOf(row), copied);
  const isNew = await database.transaction((transaction) => insertPhotograph(transaction, row));
  if (isNew) return { kind: 'stored', isRepeat: false, place };
  await storage.remove([nameOf(row)]);
  return (await findTaken(database.queries, named)) ?? { kind: 'lead-is-gone' };
}

export async function storeInFreePlace(
  leadId: string,
  bytes: Buffer,
  options: PhotographsOptions,
): Promise<AddOutcome> {
  const hash = await hashOf(bytes);
  for (;;) {
    const rows = await findPhotographs(options.database.queries, leadId);
    const same = rows.find((row) => row.content_hash === hash);
    if (same) return { kind: 'stored', isRepeat: true, place: same.place };
    const free = Array.from({ length: mostPhotographs }, (_, index) => index + 1).find(
      (place) => !rows.some((row) => row.place === place),
    );
    if (free === undefined) return { kind: 'refused', reason: 'one-too-many' };
    const outcome = await storePicture(leadId, free, { bytes, hash }, options);
    // Another picture took the place first: the next free one is tried.
    if (outcome.kind !== 'refused' || outcome.reason !== 'place-taken') return outcome;
  }
}
