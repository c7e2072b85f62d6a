import type { DeliveryOutcome } from '#leads/notice/delivery-outcome.ts';
import type { DueEntry, Settlement } from '../database/claims.ts';
import type { OperatorLog } from '../platform/operator-log.ts';

export interface RecordedTry {
  readonly entry: DueEntry;
  readonly reference: string;
  readonly outcome: DeliveryOutcome;
  readonly settlement: Settlement;
  /** False when somebody else took the entry over while we were trying. */
  readonly isStillOurs: boolean;
}

/** Logs what became of a try, at the level it deserves. */
export function reportOutcome(log: OperatorLog, recorded: RecordedTry): void {
  const { entry, reference, outcome, settlement, isStillOurs } = recorded;
  const facts = { reference, carrier: entry.carrier, attempts: entry.attempts };
  if (!isStillOurs) {
    log.warn({ ...facts, outcome: outcome.kind }, 'another server took this lead over: it may arrive twice');
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
  if (settlement.state === 'gave-up') {
    log.error(
      { ...facts, reason: outcome.reason },
      `GAVE UP on lead ${reference}: call the visitor, mend the cause, then run "npm run leads -- retry ${reference}"`,
    );
    return;
  }
  const nextTryAt = new Date(settlement.due_at).toISOString();
  if (outcome.kind === 'activation-needed') {
    log.error(
      { ...facts, reason: outcome.reason, nextTryAt },
      'lead not delivered: somebody must activate the form',
    );
    return;
  }
  log.warn({ ...facts, reason: outcome.reason, nextTryAt }, 'lead not delivered yet');
}
