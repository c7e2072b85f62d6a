// Statements about photographs. Their bytes are in the photograph storage.

import { randomBytes } from 'node:crypto';
import type { PhotographsTable, Queries } from './tables.ts';

/** Databases bound how many values a statement has. */
const namesAtOnce = 500;

export function findPhotographs(queries: Queries, leadId: string): Promise<PhotographsTable[]> {
  return queries
    .selectFrom('photographs')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('place')
    .execute();
}

/** False when the place is taken, or the lead's person has been forgotten. */
export async function insertPhotograph(transaction: Queries, photograph: PhotographsTable): Promise<boolean> {
  // Written, not read: while its person is being forgotten this waits, and then finds nobody.
  const { numUpdatedRows } = await transaction
    .updateTable('leads')
    .set((column) => ({ photographs_expected: column.ref('photographs_expected') }))
    .where('id', '=', photograph.lead_id)
    .where('forgotten_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  const inserted = await transaction
    .insertInto('photographs')
    .values(photograph)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return inserted.length > 0;
}

export function findLeadForPhotographs(
  queries: Queries,
  by: { readonly keyHash: string } | { readonly reference: string },
) {
  return queries
    .selectFrom('leads')
    .select(['id', 'reference', 'photographs_expected as expected'])
    .where((column) =>
      'keyHash' in by
        ? column('idempotency_key_hash', '=', by.keyHash)
        : column('reference', '=', by.reference),
    )
    .where('forgotten_at', 'is', null)
    .executeTakeFirst();
}

/** Which of these are leads, their people forgotten or not. */
export async function findKnownLeads(queries: Queries, ids: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let at = 0; at < ids.length; at += namesAtOnce) {
    const some = ids.slice(at, at + namesAtOnce);
    const rows = await queries.selectFrom('leads').select('id').where('id', 'in', some).execute();
    for (const { id } of rows) found.add(id);
  }
  return found;
}

const idIn = (name: string) => /^[^/]+\/([^/]+)\.jpg$/.exec(name)?.[1];

/** Which of these objects are photographs on record, and how many bytes each has. */
export async function findPhotographsOnRecord(
  queries: Queries,
  names: readonly string[],
): Promise<Map<string, number>> {
  const ids = names.flatMap((name) => idIn(name) ?? []);
  const found = new Map<string, number>();
  for (let at = 0; at < ids.length; at += namesAtOnce) {
    const rows = await queries
      .selectFrom('photographs')
      .select(['id', 'lead_id', 'byte_count'])
      .where('id', 'in', ids.slice(at, at + namesAtOnce))
      .execute();
    for (const row of rows) found.set(`${row.lead_id}/${row.id}.jpg`, row.byte_count);
  }
  return found;
}

/** Lets the notice of a lead go that waits for its photographs. One that was tried already keeps its pause. */
export async function stopWaitingForPhotographs(
  transaction: Queries,
  leadId: string,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('outbox_entries')
    .set({ due_at: now })
    .where('lead_id', '=', leadId)
    .where('state', '=', 'due')
    .where('attempts', '=', 0)
    .where('due_at', '>', now)
    .execute();
}

/** The secret that signs links, the same for every server on this database; made when it is first asked for. */
export async function findLinkSecret(transaction: Queries): Promise<string> {
  await transaction
    .insertInto('photograph_link_keys')
    .values({ id: 1, secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await transaction
    .selectFrom('photograph_link_keys')
    .select('secret')
    .executeTakeFirstOrThrow();
  return secret;
}
