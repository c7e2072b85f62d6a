import { setTimeout as pause } from 'node:timers/promises';
import type { DeliveryOutcome } from '#leads/notice/delivery-outcome.ts';
import {
  type DueEntry,
  findNextDueTime,
  freeStrandedEntries,
  renewLeases,
  type Settled,
  type Settlement,
  settleEntry,
} from '../database/claims.ts';
import { isTroubleWithRows } from '../database/is-trouble-with-rows.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { findLeadsById } from '../database/leads.ts';
import type { Carrier, CarrierName } from '../delivery/carrier.ts';
import type { Clock, Random } from '../platform/clock-and-random.ts';
import { type OperatorLog, reasonOf } from '../platform/operator-log.ts';
import { type ComposeNotice, type FindOutgoingPhotographs, makeOneTry } from './make-one-try.ts';
import { decideNextStep, reasonFor } from './next-step.ts';
import { reportOutcome } from './report-outcome.ts';
import { furthestPauseMs } from './retry-policy.ts';
import { createWakeSignal } from './wake-signal.ts';

export interface CarrierWorkerOptions {
  readonly database: LeadDatabase;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: OperatorLog;
  readonly composeNotice: ComposeNotice;
  readonly findPhotographs?: FindOutgoingPhotographs | undefined;
  /** Called after each try. */
  readonly onTried?: ((carrier: CarrierName, outcome: DeliveryOutcome) => void) | undefined;
  /** Names this process among all that share the database. */
  readonly workerId: string;
  readonly retryBaseMs: number;
  readonly claimLeaseMs: number;
  readonly deliveryTimeoutMs: number;
  /** How many leads are tried at once. More would look like an attack to a form service. */
  readonly triesAtOnce: number;
  /** How often to look for leads without a wake signal: another server's, or of one that has died. */
  readonly lookEveryMs: number;
  /** Ends tries that are under way. */
  readonly abandoning: AbortSignal;
}

/** Sends what one carrier has to. Each has a worker of its own, so that one's trouble never delays another. */
export interface CarrierWorker {
  wake(): void;
  /** Runs until `close`, and then until the tries under way are on record. */
  run(): Promise<void>;
  close(): void;
}

type LeadRow = Awaited<ReturnType<typeof findLeadsById>>[number];

const leadIsMissing: DeliveryOutcome = {
  kind: 'refused',
  reason: 'The lead of this entry is not in the database.',
};

const pauseWhileDatabaseIsGoneMs = 1_000;
/** A database that works and still refuses the same rows this often will never take them. */
const mostRefusals = 5;

