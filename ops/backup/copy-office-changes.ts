// What the office has changed on the site, in a file beside a copy of the leads. How to put it back: docs/run.md.

import { rm, writeFile } from 'node:fs/promises';
import { reasonOf } from '#server/platform/operator-log.ts';
import { readOfficeChangesText } from '#server/settings/office-changes.ts';
import { NotBackedUp } from './copy-leads.ts';

/**
 * Copies `file` into the new file `into`, which only this user can read: reviews hold names. False where there is none.
 * @throws NotBackedUp when it could not be done; then there is no copy. ConfigurationError when it cannot be read.
 */
export async function copyOfficeChanges(file: string, into: string): Promise<boolean> {
  const text = readOfficeChangesText(file);
  if (text === null) return false;
  try {
    await writeFile(into, text, { mode: 0o600, flush: true });
    return true;
  } catch (error) {
    await rm(into, { force: true });
    throw new NotBackedUp(`${file} was not backed up: ${reasonOf(error)}`);
  }
}
