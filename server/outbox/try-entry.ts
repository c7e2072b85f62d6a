// One leased entry: tried once, its outcome put on record and told to the operator.

import { setTimeout as pause } from 'node:timers/promises';
import { type DeliveryOutcome, refused } from '#leads/notice/delivery-outcome.ts';
import { type DueEntry, type Settled, type Settlement, settleEntry } from '../database/entry-leases.ts';
import { isTroubleWithRows } from '../database/is-trouble-with-rows.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { type CarrierName, isNotification } from '../delivery/carrier.ts';
import type { Clock, Random } from '../platform/clock-and-random.ts';
import type { OperatorLog } from '../platform/operator-log.ts';
import { type LeadRow, makeOneTry, type TryOptions } from './make-one-try.ts';
import { decideNextTry, reasonFor } from './next-try.ts';

export interface EntryOptions extends TryOptions {
  readonly database: LeadDatabase;
  readonly clock: Clock;
  readonly random: Random;
  readonly retryBaseMs: number;
  readonly onTried?: ((carrier: CarrierName, outcome: DeliveryOutcome) => void) | undefined;
  /** Told of each trouble with the database, and null once it works. */
  readonly reportDatabaseState: (error: unknown) => void;
}

interface Try {
  readonly entry: DueEntry;
  readonly outcome: DeliveryOutcome;
  readonly settlement: Settlement;
  readonly startedAt: number;
}

const leadIsMissing = refused('The lead of this entry is not in the database.');

const pauseWhileDatabaseIsGoneMs = 1_000;
/** A database that works and still refuses the same rows this often will never take them. */
const mostRefusals = 5;

/** @param lead undefined when its row is missing. */
export async function tryEntry(
  entry: DueEntry,
  lead: LeadRow | undefined,
  options: EntryOptions,
): Promise<void> {
  const { clock, log, onTried } = options;
  const startedAt = clock.now();
  const outcome = lead ? await makeOneTry(lead, options) : leadIsMissing;
  onTried?.(options.carrier.name, outcome);
  const settlement = decideNextTry(entry, outcome, { ...options, now: clock.now() });
  const tried = { entry, outcome, settlement, startedAt };
  const settled = await record(tried, options);
  if (settled !== undefined) report(tried, lead?.reference ?? null, settled, log);
}

/** Keeps at it while the database is away, because a delivery that is not on record is made again. */
async function record(
  { entry, outcome, settlement, startedAt }: Try,
  { database, random, reportDatabaseState, stopping }: EntryOptions,
): Promise<Settled | undefined> {
  const delivery = {
    id: random.uuid(),
    entry_id: entry.id,
    attempted_at: startedAt,
    outcome: outcome.kind,
    reason: reasonFor(outcome),
  };
  for (let refusals = 0; ; ) {
    try {
      const settled = await database.deliveryTransaction((transaction) =>
        settleEntry(transaction, entry, settlement, delivery),
      );
      reportDatabaseState(null);
      return settled;
    } catch (error) {
      if (isTroubleWithRows(error)) refusals += 1;
      if (refusals === mostRefusals) throw error;
      reportDatabaseState(error);
      // What is not on record is tried again.
      if (stopping.aborted) return undefined;
      await pause(pauseWhileDatabaseIsGoneMs);
    }
  }
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

/** @param reference null when its lead is not in the database. */
function report(
  { entry, outcome, settlement }: Try,
  reference: string | null,
  settled: Settled,
  log: OperatorLog,
): void {
  const facts = { reference, carrier: entry.carrier, attempts: entry.attempts };
  if (reference === null)
    log.error(
      { entry: entry.id, lead: entry.leadId, carrier: entry.carrier },
      'an outbox entry has no lead: its row is missing. Restore it from a backup and run "npm run leads -- retry --all"',
    );
  else if (settled !== 'settled') log.warn({ ...facts, outcome: outcome.kind }, whatElseHappened[settled]);
  else if (outcome.kind === 'delivered' && outcome.reason)
    log.warn({ ...facts, reason: outcome.reason }, 'lead delivered, but not to everybody');
  else if (outcome.kind === 'delivered') log.info(facts, 'lead delivered');
  else if (outcome.kind === 'written-to-disk')
    log.info({ ...facts, fileName: outcome.fileName }, 'lead written to disk; nobody has been told');
  else {
    const failure = { ...facts, reason: outcome.reason };
    const waiting = { ...failure, nextTryAt: new Date(settlement.due_at).toISOString() };
    if (settlement.state === 'gave-up' && isNotification(entry.carrier))
      log.warn(failure, 'the lead is safe, but this carrier told nobody of it');
    else if (settlement.state === 'gave-up')
      log.error(
        failure,
        `GAVE UP on lead ${reference}: call the visitor, fix the cause, then run "npm run leads -- retry ${reference}"`,
      );
    else if (outcome.kind === 'misconfigured' || outcome.kind === 'activation-needed')
      log.error(waiting, whatTheOperatorHasToDo[outcome.kind]);
    else log.warn(waiting, 'lead not delivered yet');
  }
}
