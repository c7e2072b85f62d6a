import type { LeadsTable, Queries } from './tables.ts';

/**
 * Stores the leads whose key and reference are both new and returns their ids. The others are left out without an
 * error, so that one of them does not cost the rest their transaction.
 */
export async function insertLeads(transaction: Queries, leads: readonly LeadsTable[]): Promise<Set<string>> {
  if (leads.length === 0) return new Set();
  const inserted = await transaction
    .insertInto('leads')
    .values(leads)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(inserted.map(({ id }) => id));
}