export function createCarrierWorker(carrier: Carrier, options: CarrierWorkerOptions): CarrierWorker {
  const { database, clock, log, workerId } = options;
  const wakeSignal = createWakeSignal();
  const underWay = new Map<string, Promise<void>>();
  let isClosed = false;
  let isDatabaseGone = false;
  // Taking turns, so that neither the newest nor the oldest ever wait for all of the others.
  let isForemostNext = true;

  async function lookForWork(): Promise<void> {
    const free = options.triesAtOnce - underWay.size;
    if (free === 0) return wakeSignal.wait(options.lookEveryMs);
    const now = clock.now();
    const wanted = { carrier: carrier.name, now, except: [...underWay.keys()] };
    const dueAt = await findNextDueTime(database.queries, wanted);
    if (dueAt === null || dueAt > now) {
      return wakeSignal.wait(
        Math.min(dueAt === null ? Number.POSITIVE_INFINITY : dueAt - now, options.lookEveryMs),
      );
    }
    const claimed = await database.claimDueEntries({
      ...wanted,
      claimedBy: workerId,
      ...shareOut(free),
      leaseExpiresAt: now + options.claimLeaseMs,
    });
    const leads = await findLeadsById(
      database.queries,
      claimed.map(({ leadId }) => leadId),
    );
    for (const entry of claimed) {
      const lead = leads.find(({ id }) => id === entry.leadId);
      const trying = tryAndRecord(entry, lead)
        .catch((error) => {
          // Its lease runs out, and it is tried again.
          log.error(
            { entry: entry.id, carrier: carrier.name, reason: reasonOf(error) },
            'a try failed in a way nobody expected',
          );
        })
        .finally(() => {
          underWay.delete(entry.id);
          wakeSignal.raise();
        });
      underWay.set(entry.id, trying);
    }
  }

  function shareOut(free: number): { readonly foremost: number; readonly oldest: number } {
    const foremost = free > 1 || isForemostNext ? 1 : 0;
    isForemostNext = foremost === 0;
    return { foremost, oldest: free - foremost };
  }

  async function tryAndRecord(entry: DueEntry, lead: LeadRow | undefined): Promise<void> {
    const startedAt = clock.now();
    const outcome = lead
      ? await makeOneTry(lead, { ...options, carrier, stopping: options.abandoning })
      : leadIsMissing;
    options.onTried?.(carrier.name, outcome);
    const settlement = decideNextStep(entry, outcome, { ...options, now: clock.now() });
    const settled = await record(entry, outcome, settlement, startedAt);
    if (settled === undefined) return;
    reportOutcome(log, { entry, reference: lead?.reference ?? null, outcome, settlement, settled });
  }

  /** Keeps at it while the database is away: a delivery that is not on record is made again. */
  async function record(
    entry: DueEntry,
    outcome: DeliveryOutcome,
    settlement: Settlement,
    attemptedAt: number,
  ): Promise<Settled | undefined> {
    const delivery = {
      id: options.random.uuid(),
      entry_id: entry.id,
      attempted_at: attemptedAt,
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
        if (isClosed && options.abandoning.aborted) return undefined;
        await pause(pauseWhileDatabaseIsGoneMs);
      }
    }
  }

  function keepLeases(): void {
    free().catch(noteDatabase);
    // Read before the transaction begins: a last try may end meanwhile, and PostgreSQL takes no empty list.
    const entryIds = [...underWay.keys()];
    if (entryIds.length === 0) return;
    const leaseExpiresAt = clock.now() + options.claimLeaseMs;
    database
      .deliveryTransaction((transaction) => renewLeases(transaction, workerId, entryIds, leaseExpiresAt))
      .catch(noteDatabase);
  }

  async function free(): Promise<void> {
    const now = clock.now();
    const entries = await freeStrandedEntries(database, {
      carrier: carrier.name,
      now,
      except: [...underWay.keys()],
      furthestDueAt: now + furthestPauseMs(options.retryBaseMs),
    });
    if (entries === 0) return;
    log.warn(
      { carrier: carrier.name, entries },
      'a wrong clock had put leads off for too long; they are due now',
    );
    wakeSignal.raise();
  }

  /** Says once that the database is gone and once that it is back. */
  function noteDatabase(error: unknown): void {
    const wasGone = isDatabaseGone;
    isDatabaseGone = error !== null;
    if (isDatabaseGone && !wasGone) {
      log.error(
        { carrier: carrier.name, reason: reasonOf(error) },
        'the outbox cannot reach the database; it keeps trying',
      );
    }
    if (!isDatabaseGone && wasGone)
      log.info({ carrier: carrier.name }, 'the outbox reaches the database again');
  }

  return {
    wake: wakeSignal.raise,
    async run() {
      const renewing = setInterval(keepLeases, options.claimLeaseMs / 3);
      keepLeases();
      while (!isClosed) {
        try {
          await lookForWork();
          noteDatabase(null);
        } catch (error) {
          noteDatabase(error);
          await wakeSignal.wait(pauseWhileDatabaseIsGoneMs);
        }
      }
      await Promise.all(underWay.values());
      clearInterval(renewing);
    },
    close() {
      isClosed = true;
      wakeSignal.raise();
    },
  };
}
