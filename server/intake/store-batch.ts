import { insertLeadKeys } from '../database/lead-keys.ts';
import { findLeadsByContent, findLeadsByKey, insertLeads, releaseLead } from '../database/leads.ts';
import { requeueEntries } from '../database/outbox-entries.ts';
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
  const keyless = drafts.filter(({ row }) => row.idempotency_key_hash === null);
  const now = circumstances.clock.now();
  const repeated = await findLeadsByContent(
    transaction,
    keyless.map(({ contentHash }) => contentHash),
    // In both directions: what came in while the clock was ahead is no repeat until then.
    { since: now - duplicateWindowMs, until: now + duplicateWindowMs },
  );
  const leads = new Map<string, EarlierLead>(repeated.map((lead) => [lead.hash, lead]));
  const added = await insertWithFreshReferences(
    transaction,
    firstOfEach(drafts).filter(({ identity }) => !leads.has(identity)),
    { ...circumstances, carriers },
    leads,
  );

  const outcomes: Stored[] = [];
  for (const draft of drafts) {
    const lead = leads.get(draft.identity);
    if (!lead) throw new Error('A lead was neither stored nor found.');
    const { reference, receivedAt: receivedAtMs } = lead;
    outcomes.push(
      added.has(draft.row.id)
        ? { kind: 'new', reference, receivedAtMs }
        : await repeat(transaction, draft, lead, circumstances.clock.now()),
    );
  }
  return outcomes;
}

/**
 * Stores these drafts and returns the ids of the new leads. One whose key another server has just stored is a repeat, one
 * whose reference is taken gets another. `leads` then has a lead for each.
 */
async function insertWithFreshReferences(
  transaction: Queries,
  drafts: readonly Draft[],
  circumstances: IntakeCircumstances,
  leads: Map<string, EarlierLead>,
): Promise<ReadonlySet<string>> {
  const added = new Set<string>();
  // Sorted, so that two servers given the same keys wait for each other instead of locking each other out.
  let pending = drafts.toSorted((a, b) => (a.identity < b.identity ? -1 : 1));
  for (let draw = 0; pending.length > 0; draw++) {
    if (draw === mostReferenceDraws) throw new NotStorable('References or ids keep meeting others.');
    for (const draft of await insertNew(transaction, pending, circumstances)) {
      added.add(draft.row.id);
      leads.set(draft.identity, leadOf(draft));
    }
    const left = pending.filter(({ identity }) => !leads.has(identity));
    const found = await findLeadsByKey(
      transaction,
      left.flatMap(({ row }) => row.idempotency_key_hash ?? []),
    );
    for (const lead of found) leads.set(lead.hash, lead);
    // What is left has a new key, or none, and met a reference that somebody else has.
    pending = left
      .filter(({ identity }) => !leads.has(identity))
      .map((draft) => withNewReference(draft, circumstances));
  }
  return added;
}

/** Stores those drafts that meet nothing stored, with their outbox entries and search keys, and returns them. */
async function insertNew(
  transaction: Queries,
  drafts: readonly Draft[],
  circumstances: IntakeCircumstances,
): Promise<readonly Draft[]> {
  const ids = await insertLeads(
    transaction,
    drafts.map(({ row }) => row),
  );
  const added = drafts.filter(({ row }) => ids.has(row.id));
  const entries = added.flatMap((draft) => draftEntries(draft, circumstances));
  if (entries.length > 0) await transaction.insertInto('outbox_entries').values(entries).execute();
  await insertLeadKeys(
    transaction,
    added.map(({ row, keys }) => ({ id: row.id, keys })),
  );
  return added;
}

const leadOf = ({ identity, row }: Draft): EarlierLead => ({
  hash: identity,
  id: row.id,
  reference: row.reference,
  receivedAt: row.received_at,
  requestHash: row.request_hash,
  quarantineReason: row.quarantine_reason,
  releasedAt: null,
});

async function repeat(transaction: Queries, { row }: Draft, lead: EarlierLead, now: number): Promise<Stored> {
  // Leads of earlier releases have no hash of their request.
  const isOther = lead.requestHash !== null && lead.requestHash !== row.request_hash;
  if (row.idempotency_key_hash !== null && isOther) return { kind: 'key-reused' };
  const { reference, receivedAt: receivedAtMs } = lead;
  const isQuarantined = lead.quarantineReason !== null && lead.releasedAt === null;
  if (!isQuarantined || row.quarantine_reason !== null) return { kind: 'repeat', reference, receivedAtMs };
  // The same request without its sign of spam: its sender is no machine after all.
  await releaseLead(transaction, lead.id, now);
  await requeueEntries(transaction, { leadId: lead.id, states: ['withheld'], now });
  return { kind: 'released', reference, receivedAtMs };
}

/** Of drafts that are the same lead, the first; the others are its repeats. */
function firstOfEach(drafts: readonly Draft[]): Draft[] {
  const firsts = new Map<string, Draft>();
  for (const draft of drafts) if (!firsts.has(draft.identity)) firsts.set(draft.identity, draft);
  return [...firsts.values()];
}
