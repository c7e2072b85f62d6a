import type { Queries } from './tables.ts';

/** The leads behind claimed entries, as they were stored. */
export async function findLeadsById(queries: Queries, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return queries
    .selectFrom('leads')
    .select(['id', 'reference', 'lead_json as leadJson', 'received_at as receivedAt'])
    .where('id', 'in', ids)
    .execute();
}
