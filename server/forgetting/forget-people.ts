import { forgetLeads } from '../database/leads.ts';
import type { Clock } from '../platform/clock-and-random.ts';
import { type CopyOptions, eraseFiles, forgetInEarlierFiles } from './copies.ts';

export interface ForgettingOptions extends CopyOptions {
  readonly clock: Clock;
}

/**
 * Erases the people behind these leads from the database, from its files as far as it lets us, and from copies on this
 * machine. What was sent is with its receiver. Files go first and, because a try under way may write one more, last:
 * after the rows are gone nobody would know which files to look for.
 */
export async function forgetPeople(
  leads: readonly { readonly id: string; readonly reference: string }[],
  options: ForgettingOptions,
): Promise<void> {
  const { database, clock } = options;
  const references = leads.map(({ reference }) => reference);
  const ids = leads.map(({ id }) => id);
  await eraseFiles(options, references);
  await database.transaction((transaction) => forgetLeads(transaction, ids, clock.now()));
  await eraseFiles(options, references);
  await forgetInEarlierFiles(options, references, clock.now());
}
