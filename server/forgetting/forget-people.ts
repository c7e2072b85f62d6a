import type { LeadDatabase } from '../database/lead-database.ts';
import { forgetLeads } from '../database/leads.ts';
import type { Carrier } from '../delivery/carrier.ts';
import type { Clock } from '../platform/clock-and-random.ts';

export interface ForgettingOptions {
  readonly database: LeadDatabase;
  /** Those that keep copies on this machine erase theirs too. */
  readonly carriers: readonly Carrier[];
  readonly clock: Clock;
}

/**
 * Erases the people behind these leads from the database, from its files as far as it lets us, and from copies on this
 * machine. What was sent is with its receiver. Copies go first and, because a try under way may write one more, last:
 * after the rows are gone nobody would know which copies to look for.
 */
export async function forgetPeople(
  leads: readonly { readonly id: string; readonly reference: string }[],
  { database, carriers, clock }: ForgettingOptions,
): Promise<void> {
  const forgetCopies = async () => {
    for (const { reference } of leads) {
      for (const carrier of carriers) await carrier.forget?.(reference);
    }
  };
  await forgetCopies();
  await database.transaction((transaction) =>
    forgetLeads(
      transaction,
      leads.map(({ id }) => id),
      clock.now(),
    ),
  );
  await forgetCopies();
}
