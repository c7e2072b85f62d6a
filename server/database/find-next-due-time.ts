import type { EntryClaim } from './due-entry.ts';
import { dueState } from './due-state.ts';
import type { Queries } from './tables.ts';

/**
 * When the next entry of this carrier that nobody holds is due; null when there is none. Entries under a lease are left
 * out: finding the first of those to run out would mean reading every entry, each time.
 */
export async function findNextDueTime(
  queries: Queries,
  { carrier, now, except }: Pick<EntryClaim, 'carrier' | 'now' | 'except'>,
): Promise<number | null> {
  const next = await queries
    .selectFrom('outbox_entries')
    .select('due_at')
    .where('state', '=', dueState)
    .where('carrier', '=', carrier)
    .where((column) =>
      column.or([column('lease_expires_at', 'is', null), column('lease_expires_at', '<=', now)]),
    )
    .$if(except.length > 0, (rows) => rows.where('id', 'not in', except))
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return next?.due_at ?? null;
}
