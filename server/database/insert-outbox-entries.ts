import type { OutboxEntriesTable, Queries } from './tables.ts';

export async function insertOutboxEntries(
  transaction: Queries,
  entries: readonly OutboxEntriesTable[],
): Promise<void> {
  if (entries.length > 0) await transaction.insertInto('outbox_entries').values(entries).execute();
}
