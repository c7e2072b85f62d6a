import type { CarrierName } from '../delivery/carrier.ts';
import { type OperatorLog, reasonOf } from '../platform/operator-log.ts';

/** Says once that the database is gone and once that it is back. Called with each trouble, and with null once it works. */
export function createDatabaseNote(carrier: CarrierName, log: OperatorLog): (error: unknown) => void {
  let isGone = false;
  return (error) => {
    const wasGone = isGone;
    isGone = error !== null;
    if (isGone && !wasGone)
      log.error(
        { carrier, reason: reasonOf(error) },
        'the outbox cannot reach the database; it keeps trying',
      );
    if (!isGone && wasGone) log.info({ carrier }, 'the outbox reaches the database again');
  };
}
