import { forgetLeads } from '../database/leads.ts';
import { type ErasingOptions, eraseFiles } from './copies.ts';

/**
 * Erases the people behind these leads from the tables and from folders on this machine; database files are still to be
 * rewritten without them, by eraseLeftovers. What was sent is with its receiver. Files go first and, because a try under way may write one more, last:
 * after the rows are gone nobody would know which files to look for.
 */
export async function forgetPeople(
  leads: readonly { readonly id: string; readonly reference: string }[],
  options: ErasingOptions,
): Promise<void> {
  const { database, clock } = options;
  const references = leads.map(({ reference }) => reference);
  const ids = leads.map(({ id }) => id);
  await eraseFiles(options, references);
  await database.transaction((transaction) => forgetLeads(transaction, ids, clock.now()));
  await eraseFiles(options, references);
}
