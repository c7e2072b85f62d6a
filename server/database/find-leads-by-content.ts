import type { Queries } from './tables.ts';

/** Leads of the same content that came in at `since` or later. */
export async function findLeadsByContent(queries: Queries, contentHashes: readonly string[], since: number) {
  if (contentHashes.length === 0) return [];
  return queries
    .selectFrom('leads')
    .select(['content_hash as hash', 'reference', 'received_at as receivedAt'])
    .where('content_hash', 'in', contentHashes)
    .where('received_at', '>=', since)
    .orderBy('received_at')
    .$narrowType<{ hash: string }>()
    .execute();
}
