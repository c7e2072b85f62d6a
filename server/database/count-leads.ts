import type { Queries } from './tables.ts';

/** How many leads came in, how many wait in quarantine, how many are forgotten. */
export function countLeads(queries: Queries) {
  return queries
    .selectFrom('leads')
    .select((column) => [
      column.fn.countAll<number>().as('received'),
      column.fn
        .count<number>('id')
        .filterWhere('quarantine_reason', 'is not', null)
        .filterWhere('released_at', 'is', null)
        .filterWhere('forgotten_at', 'is', null)
        .as('quarantined'),
      column.fn.count<number>('forgotten_at').as('forgotten'),
    ])
    .executeTakeFirstOrThrow();
}
