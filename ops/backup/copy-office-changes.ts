// What the office has changed on the site, in a file beside a copy of the leads. How to put it back: docs/run.md.

import { writeDurably } from '#server/platform/durable-file.ts';
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
    await writeDurably(into, text, `${into}.unfinished`);
    return true;
  } catch (error) {
    throw new NotBackedUp(`${file} was not backed up: ${reasonOf(error)}`);
  }
}
