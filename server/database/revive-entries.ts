import type { EntryState, Queries } from './tables.ts';

/**
 * Makes entries due at once with a clean slate, and returns how many. `states` says which may be revived; a try that is
 * under way right now is left to its end.
 */
export async function reviveEntries(
  transaction: Queries,
  { leadId, states, now }: { leadId: string | null; states: readonly EntryState[]; now: number },
): Promise<number> {
  const revived = await transaction
    .updateTable('outbox_entries')
    .set({
      state: 'due',
      due_at: now,
      attempts: 0,
      failing_since: null,
      settled_at: null,
      claimed_by: null,
      lease_expires_at: null,
    })
    .where('state', 'in', states)
    .where((column) =>
      column.or([column('lease_expires_at', 'is', null), column('lease_expires_at', '<=', now)]),
    )
    .$if(leadId !== null, (query) => query.where('lead_id', '=', leadId))
    .executeTakeFirst();
  return Number(revived.numUpdatedRows);
}
