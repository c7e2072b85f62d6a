import type { SelectQueryBuilder } from 'kysely';
import type { LeadTables } from './tables.ts';

export async function countRows<Table extends keyof LeadTables>(
  query: SelectQueryBuilder<LeadTables, Table, object>,
): Promise<number> {
  const { rows } = await query.select(({ fn }) => fn.countAll<number>().as('rows')).executeTakeFirstOrThrow();
  return rows;
}
