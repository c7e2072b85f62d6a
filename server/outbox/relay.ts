import { setTimeout as pause } from 'node:timers/promises';
import { countByCarrier, giveUpRetired } from '../database/outbox-entries.ts';
import { type Carrier, describeRetiredCarrier, isNotification } from '../delivery/carrier.ts';
import { type CarrierWorkerOptions, createCarrierWorker } from './carrier-worker.ts';

type Tuning = 'triesAtOnce' | 'lookEveryMs';

export interface RelayOptions
  extends Omit<CarrierWorkerOptions, Tuning | 'stopping'>,
    Partial<Pick<CarrierWorkerOptions, Tuning>> {
  readonly carriers: readonly Carrier[];
  /** How long tries under way may still take once the relay stops. */
  readonly finishWithinMs?: number;
}

// With the two seconds the database may take afterwards, less than the longest stop (server/main.ts).
const usualFinishWithinMs = 5_000;
const recordWithinMs = 2_000;

/**
 * Takes stored leads to their carriers until every one has arrived, was refused for good, or has been tried for three
 * days. At least once: when a response gets lost, or this process dies between a delivery and its record, the lead is
 * sent again, with the same reference and idempotency key.
 */
export function createRelay({ carriers, finishWithinMs = usualFinishWithinMs, ...options }: RelayOptions) {
  const stopping = new AbortController();
  const workers = carriers.map((carrier) =>
    createCarrierWorker(carrier, {
      triesAtOnce: 4,
      lookEveryMs: 5_000,
      ...options,
      stopping: stopping.signal,
    }),
  );
  let running: Promise<unknown> = Promise.resolve();

  async function reportOrphaned(): Promise<void> {
    const { database, clock, log } = options;
    const retired = await database.deliveryTransaction((transaction) =>
      giveUpRetired(transaction, clock.now()),
    );
    for (const { carrier, entries } of retired)
      log.error(
        { carrier, entries },
        `leads waited for ${carrier} and are given up: call the visitors ("npm run leads -- list --state gave-up"). ${describeRetiredCarrier(carrier)}`,
      );
    const due = await countByCarrier(database.queries, 'due');
    for (const { carrier, entries } of due) {
      // Nobody misses what was switched off.
      if (isNotification(carrier) || carriers.some(({ name }) => name === carrier)) continue;
      log.error(
        { carrier, entries },
        `leads are waiting for the carrier ${carrier}, which LEAD_CARRIERS no longer names`,
      );
    }
  }

  async function reportTrouble({ name, findTrouble }: Carrier): Promise<void> {
    const trouble = await findTrouble?.();
    if (!trouble) return;
    const facts = { carrier: name, reason: trouble.reason };
    if (trouble.kind === 'postponed') options.log.warn(facts, 'a carrier could not take leads now');
    else options.log.error(facts, 'a carrier cannot take leads until the settings are corrected');
  }

  return {
    start() {
      running = Promise.all(workers.map((worker) => worker.run()));
      for (const carrier of carriers) void reportTrouble(carrier);
      // The workers report a database that is away.
      reportOrphaned().catch(() => {});
    },
    wake() {
      for (const worker of workers) worker.wake();
    },
    /**
     * Leases nothing more, lets tries under way finish, ends those that do not, and resolves within seven seconds. What
     * could not be put on record then is taken over when its lease runs out.
     */
    async stop() {
      for (const worker of workers) worker.close();
      await Promise.race([running, pause(finishWithinMs, undefined, { ref: false })]);
      stopping.abort();
      await Promise.race([running, pause(recordWithinMs, undefined, { ref: false })]);
    },
  };
}
