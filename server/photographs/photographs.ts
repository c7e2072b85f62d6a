import { createHash } from 'node:crypto';
import { mostPhotographs } from '#content/pages/photograph-field-words.ts';
import {
  largestPhotographBytes,
  type PhotographPlace,
  type PhotographRefusal,
  pieceBytes,
} from '#leads/forms/photographs.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import {
  countPhotographs,
  findKnownLeads,
  findKnownPhotographs,
  findLeadForPhotographs,
  findPhotographs,
  insertPhotograph,
  stopWaitingForPhotographs,
} from '../database/photographs.ts';
import type { PhotographsTable } from '../database/tables.ts';
import type { Clock, Random } from '../platform/clock-and-random.ts';
import type { OperatorLog } from '../platform/operator-log.ts';
import { cleanPicture } from './clean-picture.ts';
import type { PhotographStorage, StoredObject } from './photograph-storage.ts';
import { createTurns } from './turns.ts';

export interface PhotographsOptions {
  readonly database: LeadDatabase;
  readonly storage: PhotographStorage;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: OperatorLog;
  /** The notice of a lead that waited for its photographs may go now. */
  readonly onComplete?: () => void;
}

export interface LeadWithPhotographs {
  readonly id: string;
  readonly reference: string;
  readonly expected: number;
}

/** A photograph as it is kept. */
export interface Photograph {
  readonly place: PhotographPlace;
  readonly byteCount: number;
  readonly widthPixels: number;
  readonly heightPixels: number;
  /** ISO 8601, UTC. */
  readonly storedAt: string;
  /** The JPEG; null when storage has lost it. @throws when storage does not answer. */
  readonly read: () => Promise<Buffer | null>;
}

export type AddOutcome =
  /** On disk, now or since an earlier try. */
  | { readonly kind: 'stored'; readonly isRepeat: boolean }
  | { readonly kind: 'refused'; readonly reason: PhotographRefusal }
  /** The person was forgotten meanwhile. */
  | { readonly kind: 'lead-is-gone' }
  /** More of this sender wait to be decoded than may; the same may be asked again later. */
  | { readonly kind: 'too-many-at-once' };

export type PieceOutcome =
  | AddOutcome
  /** The piece is on disk; the next one begins at `offset`. */
  | { readonly kind: 'piece-stored'; readonly offset: number }
  /** It does not begin where the last one ended; nothing was stored. */
  | { readonly kind: 'wrong-offset'; readonly offset: number };

export interface Piece {
  readonly offset: number;
  readonly bytes: Buffer;
  readonly isLast: boolean;
}

/** The photographs of leads: taken only after their words, kept apart from them, erased with them. */
export interface Photographs {
  /** The lead whose words are on disk; undefined when there is none, or its person has been forgotten. */
  findLead(
    by: { readonly keyHash: string } | { readonly reference: string },
  ): Promise<LeadWithPhotographs | undefined>;
  /** How far the photograph in this place has come: bytes on disk, or null when it is complete. */
  findOffset(leadId: string, place: PhotographPlace): Promise<number | null>;
  /** Takes the next piece; with the last one the photograph is decoded, encoded anew and stored, when its `sender` has a turn. */
  addPiece(
    lead: LeadWithPhotographs,
    place: PhotographPlace,
    piece: Piece,
    sender: string,
  ): Promise<PieceOutcome>;
  /** Takes a whole file into the next free place; the same file again keeps its place. */
  addWhole(leadId: string, bytes: Buffer, sender: string): Promise<AddOutcome>;
  /** No more will follow: the notice need not wait. */
  complete(leadId: string): Promise<void>;
  /** Every photograph of a lead, in the order of their places, and how to read each. */
  list(leadId: string): Promise<readonly Photograph[]>;
  /** Erases the bytes, pieces included; the rows go with the lead. */
  erase(leadIds: readonly string[]): Promise<void>;
  /**
   * Removes what belongs to a lead and to no photograph on record; says when bytes are missing, and when there is something that is
   * not ours. Returns how many objects went.
   */
  sweep(): Promise<number>;
}

