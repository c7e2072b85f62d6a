import { findLeadsReceivedBefore } from '../database/leads.ts';
import { type OperatorLog, reasonOf } from '../platform/operator-log.ts';
import { type ForgettingOptions, forgetPeople } from './forget-people.ts';

export interface RetentionOptions extends ForgettingOptions {
  readonly retentionDays: number;
  readonly log: OperatorLog;
}

const dayMs = 24 * 60 * 60 * 1000;
/** One commit each; larger ones would keep visitors waiting for the lock. */
const leadsPerCommit = 200;

/** Forgets every lead that is older than the contractor wants to keep, and returns how many. */
export async function forgetOldLeads(options: RetentionOptions): Promise<number> {
  const { database, clock, retentionDays } = options;
  let forgotten = 0;
  for (;;) {
    const moment = clock.now() - retentionDays * dayMs;
    const leads = await findLeadsReceivedBefore(database.queries, moment, leadsPerCommit);
    if (leads.length === 0) break;
    await forgetPeople(leads, options);
    forgotten += leads.length;
  }
  if (forgotten > 0) await database.eraseTraces();
  return forgotten;
}

/** Forgets old leads now and once a day. Returns what ends that. */
export function keepForgettingOldLeads(options: RetentionOptions): () => void {
  const { log, retentionDays } = options;
  const run = async () => {
    try {
      const forgotten = await forgetOldLeads(options);
      if (forgotten > 0) log.info({ forgotten, retentionDays }, 'old leads forgotten');
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'old leads could not be forgotten; tomorrow again');
    }
  };
  void run();
  const timer = setInterval(run, dayMs);
  timer.unref();
  return () => clearInterval(timer);
}
