import { forgetLeads } from '../database/leads.ts';
import type { Photographs } from '../photographs/photographs.ts';
import { type ErasingOptions, eraseFiles } from './copies.ts';

export interface ForgettingOptions extends ErasingOptions {
  readonly photographs: Pick<Photographs, 'erase'>;
}

/**
 * Erases the people behind these leads from the tables and from folders on this machine; database files are still to be
 * rewritten without them, by eraseLeftovers. What was sent is with its receiver. Files go first and, because a try under
 * way may write one more, last: after the rows are gone nobody would know which files to look for.
 */
export async function forgetPeople(
  leads: readonly { readonly id: string; readonly reference: string }[],
  options: ForgettingOptions,
): Promise<void> {
  const { database, clock, photographs } = options;
  const references = leads.map(({ reference }) => reference);
  const ids = leads.map(({ id }) => id);
  const eraseCopies = async () => {
    await eraseFiles(options, references);
    await photographs.erase(ids);
  };
  await eraseCopies();
  await database.transaction((transaction) => forgetLeads(transaction, ids, clock.now()));
  await eraseCopies();
}
