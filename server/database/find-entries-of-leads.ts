import type { Queries } from './tables.ts';

/** Every outbox entry of these leads, in the order of their carriers' names. */
export async function findEntriesOfLeads(queries: Queries, leadIds: readonly string[]) {
  if (leadIds.length === 0) return [];
  return queries
    .selectFrom('outbox_entries')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .orderBy('carrier')
    .execute();
}
