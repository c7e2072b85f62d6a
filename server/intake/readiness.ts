import type { Lead } from '#leads/forms/lead.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { findMissingMigrations } from '../database/migrations/apply-migrations.ts';
import { type OperatorLog, reasonOf } from '../platform/operator-log.ts';
import { draftLead, type IntakeCircumstances } from './draft.ts';
import { storeBatch } from './store-batch.ts';

export interface ReadinessOptions extends IntakeCircumstances {
  readonly database: LeadDatabase;
  readonly log: OperatorLog;
}

/** Shorter costs a sync of the disk for every question; longer and a proxy learns of trouble later. */
const believedForMs = 1_000;

/** As large as a long message. No form lets its like through. */
const probe: Lead = {
  form: 'home',
  contact: { name: '', email: '', phone: '', service: 'Roof Inspection', message: 'x'.repeat(2_000) },
};

/**
 * Answers why no lead could be stored now, and null when one could, by storing one and taking it out again before anybody
 * can see it: the same tables, the same pages, the same sync of the disk. Says once when that stops working, and once when
 * it works again.
 */
export function createReadinessCheck({
  database,
  log,
  ...circumstances
}: ReadinessOptions): () => Promise<string | null> {
  let latest: Promise<string | null> = Promise.resolve('');
  let believedUntil = 0;
  let wasReady = true;

  async function check(): Promise<string | null> {
    let trouble: string | null = null;
    try {
      const missing = await findMissingMigrations(database.queries);
      if (missing.length > 0) throw new Error('its tables are not up to date');
      await database.transaction(async (transaction) => {
        const draft = draftLead(
          { lead: probe, sent: {}, idempotencyKey: null, quarantine: null, photographsExpected: 0 },
          circumstances,
        );
        await storeBatch(transaction, [draft], circumstances);
        const { id } = draft.row;
        for (const table of ['outbox_entries', 'lead_keys'] as const)
          await transaction.deleteFrom(table).where('lead_id', '=', id).execute();
        await transaction.deleteFrom('leads').where('id', '=', id).execute();
      });
      if (!wasReady) log.info({}, 'leads can be stored again');
      wasReady = true;
    } catch (error) {
      trouble = reasonOf(error);
      if (wasReady) log.error({ reason: trouble }, `no lead can be stored in ${database.location}`);
      wasReady = false;
    }
    believedUntil = performance.now() + believedForMs;
    return trouble;
  }

  return () => {
    if (performance.now() >= believedUntil) {
      // Callers in the meantime wait for the same answer.
      believedUntil = Number.POSITIVE_INFINITY;
      latest = check();
    }
    return latest;
  };
}
