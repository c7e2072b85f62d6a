import type { Queries } from './tables.ts';

/** What was stored under these keys, if anything. */
export async function findLeadsByKey(queries: Queries, keyHashes: readonly string[]) {
  if (keyHashes.length === 0) return [];
  return queries
    .selectFrom('leads')
    .select(['idempotency_key_hash as hash', 'reference', 'received_at as receivedAt'])
    .where('idempotency_key_hash', 'in', keyHashes)
    .$narrowType<{ hash: string }>()
    .execute();
}
