import type { LeadDatabase } from '../database/lead-database.ts';
import { openDatabase } from '../database/open-database.ts';
import { findRescued } from '../database/sqlite/rescue.ts';

/**
 * Opens each database that was rescued beside this one, with its tables up to date, and returns what `work` did there.
 * @throws when one cannot be read; the message names it.
 */
export async function withRescued<T>(
  { dialect, location }: LeadDatabase,
  work: (rescued: LeadDatabase) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  if (dialect !== 'sqlite') return results;
  for (const path of findRescued(location).filter((each) => each !== location)) {
    const rescued = openDatabase({ kind: 'sqlite', path });
    try {
      await rescued.migrate();
      results.push(await work(rescued));
    } catch (error) {
      throw new Error(`${path}, which was rescued, cannot be read: delete it once you do not need it.`, {
        cause: error,
      });
    } finally {
      await rescued.close();
    }
  }
  return results;
}
