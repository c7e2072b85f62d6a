import type { Queries } from './tables.ts';

/** Lets a lead out of quarantine; why it was there stays on record. */
export async function releaseLead(transaction: Queries, leadId: string, now: number): Promise<void> {
  await transaction
    .updateTable('leads')
    .set({ released_at: now })
    .where('id', '=', leadId)
    .where('quarantine_reason', 'is not', null)
    .where('released_at', 'is', null)
    .execute();
}
