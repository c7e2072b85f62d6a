import type { Queries } from './tables.ts';

/** Keeps entries whose tries take long from being taken over. */
export async function renewLeases(
  transaction: Queries,
  claimedBy: string,
  entryIds: readonly string[],
  leaseExpiresAt: number,
): Promise<void> {
  await transaction
    .updateTable('outbox_entries')
    .set({ lease_expires_at: leaseExpiresAt })
    .where('id', 'in', entryIds)
    .where('claimed_by', '=', claimedBy)
    .where('state', '=', 'due')
    .execute();
}
