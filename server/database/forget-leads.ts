import type { EntryState, Queries } from './tables.ts';

const unsettled: readonly EntryState[] = ['due', 'withheld', 'gave-up'];

/**
 * Erases who these people were from every table and keeps that they were: reference, form and moment stay for the
 * count. What had not gone out yet never does.
 */
export async function forgetLeads(transaction: Queries, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .updateTable('leads')
    .set({
      lead_json: null,
      phone_normalized: null,
      idempotency_key_hash: null,
      content_hash: null,
      text_consent_version: null,
      text_consent_at: null,
      forgotten_at: now,
    })
    .where('id', 'in', ids)
    .execute();
  await transaction
    .updateTable('outbox_entries')
    .set({ state: 'forgotten', claimed_by: null, lease_expires_at: null, settled_at: now })
    .where('lead_id', 'in', ids)
    .where('state', 'in', unsettled)
    .execute();
  // Reasons are promised to be free of personal data; here nobody has to rely on a promise.
  await transaction
    .updateTable('outbox_entries')
    .set({ last_reason: null })
    .where('lead_id', 'in', ids)
    .execute();
  await transaction
    .updateTable('deliveries')
    .set({ reason: null })
    .where('entry_id', 'in', (query) =>
      query.selectFrom('outbox_entries').select('outbox_entries.id').where('lead_id', 'in', ids),
    )
    .execute();
}
