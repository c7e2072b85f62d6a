import type { Queries } from './tables.ts';

export function countDueByCarrier(queries: Queries) {
  return queries
    .selectFrom('outbox_entries')
    .select((column) => ['carrier', column.fn.countAll<number>().as('entries')])
    .where('state', '=', 'due')
    .groupBy('carrier')
    .execute();
}
