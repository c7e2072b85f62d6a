import type { DueEntry } from './due-entry.ts';
import type { DeliveriesTable, OutboxEntriesTable, Queries } from './tables.ts';

export type Settlement = Pick<
  OutboxEntriesTable,
  'state' | 'due_at' | 'failing_since' | 'last_outcome' | 'last_reason' | 'settled_at'
>;

/**
 * Records a try and moves its entry on, if whoever claimed it still holds it. Returns false when the lease had run out
 * and somebody else has taken the entry since; the try itself is on record either way.
 */
export async function settleEntry(
  transaction: Queries,
  claimed: DueEntry,
  settlement: Settlement,
  delivery: DeliveriesTable,
): Promise<boolean> {
  const moved = await transaction
    .updateTable('outbox_entries')
    .set({ ...settlement, claimed_by: null, lease_expires_at: null })
    .where('id', '=', claimed.id)
    .where('state', '=', 'due')
    .where('claimed_by', '=', claimed.claimedBy)
    .where('attempts', '=', claimed.attempts)
    .executeTakeFirst();
  await transaction.insertInto('deliveries').values(delivery).execute();
  return moved.numUpdatedRows > 0n;
}
