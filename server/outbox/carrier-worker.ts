import {
  type DueEntry,
  extendLeases,
  findNextDueTime,
  leaseDueEntries,
  releaseFutureDated,
} from '../database/entry-leases.ts';
import { findLeadsById } from '../database/leads.ts';
import type { Carrier } from '../delivery/carrier.ts';
import { longestTimerMs } from '../platform/clock-and-random.ts';
import { type OperatorLog, reasonOf } from '../platform/operator-log.ts';
import type { LeadRow } from './make-one-try.ts';
import { furthestPauseMs } from './retry-policy.ts';
import { type EntryOptions, tryEntry } from './try-entry.ts';

export interface CarrierWorkerOptions extends Omit<EntryOptions, 'carrier' | 'reportDatabaseState'> {
  /** Names this process among all that share the database. */
  readonly workerId: string;
  readonly leaseMs: number;
  /** How many leads are tried at once. More would look like an attack to a form service. */
  readonly triesAtOnce: number;
  /** How often to look for leads without a wake signal: another server's, or of one that has died. */
  readonly lookEveryMs: number;
}

const pauseWhileDatabaseIsGoneMs = 1_000;

/** Sends what one carrier has to. Each has a worker of its own, so that one's trouble never delays another. */
export function createCarrierWorker(carrier: Carrier, options: CarrierWorkerOptions) {
  const { database, clock, log, workerId, leaseMs } = options;
  const wakeSignal = createWakeSignal();
  const underWay = new Map<string, Promise<void>>();
  const reportDatabaseState = createDatabaseReport(carrier, log);
  let isClosed = false;

  async function lookForWork(): Promise<void> {
    const atMost = options.triesAtOnce - underWay.size;
    if (atMost === 0) return wakeSignal.wait(options.lookEveryMs);
    const now = clock.now();
    const wanted = { carrier: carrier.name, now, except: [...underWay.keys()] };
    const dueAt = await findNextDueTime(database.queries, wanted);
    const dueInMs = (dueAt ?? Number.POSITIVE_INFINITY) - now;
    if (dueInMs > 0) return wakeSignal.wait(Math.min(dueInMs, options.lookEveryMs));
    const lease = { ...wanted, atMost, leasedBy: workerId, leaseExpiresAt: now + leaseMs };
    const leased = await database.deliveryTransaction((transaction) =>
      leaseDueEntries(transaction, database.dialect, lease),
    );
    const ids = leased.map(({ leadId }) => leadId);
    const leads = await findLeadsById(database.queries, ids);
    for (const entry of leased)
      begin(
        entry,
        leads.find(({ id }) => id === entry.leadId),
      );
  }

  function begin(entry: DueEntry, lead: LeadRow | undefined): void {
    const trying = tryEntry(entry, lead, {
      ...options,
      carrier,
      reportDatabaseState,
    })
      .catch((error) => {
        // Its lease runs out, and it is tried again.
        const facts = { entry: entry.id, carrier: carrier.name, reason: reasonOf(error) };
        log.error(facts, 'a try failed in a way nobody expected');
      })
      .finally(() => {
        underWay.delete(entry.id);
        wakeSignal.raise();
      });
    underWay.set(entry.id, trying);
  }

  function keepLeases(): void {
    const entryIds = [...underWay.keys()];
    releasePutOff(carrier, entryIds, options)
      .then((entries) => entries > 0 && wakeSignal.raise())
      .catch(reportDatabaseState);
    renewLeases(entryIds, options).catch(reportDatabaseState);
  }

  return {
    wake: wakeSignal.raise,
    /** Runs until `close`, and then until the tries under way are on record. */
    async run() {
      const renewing = setInterval(keepLeases, leaseMs / 3);
      keepLeases();
      while (!isClosed) {
        try {
          await lookForWork();
          reportDatabaseState(null);
        } catch (error) {
          reportDatabaseState(error);
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

/** Says once that the database is gone and once that it is back: `error` is null once it works. */
function createDatabaseReport(carrier: Carrier, log: OperatorLog) {
  let isGone = false;
  return (error: unknown): void => {
    const wasGone = isGone;
    isGone = error !== null;
    if (isGone && !wasGone)
      log.error(
        { carrier: carrier.name, reason: reasonOf(error) },
        'the outbox cannot reach the database; it keeps trying',
      );
    if (!isGone && wasGone) log.info({ carrier: carrier.name }, 'the outbox reaches the database again');
  };
}

async function renewLeases(
  entryIds: readonly string[],
  { database, clock, workerId, leaseMs }: CarrierWorkerOptions,
): Promise<void> {
  // PostgreSQL takes no empty list.
  if (entryIds.length === 0) return;
  await database.deliveryTransaction((transaction) =>
    extendLeases(transaction, workerId, entryIds, clock.now() + leaseMs),
  );
}

/** Makes due what a wrong clock had put off for too long; returns how many deliveries. */
async function releasePutOff(
  carrier: Carrier,
  except: readonly string[],
  { database, clock, log, retryBaseMs }: CarrierWorkerOptions,
): Promise<number> {
  const now = clock.now();
  const furthestDueAt = now + furthestPauseMs(retryBaseMs);
  const entries = await releaseFutureDated(database, { carrier: carrier.name, now, except, furthestDueAt });
  if (entries > 0)
    log.warn(
      { carrier: carrier.name, entries },
      'a wrong clock had put leads off for too long; they are due now',
    );
  return entries;
}

/** Wakes a waiting worker. Raised while nobody waits, it is remembered, so that no wait begins after it unnoticed. */
function createWakeSignal() {
  let isRaised = false;
  let wake: (() => void) | undefined;
  return {
    raise() {
      isRaised = true;
      wake?.();
    },
    /** Resolves when next raised, at once when raised since the last wait, or after `mostMs`. */
    async wait(mostMs: number) {
      if (!isRaised) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, Math.min(Math.max(mostMs, 0), longestTimerMs));
        wake = resolve;
        await promise;
        clearTimeout(timer);
        wake = undefined;
      }
      isRaised = false;
    },
  };
}
