import { findLeadsByContent, findLeadsByKey, insertLeads } from '../database/leads.ts';
import { insertOutboxEntries } from '../database/outbox-entries.ts';
import type { Queries } from '../database/tables.ts';
import { type Draft, draftEntries, type IntakeCircumstances, withNewReference } from './draft.ts';

export interface Stored {
  readonly reference: string;
  readonly receivedAtMs: number;
  readonly isRepeat: boolean;
}

/**
 * How long the same content without a key counts as the same lead. Shorter: a visitor without script who reloads the
 * page, or presses send again because nothing seemed to happen, makes two. Longer: somebody who asks again because
 * nobody called back gets the old reference and no second notice.
 */
const duplicateWindowMs = 10 * 60 * 1000;

/** Two references meeting by chance is rare; this often in a row means that the random source is broken. */
const mostReferenceDraws = 5;

/** The database works, but one of these leads cannot be stored beside what is there. */
export class NotStorable extends Error {
  override readonly name = 'NotStorable';
}

/**
 * Stores drafts and their outbox entries inside the caller's transaction and says, in the same order, what each became.
 * Two servers can store the same content without a key at the same moment; then there are two leads, which is better
 * than none.
 */
export async function storeBatch(
  transaction: Queries,
  drafts: readonly Draft[],
  circumstances: IntakeCircumstances,
): Promise<Stored[]> {
  const known = new Map<string, Stored>();
  const keyless = drafts.filter(({ row }) => row.idempotency_key_hash === null);
  const since = circumstances.clock.now() - duplicateWindowMs;
  for (const found of await findLeadsByContent(
    transaction,
    keyless.map(({ contentHash }) => contentHash),
    since,
  )) {
    known.set(found.hash, toRepeat(found));
  }

  // Sorted, so that two servers given the same keys wait for each other instead of locking each other out.
  let pending = [...firstOfEach(drafts).filter(({ identity }) => !known.has(identity))].sort((a, b) =>
    a.identity < b.identity ? -1 : 1,
  );
  const stored = new Map<string, Stored>();
  for (let draw = 0; pending.length > 0; draw++) {
    if (draw === mostReferenceDraws) throw new NotStorable('References or ids keep meeting others.');
    const inserted = await insertLeads(
      transaction,
      pending.map(({ row }) => row),
    );
    const added = pending.filter(({ row }) => inserted.has(row.id));
    await insertOutboxEntries(
      transaction,
      added.flatMap((draft) => draftEntries(draft, circumstances)),
    );
    for (const draft of added) {
      const { reference, received_at: receivedAtMs } = draft.row;
      stored.set(draft.row.id, { reference, receivedAtMs, isRepeat: false });
      known.set(draft.identity, { reference, receivedAtMs, isRepeat: true });
    }
    pending = pending.filter(({ row }) => !stored.has(row.id));
    for (const found of await findLeadsByKey(
      transaction,
      pending.flatMap(({ row }) => row.idempotency_key_hash ?? []),
    )) {
      known.set(found.hash, toRepeat(found));
    }
    // What is left has a new key, or none, and met a reference that somebody else has.
    pending = pending
      .filter(({ identity }) => !known.has(identity))
      .map((draft) => withNewReference(draft, circumstances));
  }
  return drafts.map(({ row, identity }) => {
    const outcome = stored.get(row.id) ?? known.get(identity);
    if (!outcome) throw new Error('A lead was neither stored nor found.');
    return outcome;
  });
}

function toRepeat(found: { reference: string; receivedAt: number }): Stored {
  return { reference: found.reference, receivedAtMs: found.receivedAt, isRepeat: true };
}

/** Of drafts that are the same lead, the first; the others are its repeats. */
function firstOfEach(drafts: readonly Draft[]): Draft[] {
  const firsts = new Map<string, Draft>();
  for (const draft of drafts) if (!firsts.has(draft.identity)) firsts.set(draft.identity, draft);
  return [...firsts.values()];
}
