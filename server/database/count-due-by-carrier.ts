import { dueState } from './due-state.ts';
import type { Queries } from './tables.ts';

export function countDueByCarrier(queries: Queries) {
  return queries
    .selectFrom('outbox_entries')
    .select((column) => ['carrier', column.fn.countAll<number>().as('entries')])
    .where('state', '=', dueState)
    .groupBy('carrier')
    .execute();
}
