import { type DueEntry, findNextDueTime, type LeaseRequest } from '../database/entry-leases.ts';
import { findLeadsById } from '../database/leads.ts';
import type { Carrier } from '../delivery/carrier.ts';
import { reasonOf } from '../platform/operator-log.ts';
import { freeStranded, type KeepingOptions, renewLeases } from './keep-leases.ts';
import type { LeadRow } from './make-one-try.ts';
import { createDatabaseNote } from './note-database.ts';
import { type EntryOptions, tryEntry } from './try-entry.ts';
import { createWakeSignal } from './wake-signal.ts';

export interface CarrierWorkerOptions
  extends Omit<EntryOptions, 'carrier' | 'stopping' | 'noteDatabase' | 'hasToEnd'>,
    KeepingOptions {
  /** How many leads are tried at once. More would look like an attack to a form service. */
  readonly triesAtOnce: number;
  /** How often to look for leads without a wake signal: another server's, or of one that has died. */
  readonly lookEveryMs: number;
  readonly abandoning: AbortSignal;
}

const pauseWhileDatabaseIsGoneMs = 1_000;

/** Sends what one carrier has to. Each has a worker of its own, so that one's trouble never delays another. */
export function createCarrierWorker(carrier: Carrier, options: CarrierWorkerOptions) {
  const { database, clock, log } = options;
  const wakeSignal = createWakeSignal();
  const noteDatabase = createDatabaseNote(carrier.name, log);
  const underWay = new Map<string, Promise<void>>();
  let isClosed = false;

  async function lookForWork(): Promise<void> {
    const free = options.triesAtOnce - underWay.size;
    if (free === 0) return wakeSignal.wait(options.lookEveryMs);
    const now = clock.now();
    const wanted = { carrier: carrier.name, now, except: [...underWay.keys()] };
    const dueAt = await findNextDueTime(database.queries, wanted);
    const dueInMs = (dueAt ?? Number.POSITIVE_INFINITY) - now;
    if (dueInMs > 0) return wakeSignal.wait(Math.min(dueInMs, options.lookEveryMs));
    for (const [entry, lead] of await leaseDue({ ...wanted, atMost: free }, options)) begin(entry, lead);
  }

  function begin(entry: DueEntry, lead: LeadRow | undefined): void {
    const hasToEnd = () => isClosed && options.abandoning.aborted;
    const trying = tryEntry(entry, lead, {
      ...options,
      carrier,
      stopping: options.abandoning,
      noteDatabase,
      hasToEnd,
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
    freeStranded(carrier.name, entryIds, options)
      .then((isAny) => isAny && wakeSignal.raise())
      .catch(noteDatabase);
    renewLeases(entryIds, options).catch(noteDatabase);
  }

  return {
    wake: wakeSignal.raise,
    /** Runs until `close`, and then until the tries under way are on record. */
    async run() {
      const renewing = setInterval(keepLeases, options.leaseMs / 3);
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

async function leaseDue(
  wanted: Omit<LeaseRequest, 'leasedBy' | 'leaseExpiresAt'>,
  { database, workerId, leaseMs }: CarrierWorkerOptions,
): Promise<[DueEntry, LeadRow | undefined][]> {
  const leaseExpiresAt = wanted.now + leaseMs;
  const leased = await database.leaseDueEntries({ ...wanted, leasedBy: workerId, leaseExpiresAt });
  const ids = leased.map(({ leadId }) => leadId);
  const leads = await findLeadsById(database.queries, ids);
  return leased.map((entry) => [entry, leads.find(({ id }) => id === entry.leadId)]);
}
