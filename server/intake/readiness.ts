import type { Lead } from '#leads/forms/lead.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { removeLead } from '../database/leads.ts';
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
 * Answers whether a lead could be stored now, by storing one and taking it out again before anybody can see it: the same
 * tables, the same pages, the same sync of the disk. Says once when that stops working, and once when it works again.
 */
export function createReadinessCheck({
  database,
  log,
  ...circumstances
}: ReadinessOptions): () => Promise<boolean> {
  let latest: Promise<boolean> = Promise.resolve(false);
  let believedUntil = 0;
  let wasReady = true;

  async function check(): Promise<boolean> {
    try {
      if (!(await database.migrationsAreCurrent())) throw new Error('its tables are not up to date');
      await database.transaction(async (transaction) => {
        const draft = draftLead(
          { lead: probe, sent: {}, idempotencyKey: null, quarantine: null, photographsExpected: 0 },
          circumstances,
        );
        await storeBatch(transaction, [draft], circumstances);
        await removeLead(transaction, draft.row.id);
      });
      if (!wasReady) log.info({}, 'leads can be stored again');
      wasReady = true;
    } catch (error) {
      if (wasReady) log.error({ reason: reasonOf(error) }, `no lead can be stored in ${database.location}`);
      wasReady = false;
    }
    believedUntil = performance.now() + believedForMs;
    return wasReady;
  }

  return () => {
    if (performance.now() >= believedUntil) {
      // Whoever asks meanwhile waits for the same answer.
      believedUntil = Number.POSITIVE_INFINITY;
      latest = check();
    }
    return latest;
  };
}
