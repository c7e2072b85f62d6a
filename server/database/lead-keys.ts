// Statements about who is the same person: leads with a phone or a mailbox in common.

import type { Queries } from './tables.ts';

/** Adds what is not there yet. */
export async function insertLeadKeys(
  transaction: Queries,
  leads: readonly { readonly id: string; readonly keys: readonly string[] }[],
): Promise<void> {
  const rows = leads.flatMap(({ id, keys }) => keys.map((value) => ({ lead_id: id, value })));
  if (rows.length === 0) return;
  await transaction
    .insertInto('lead_keys')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findKeysOfLead(queries: Queries, leadId: string): Promise<readonly string[]> {
  const rows = await queries.selectFrom('lead_keys').select('value').where('lead_id', '=', leadId).execute();
  return rows.map(({ value }) => value);
}

export function findLeadsOfSamePerson(queries: Queries, leadId: string) {
  return queries
    .selectFrom('leads')
    .select(['reference', 'form', 'stage', 'received_at as receivedAt'])
    .where('id', 'in', (keys) =>
      keys
        .selectFrom('lead_keys as theirs')
        .innerJoin('lead_keys as others', 'others.value', 'theirs.value')
        .select('others.lead_id')
        .where('theirs.lead_id', '=', leadId),
    )
    .where('id', '!=', leadId)
    .where('forgotten_at', 'is', null)
    .orderBy('received_at', 'desc')
    .execute();
}
