import type { Queries } from './tables.ts';

/** Every try to deliver this lead, oldest first. */
export function findDeliveriesOfLead(queries: Queries, leadId: string) {
  return queries
    .selectFrom('deliveries')
    .innerJoin('outbox_entries', 'outbox_entries.id', 'deliveries.entry_id')
    .select(['carrier', 'attempted_at', 'outcome', 'reason'])
    .where('outbox_entries.lead_id', '=', leadId)
    .orderBy('attempted_at')
    .execute();
}
