// Statements about leads: storing them, finding them, and erasing who they were.

import { type Insertable, sql } from 'kysely';
import { countRows } from './count-rows.ts';
import { countMatchingLeads } from './lead-list.ts';
import { countDeliveries } from './outbox-entries.ts';
import type { EntryState, LeadsTable, Queries } from './tables.ts';

/**
 * Stores the leads whose key and reference are both new and returns their ids. The others are left out without an
 * error, so that one of them does not cost the rest their transaction.
 */
export async function insertLeads(
  transaction: Queries,
  leads: readonly Insertable<LeadsTable>[],
): Promise<Set<string>> {
  if (leads.length === 0) return new Set();
  const inserted = await transaction
    .insertInto('leads')
    .values(leads)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(inserted.map(({ id }) => id));
}

const earlierLead = [
  'id',
  'reference',
  'received_at as receivedAt',
  'request_hash as requestHash',
  'quarantine_reason as quarantineReason',
  'released_at as releasedAt',
] as const;

export async function findLeadsByKey(queries: Queries, keyHashes: readonly string[]) {
  if (keyHashes.length === 0) return [];
  return queries
    .selectFrom('leads')
    .select([...earlierLead, 'idempotency_key_hash as hash'])
    .where('idempotency_key_hash', 'in', keyHashes)
    .$narrowType<{ hash: string }>()
    .execute();
}

/** Half-open, milliseconds since 1970. */
export async function findLeadsByContent(
  queries: Queries,
  contentHashes: readonly string[],
  { since, until }: { readonly since: number; readonly until: number },
) {
  if (contentHashes.length === 0) return [];
  return queries
    .selectFrom('leads')
    .select([...earlierLead, 'content_hash as hash'])
    .where('content_hash', 'in', contentHashes)
    .where('received_at', '>=', since)
    .where('received_at', '<', until)
    .orderBy('received_at')
    .$narrowType<{ hash: string }>()
    .execute();
}

export async function findLeadsById(queries: Queries, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return queries
    .selectFrom('leads')
    .select([
      'id',
      'reference',
      'lead_json as leadJson',
      'received_at as receivedAt',
      'photographs_expected as photographsExpected',
    ])
    .where('id', 'in', ids)
    .execute();
}

export function findLeadByReference(queries: Queries, reference: string) {
  return queries.selectFrom('leads').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** The last lead of the page before; null before the first. */
export type LeadPosition = { readonly receivedAt: number; readonly id: string } | null;

/** Leads in the order they came in, one page at a time; leads that arrive do not shift them. */
export function findLeadsAfter(queries: Queries, position: LeadPosition, atMost: number) {
  return queries
    .selectFrom('leads')
    .selectAll()
    .$if(position !== null, (leads) =>
      leads.where(sql<boolean>`(received_at, id) > (${position?.receivedAt}, ${position?.id})`),
    )
    .orderBy('received_at')
    .orderBy('id')
    .limit(atMost)
    .execute();
}

export function findLeadsReceivedBefore(queries: Queries, moment: number, atMost: number) {
  return queries
    .selectFrom('leads')
    .select(['id', 'reference'])
    .where('received_at', '<', moment)
    .where('forgotten_at', 'is', null)
    .orderBy('received_at')
    .limit(atMost)
    .execute();
}

export async function findForgottenReferences(
  queries: Queries,
  references: readonly string[],
): Promise<Set<string>> {
  if (references.length === 0) return new Set();
  const rows = await queries
    .selectFrom('leads')
    .select('reference')
    .where('reference', 'in', references)
    .where('forgotten_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ reference }) => reference));
}

/** How many of these leads have not been sent yet by a carrier that is to send them. */
export async function countDueLeads(queries: Queries, ids: readonly string[]): Promise<number> {
  const rows = await queries
    .selectFrom('outbox_entries')
    .select('lead_id')
    .distinct()
    .where('lead_id', 'in', ids)
    .where('state', '=', 'due')
    .execute();
  return rows.length;
}

export async function summarizeSince(queries: Queries, moment: number) {
  return {
    received: await countRows(queries.selectFrom('leads').where('received_at', '>=', moment)),
    due: await countDeliveries(queries, 'due'),
    gaveUp: await countDeliveries(queries, 'gave-up'),
    quarantined: await countQuarantined(queries),
  };
}

export const countQuarantined = (queries: Queries) => countMatchingLeads(queries, { isQuarantined: true });

export function countLeads(queries: Queries) {
  return queries
    .selectFrom('leads')
    .select((column) => [
      column.fn.countAll<number>().as('received'),
      column.fn
        .count<number>('id')
        .filterWhere('quarantine_reason', 'is not', null)
        .filterWhere('released_at', 'is', null)
        .filterWhere('forgotten_at', 'is', null)
        .as('quarantined'),
      column.fn.count<number>('forgotten_at').as('forgotten'),
      column.fn.max('received_at').as('newest'),
    ])
    .executeTakeFirstOrThrow();
}

/** Lets a lead out of quarantine; why it was there stays on record. */
export async function releaseLead(transaction: Queries, leadId: string, now: number): Promise<void> {
  await transaction
    .updateTable('leads')
    .set({ released_at: now })
    .where('id', '=', leadId)
    .where('quarantine_reason', 'is not', null)
    .where('released_at', 'is', null)
    .execute();
}

const unsettledStates: readonly EntryState[] = ['due', 'withheld', 'gave-up'];

/**
 * Erases who these people were from every table and keeps that they were: reference, form and moment stay for the
 * count. What had not gone out yet never does.
 */
export async function forgetLeads(transaction: Queries, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .updateTable('leads')
    .set({
      lead_json: null,
      phone_normalized: null,
      idempotency_key_hash: null,
      content_hash: null,
      request_hash: null,
      text_consent_version: null,
      text_consent_at: null,
      search_text: null,
      town: null,
      service: null,
      source: null,
      urgency: null,
      visit_at: null,
      next_step: null,
      next_at: null,
      lost_reason: null,
      assigned_to: null,
      forgotten_at: now,
    })
    .where('id', 'in', ids)
    .execute();
  for (const table of ['notes', 'lead_keys', 'auto_response_slots'] as const)
    await transaction.deleteFrom(table).where('lead_id', 'in', ids).execute();
  await transaction.updateTable('audit_entries').set({ detail: null }).where('lead_id', 'in', ids).execute();
  await transaction
    .updateTable('copy_places')
    .set((column) => ({ left_to_erase: column('left_to_erase', '+', ids.length) }))
    .where('kind', '=', 'database')
    .execute();
  await transaction
    .updateTable('outbox_entries')
    .set({ state: 'forgotten', claimed_by: null, lease_expires_at: null, settled_at: now })
    .where('lead_id', 'in', ids)
    .where('state', 'in', unsettledStates)
    .execute();
  await transaction.deleteFrom('photographs').where('lead_id', 'in', ids).execute();
  // Reasons should hold no personal data; erasing them too means that nobody has to rely on it.
  await transaction
    .updateTable('outbox_entries')
    .set({ last_reason: null })
    .where('lead_id', 'in', ids)
    .execute();
  await transaction
    .updateTable('deliveries')
    .set({ reason: null })
    .where('entry_id', 'in', (query) =>
      query.selectFrom('outbox_entries').select('outbox_entries.id').where('lead_id', 'in', ids),
    )
    .execute();
}
