import { countDueLeads, findLeadsReceivedBefore } from '../database/leads.ts';
import type { OperatorLog } from '../platform/operator-log.ts';
import { type ForgettingOptions, forgetPeople } from './forget-people.ts';
import { withRescued } from './rescued-databases.ts';

export interface RetentionOptions extends ForgettingOptions {
  readonly retentionDays: number;
  readonly log: OperatorLog;
}

const dayMs = 24 * 60 * 60 * 1000;
/** One commit each; larger ones would keep visitors waiting for the lock. */
const leadsPerCommit = 200;

/** Forgets every lead that is older than the contractor wants to keep, in rescued databases too, and returns how many. */
export async function forgetOldLeads(options: RetentionOptions): Promise<number> {
  const forgotten = await forgetOldLeadsIn(options);
  const rescued = await withRescued(options.database, async (database) => {
    const there = await forgetOldLeadsIn({ ...options, database });
    if (there > 0) await database.eraseTraces();
    return there;
  });
  return rescued.reduce((sum, there) => sum + there, forgotten);
}

async function forgetOldLeadsIn(options: RetentionOptions): Promise<number> {
  const { database, clock, retentionDays, log } = options;
  let forgotten = 0;
  for (;;) {
    const moment = clock.now() - retentionDays * dayMs;
    const leads = await findLeadsReceivedBefore(database.queries, moment, leadsPerCommit);
    if (leads.length === 0) break;
    const ids = leads.map(({ id }) => id);
    const undelivered = await countDueLeads(database.queries, ids);
    if (undelivered > 0)
      log.error(
        { undelivered },
        'leads older than LEAD_RETENTION_DAYS are forgotten that were never delivered',
      );
    await forgetPeople(leads, options);
    forgotten += leads.length;
  }
  return forgotten;
}
