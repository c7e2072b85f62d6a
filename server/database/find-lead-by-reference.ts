import type { Queries } from './tables.ts';

export function findLeadByReference(queries: Queries, reference: string) {
  return queries.selectFrom('leads').selectAll().where('reference', '=', reference).executeTakeFirst();
}
