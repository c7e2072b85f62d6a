import type { Queries } from './tables.ts';

export function countEntriesByState(queries: Queries) {
  return queries
    .selectFrom('outbox_entries')
    .select((column) => ['state', column.fn.countAll<number>().as('entries')])
    .groupBy('state')
    .execute();
}
