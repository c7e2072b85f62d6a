import type { Queries } from './tables.ts';

/** Leads that came in before `moment` and are still remembered, oldest first. */
export function findLeadsReceivedBefore(queries: Queries, moment: number, atMost: number) {
  return queries
    .selectFrom('leads')
    .select(['id', 'reference'])
    .where('received_at', '<', moment)
    .where('forgotten_at', 'is', null)
    .orderBy('received_at')
    .limit(atMost)
    .execute();
}
