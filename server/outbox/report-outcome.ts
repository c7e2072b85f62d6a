import type { DeliveryOutcome } from '#leads/notice/delivery-outcome.ts';
import type { DueEntry, Settled, Settlement } from '../database/entry-leases.ts';
import { isTelling } from '../delivery/carrier.ts';
import type { OperatorLog } from '../platform/operator-log.ts';

export interface RecordedTry {
  readonly entry: DueEntry;
  /** Null when its lead is not in the database. */
  readonly reference: string | null;
  readonly outcome: DeliveryOutcome;
  readonly settlement: Settlement;
  readonly settled: Settled;
}

const whatElseHappened: Readonly<Record<Exclude<Settled, 'settled'>, string>> = {
  'taken-over': 'another server took this lead over: it may arrive twice',
  forgotten: 'this lead was forgotten while it was being sent: it may have arrived; erase it there as well',
  gone: 'this lead was erased from the database while it was being sent: it may have arrived',
};

const whatTheOperatorHasToDo = {
  misconfigured: 'lead not delivered: the carrier refuses us, and will until the settings are corrected',
  'activation-needed': 'lead not delivered: somebody must activate the form',
} as const;

export function reportOutcome(log: OperatorLog, recorded: RecordedTry): void {
  const { entry, reference, outcome, settlement, settled } = recorded;
  if (reference === null) {
    log.error(
      { entry: entry.id, lead: entry.leadId, carrier: entry.carrier },
      'an outbox entry has no lead: its row is missing. Restore it from a backup and run "npm run leads -- retry --all"',
    );
    return;
  }
  const facts = { reference, carrier: entry.carrier, attempts: entry.attempts };
  if (settled !== 'settled') {
    log.warn({ ...facts, outcome: outcome.kind }, whatElseHappened[settled]);
    return;
  }
  if (outcome.kind === 'delivered') {
    log.info(facts, 'lead delivered');
    return;
  }
  if (outcome.kind === 'written-to-disk') {
    log.info({ ...facts, fileName: outcome.fileName }, 'lead written to disk; nobody has been told');
    return;
  }
  if (settlement.state === 'gave-up' && isTelling(entry.carrier)) {
    log.warn({ ...facts, reason: outcome.reason }, 'the lead is safe, but this carrier told nobody of it');
    return;
  }
  if (settlement.state === 'gave-up') {
    log.error(
      { ...facts, reason: outcome.reason },
      `GAVE UP on lead ${reference}: call the visitor, fix the cause, then run "npm run leads -- retry ${reference}"`,
    );
    return;
  }
  const nextTryAt = new Date(settlement.due_at).toISOString();
  if (outcome.kind === 'misconfigured' || outcome.kind === 'activation-needed') {
    log.error({ ...facts, reason: outcome.reason, nextTryAt }, whatTheOperatorHasToDo[outcome.kind]);
    return;
  }
  log.warn({ ...facts, reason: outcome.reason, nextTryAt }, 'lead not delivered yet');
}
