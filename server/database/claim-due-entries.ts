import type { DueEntry, EntryClaim } from './due-entry.ts';
import { dueState } from './due-state.ts';
import type { Queries } from './tables.ts';

/**
 * How claims stay apart. PostgreSQL skips rows that another relay is just claiming, so that any number of them share
 * the work without waiting; SQLite has one writer at a time and needs (and knows) no row locks.
 */
export type ClaimIsolation = 'skip-locked-rows' | 'single-writer';

/** Marks entries that are due, or whose holder let the lease expire, as claimed and returns them. */
export function claimDueEntries(
  transaction: Queries,
  isolation: ClaimIsolation,
  claim: EntryClaim,
): Promise<DueEntry[]> {
  return (
    transaction
      // A subquery in the WHERE may be run once per row and then claims more than asked for; this one runs once.
      .with('claimable', (query) =>
        query
          .selectFrom('outbox_entries')
          .select('id')
          .where('state', '=', dueState)
          .where('carrier', '=', claim.carrier)
          .where('due_at', '<=', claim.now)
          .where((column) =>
            column.or([column('lease_expires_at', 'is', null), column('lease_expires_at', '<=', claim.now)]),
          )
          .$if(claim.except.length > 0, (rows) => rows.where('id', 'not in', claim.except))
          .orderBy('due_at')
          .limit(claim.atMost)
          .$if(isolation === 'skip-locked-rows', (rows) => rows.forUpdate().skipLocked()),
      )
      .updateTable('outbox_entries')
      .set((column) => ({
        claimed_by: claim.claimedBy,
        lease_expires_at: claim.leaseExpiresAt,
        attempts: column('attempts', '+', 1),
      }))
      .where('id', 'in', (query) => query.selectFrom('claimable').select('claimable.id'))
      .returning([
        'outbox_entries.id',
        'lead_id as leadId',
        'carrier',
        'attempts',
        'failing_since as failingSince',
        'claimed_by as claimedBy',
      ])
      .$narrowType<{ claimedBy: string }>()
      .execute()
  );
}