/** Time for a transaction to follow its bytes. */
const orphanAfterMs = 60 * 60 * 1000;
/** Somebody whose phone was off for a day sends the photograph from its beginning. */
const piecesKeptMs = 24 * 60 * 60 * 1000;
const idsAtOnce = 500;
/** The photographs of two requests from one house: one at a time comes from each, and some are asked for again. */
const mostWaitingEach = 12;
const tooManyAtOnce = { kind: 'too-many-at-once' } as const;

const photographName = /^([^/]+)\/([^/]+)\.jpg$/;
const nameOf = (row: Pick<PhotographsTable, 'id' | 'lead_id'>) => `${row.lead_id}/${row.id}.jpg`;
const pieceName = (leadId: string, place: number, at: number) =>
  `${leadId}/${place}.${String(at).padStart(4, '0')}.piece`;

export function createPhotographs(options: PhotographsOptions): Photographs {
  const { database, storage, clock, random, log, onComplete } = options;
  // One after the other: a large photograph needs a hundred megabytes while it is unpacked.
  const takeTurn = createTurns(mostWaitingEach);

  /** Names of the pieces on disk without a gap from the first. */
  async function findPieces(leadId: string, place: number): Promise<string[]> {
    const objects = await storage.list(`${leadId}/${place}.`);
    const names = new Set(objects.map(({ name }) => name));
    const pieces: string[] = [];
    while (names.has(pieceName(leadId, place, pieces.length))) {
      pieces.push(pieceName(leadId, place, pieces.length));
    }
    return pieces;
  }

  async function findPlace(leadId: string, place: number): Promise<PhotographsTable | undefined> {
    const rows = await findPhotographs(database.queries, leadId);
    return rows.find((row) => row.place === place);
  }

  async function store(leadId: string, place: number, bytes: Buffer): Promise<AddOutcome> {
    if (bytes.length > largestPhotographBytes) return { kind: 'refused', reason: 'too-large' };
    const cleaned = await cleanPicture(bytes);
    if (cleaned.kind === 'refused') return cleaned;
    const row: PhotographsTable = {
      id: random.uuid(),
      lead_id: leadId,
      place,
      content_hash: hashOf(bytes),
      byte_count: cleaned.jpeg.length,
      width_pixels: cleaned.widthPixels,
      height_pixels: cleaned.heightPixels,
      stored_at: clock.now(),
    };
    // The bytes first: a row without them would be a promise that cannot be kept, bytes without a row are swept.
    await storage.write(nameOf(row), cleaned.jpeg);
    const isNew = await database.transaction((transaction) => insertPhotograph(transaction, row));
    if (isNew) return { kind: 'stored', isRepeat: false };
    await storage.remove([nameOf(row)]);
    return (await findPlace(leadId, place)) ? { kind: 'stored', isRepeat: true } : { kind: 'lead-is-gone' };
  }

  /** Only in its turn are the pieces read: many photographs that wait would not fit into memory. */
  async function finish(
    { id, expected }: LeadWithPhotographs,
    place: PhotographPlace,
    { offset, bytes }: Piece,
  ): Promise<PieceOutcome> {
    const pieces = await findPieces(id, place);
    const earlier: Buffer[] = [];
    for (const name of pieces) earlier.push((await storage.read(name)) ?? Buffer.alloc(0));
    const whole = Buffer.concat([...earlier, bytes]);
    // An earlier try, on which the phone hung up, has ended meanwhile and taken the pieces away.
    if (whole.length !== offset + bytes.length) return howFar(id, place);
    const outcome = await store(id, place, whole);
    await storage.remove(pieces);
    if (outcome.kind === 'stored') {
      const arrived = await findPhotographs(database.queries, id);
      if (arrived.length >= expected) await complete(id);
    }
    return outcome;
  }

  async function findOffset(leadId: string, place: PhotographPlace): Promise<number | null> {
    if (await findPlace(leadId, place)) return null;
    return (await findPieces(leadId, place)).length * pieceBytes;
  }

  async function howFar(leadId: string, place: PhotographPlace): Promise<PieceOutcome> {
    const offset = await findOffset(leadId, place);
    return offset === null ? { kind: 'stored', isRepeat: true } : { kind: 'wrong-offset', offset };
  }

  async function storeInFreePlace(leadId: string, bytes: Buffer): Promise<AddOutcome> {
    for (;;) {
      const rows = await findPhotographs(database.queries, leadId);
      if (rows.some((row) => row.content_hash === hashOf(bytes))) return { kind: 'stored', isRepeat: true };
      const free = Array.from({ length: mostPhotographs }, (_, at) => at + 1).find(
        (place) => !rows.some((row) => row.place === place),
      );
      if (free === undefined) return { kind: 'refused', reason: 'one-too-many' };
      const outcome = await store(leadId, free, bytes);
      // Another one took the place meanwhile; what is there is not this one.
      if (outcome.kind !== 'stored' || !outcome.isRepeat) return outcome;
    }
  }

  async function complete(leadId: string): Promise<void> {
    await database.deliveryTransaction((transaction) =>
      stopWaitingForPhotographs(transaction, leadId, clock.now()),
    );
    onComplete?.();
  }

  return {
    findLead: (by) => findLeadForPhotographs(database.queries, by),

    findOffset,

    async addPiece(lead, place, piece, sender) {
      const { id } = lead;
      const { offset, bytes, isLast } = piece;
      const pieces = await findPieces(id, place);
      if (offset !== pieces.length * pieceBytes || (await findPlace(id, place))) return howFar(id, place);
      if (offset + bytes.length > largestPhotographBytes) {
        await storage.remove(pieces);
        return { kind: 'refused', reason: 'too-large' };
      }
      if (isLast) return (await takeTurn(sender, () => finish(lead, place, piece))) ?? tooManyAtOnce;
      await storage.write(pieceName(id, place, pieces.length), bytes);
      return { kind: 'piece-stored', offset: offset + bytes.length };
    },

    async addWhole(leadId, bytes, sender) {
      if (bytes.length === 0) return { kind: 'refused', reason: 'empty' };
      return (await takeTurn(sender, () => storeInFreePlace(leadId, bytes))) ?? tooManyAtOnce;
    },

    complete,

    async list(leadId) {
      const rows = await findPhotographs(database.queries, leadId);
      return rows.map((row) => ({
        place: row.place,
        byteCount: row.byte_count,
        widthPixels: row.width_pixels,
        heightPixels: row.height_pixels,
        storedAt: new Date(row.stored_at).toISOString(),
        read: () => storage.read(nameOf(row)),
      }));
    },

    async erase(leadIds) {
      for (const leadId of leadIds) {
        const objects = await storage.list(`${leadId}/`);
        if (objects.length > 0) await storage.remove(objects.map(({ name }) => name));
      }
    },

    async sweep() {
      // Counted first: what is stored meanwhile must not look missing.
      const onRecord = await countPhotographs(database.queries);
      const objects = await storage.list('');
      const idOf = (name: string) => photographName.exec(name)?.[2];
      const known = await findInParts(
        objects.flatMap(({ name }) => idOf(name) ?? []),
        (ids) => findKnownPhotographs(database.queries, ids),
      );
      const now = clock.now();
      const unknown = objects.filter(({ name, changedAtMs }) => {
        if (known.has(name)) return false;
        return changedAtMs < now - (name.endsWith('.piece') ? piecesKeptMs : orphanAfterMs);
      });
      // A lead's row outlives its person, so what lies under no lead of ours was put there by somebody else.
      const leadOf = ({ name }: StoredObject) => name.split('/')[0] ?? '';
      const leads = await findInParts([...new Set(unknown.map(leadOf))], (ids) =>
        findKnownLeads(database.queries, ids),
      );
      const orphans = unknown.filter((object) => leads.has(leadOf(object)));
      if (orphans.length > 0) await storage.remove(orphans.map(({ name }) => name));
      if (orphans.length < unknown.length) {
        log.error(
          { files: unknown.length - orphans.length, storage: storage.location },
          'where photographs are kept there are files of something else, and they are left alone: give each site a place of its own',
        );
      }
      if (known.size < onRecord) {
        log.error(
          { missing: onRecord - known.size, storage: storage.location },
          'photographs are on record, but their files are not in storage: restore them from the backup',
        );
      }
      return orphans.length;
    },
  };
}

async function findInParts(
  ids: readonly string[],
  find: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let at = 0; at < ids.length; at += idsAtOnce)
    for (const each of await find(ids.slice(at, at + idsAtOnce))) found.add(each);
  return found;
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url');
}
