import { insertLeadKeys } from '../database/lead-keys.ts';
import { findLeadsByContent, findLeadsByKey, insertLeads, releaseLead } from '../database/leads.ts';
import { insertOutboxEntries, reviveEntries } from '../database/outbox-entries.ts';
import { hasPushDevices } from '../database/push-devices.ts';
import type { Queries } from '../database/tables.ts';
import { type Draft, draftEntries, type IntakeCircumstances, withNewReference } from './draft.ts';

export type Stored =
  | {
      /** `released`: a repeat that let the lead out of quarantine. */
      readonly kind: 'new' | 'repeat' | 'released';
      readonly reference: string;
      readonly receivedAtMs: number;
    }
  /** The key belongs to other content; nothing was stored. */
  | { readonly kind: 'key-reused' };

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

type EarlierLead = Awaited<ReturnType<typeof findLeadsByKey>>[number];

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
  const isPushed = circumstances.carriers.includes('push') && (await hasPushDevices(transaction));
  const carriers = circumstances.carriers.filter((carrier) => carrier !== 'push' || isPushed);
  const earlier = new Map<string, EarlierLead>();
  const note = (leads: readonly EarlierLead[]) => {
    for (const lead of leads) earlier.set(lead.hash, lead);
  };
  const keyless = drafts.filter(({ row }) => row.idempotency_key_hash === null);
  const since = circumstances.clock.now() - duplicateWindowMs;
  note(
    await findLeadsByContent(
      transaction,
      keyless.map(({ contentHash }) => contentHash),
      since,
    ),
  );

  // Sorted, so that two servers given the same keys wait for each other instead of locking each other out.
  let pending = [...firstOfEach(drafts).filter(({ identity }) => !earlier.has(identity))].sort((a, b) =>
    a.identity < b.identity ? -1 : 1,
  );
  const added = new Map<string, Stored>();
  for (let draw = 0; pending.length > 0; draw++) {
    if (draw === mostReferenceDraws) throw new NotStorable('References or ids keep meeting others.');
    const inserted = await insertLeads(
      transaction,
      pending.map(({ row }) => row),
    );
    const addedNow = pending.filter(({ row }) => inserted.has(row.id));
    await insertOutboxEntries(
      transaction,
      addedNow.flatMap((draft) => draftEntries(draft, { ...circumstances, carriers })),
    );
    await insertLeadKeys(
      transaction,
      addedNow.map(({ row, keys }) => ({ id: row.id, keys })),
    );
    for (const { row, identity } of addedNow) {
      const { id, reference, received_at: receivedAt } = row;
      added.set(id, { kind: 'new', reference, receivedAtMs: receivedAt });
      earlier.set(identity, {
        hash: identity,
        id,
        reference,
        receivedAt,
        requestHash: row.request_hash,
        quarantineReason: row.quarantine_reason,
        releasedAt: null,
      });
    }
    pending = pending.filter(({ row }) => !added.has(row.id));
    note(
      await findLeadsByKey(
        transaction,
        pending.flatMap(({ row }) => row.idempotency_key_hash ?? []),
      ),
    );
    // What is left has a new key, or none, and met a reference that somebody else has.
    pending = pending
      .filter(({ identity }) => !earlier.has(identity))
      .map((draft) => withNewReference(draft, circumstances));
  }

  const outcomes: Stored[] = [];
  for (const draft of drafts) {
    const lead = earlier.get(draft.identity);
    if (!lead) throw new Error('A lead was neither stored nor found.');
    outcomes.push(
      added.get(draft.row.id) ?? (await repeat(transaction, draft, lead, circumstances.clock.now())),
    );
  }
  return outcomes;
}

/** What a draft becomes whose lead is there already. */
async function repeat(transaction: Queries, { row }: Draft, lead: EarlierLead, now: number): Promise<Stored> {
  // Leads of earlier releases have no hash of their request.
  const isOther = lead.requestHash !== null && lead.requestHash !== row.request_hash;
  if (row.idempotency_key_hash !== null && isOther) return { kind: 'key-reused' };
  const { reference, receivedAt: receivedAtMs } = lead;
  const isHeld = lead.quarantineReason !== null && lead.releasedAt === null;
  if (!isHeld || row.quarantine_reason !== null) return { kind: 'repeat', reference, receivedAtMs };
  // The same request without its sign of spam: its sender is no machine after all.
  await releaseLead(transaction, lead.id, now);
  await reviveEntries(transaction, { leadId: lead.id, states: ['withheld'], now });
  return { kind: 'released', reference, receivedAtMs };
}

/** Of drafts that are the same lead, the first; the others are its repeats. */
function firstOfEach(drafts: readonly Draft[]): Draft[] {
  const firsts = new Map<string, Draft>();
  for (const draft of drafts) if (!firsts.has(draft.identity)) firsts.set(draft.identity, draft);
  return [...firsts.values()];
}
