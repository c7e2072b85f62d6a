import { sql } from 'kysely';
import type { CarrierName } from '../delivery/carrier.ts';
import type { Queries } from './tables.ts';

/** When the next entry of this carrier can be claimed: once it is due and nobody's lease covers it. Null: there is none. */
export async function findNextDueTime(queries: Queries, carrier: CarrierName): Promise<number | null> {
  const { dueAt } = await queries
    .selectFrom('outbox_entries')
    .select(
      sql<number | null>`min(case when lease_expires_at > due_at then lease_expires_at else due_at end)`.as(
        'dueAt',
      ),
    )
    .where('state', '=', 'due')
    .where('carrier', '=', carrier)
    .executeTakeFirstOrThrow();
  return dueAt;
}
