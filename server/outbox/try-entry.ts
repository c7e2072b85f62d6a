// One leased entry: tried once, its outcome put on record and told to the operator.

import { setTimeout as pause } from 'node:timers/promises';
import type { DeliveryOutcome } from '#leads/notice/delivery-outcome.ts';
import { type DueEntry, type Settled, type Settlement, settleEntry } from '../database/entry-leases.ts';
import { isTroubleWithRows } from '../database/is-trouble-with-rows.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import type { CarrierName } from '../delivery/carrier.ts';
import type { Clock, Random } from '../platform/clock-and-random.ts';
import { type LeadRow, makeOneTry, type TryOptions } from './make-one-try.ts';
import { decideNextTry, reasonFor } from './next-try.ts';
import { reportOutcome } from './report-outcome.ts';

export interface EntryOptions extends TryOptions {
  readonly database: LeadDatabase;
  readonly clock: Clock;
  readonly random: Random;
  readonly retryBaseMs: number;
  readonly onTried?: ((carrier: CarrierName, outcome: DeliveryOutcome) => void) | undefined;
  /** Told of each trouble with the database, and null once it works. */
  readonly noteDatabase: (error: unknown) => void;
  /** The server ends now: what is not on record then is tried again. */
  readonly hasToEnd: () => boolean;
}

interface Try {
  readonly entry: DueEntry;
  readonly outcome: DeliveryOutcome;
  readonly settlement: Settlement;
  readonly startedAt: number;
}

const leadIsMissing: DeliveryOutcome = {
  kind: 'refused',
  reason: 'The lead of this entry is not in the database.',
};

const pauseWhileDatabaseIsGoneMs = 1_000;
/** A database that works and still refuses the same rows this often will never take them. */
const mostRefusals = 5;

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
  const settled = await record({ entry, outcome, settlement, startedAt }, options);
  if (settled === undefined) return;
  reportOutcome(log, { entry, reference: lead?.reference ?? null, outcome, settlement, settled });
}

/** Keeps at it while the database is away, because a delivery that is not on record is made again. */
async function record(
  { entry, outcome, settlement, startedAt }: Try,
  { database, random, noteDatabase, hasToEnd }: EntryOptions,
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
      noteDatabase(null);
      return settled;
    } catch (error) {
      if (isTroubleWithRows(error)) refusals += 1;
      if (refusals === mostRefusals) throw error;
      noteDatabase(error);
      if (hasToEnd()) return undefined;
      await pause(pauseWhileDatabaseIsGoneMs);
    }
  }
}
