import { extendLeases, freeStrandedEntries } from '../database/entry-leases.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import type { CarrierName } from '../delivery/carrier.ts';
import type { Clock } from '../platform/clock-and-random.ts';
import type { OperatorLog } from '../platform/operator-log.ts';
import { furthestPauseMs } from './retry-policy.ts';

export interface KeepingOptions {
  readonly database: LeadDatabase;
  readonly clock: Clock;
  readonly log: OperatorLog;
  /** Names this process among all that share the database. */
  readonly workerId: string;
  readonly retryBaseMs: number;
  readonly leaseMs: number;
}

export async function renewLeases(
  underWay: readonly string[],
  { database, clock, workerId, leaseMs }: KeepingOptions,
): Promise<void> {
  // PostgreSQL takes no empty list.
  if (underWay.length === 0) return;
  const leaseExpiresAt = clock.now() + leaseMs;
  await database.deliveryTransaction((transaction) =>
    extendLeases(transaction, workerId, underWay, leaseExpiresAt),
  );
}

/** Makes due what a wrong clock had put off for too long; true when there was any. */
export async function freeStranded(
  carrier: CarrierName,
  underWay: readonly string[],
  { database, clock, log, retryBaseMs }: KeepingOptions,
): Promise<boolean> {
  const now = clock.now();
  const entries = await freeStrandedEntries(database, {
    carrier,
    now,
    except: underWay,
    furthestDueAt: now + furthestPauseMs(retryBaseMs),
  });
  if (entries > 0)
    log.warn({ carrier, entries }, 'a wrong clock had put leads off for too long; they are due now');
  return entries > 0;
}
