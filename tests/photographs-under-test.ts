// The photographs of a server under test, in a folder that goes with the test.

import type { LeadDatabase } from '#server/database/lead-database.ts';
import { createFolderStorage } from '#server/photographs/folder-storage.ts';
import { createPhotographs } from '#server/photographs/photographs.ts';
import type { PhotographsOptions } from '#server/photographs/store-picture.ts';
import { systemClock } from '#server/platform/clock-and-random.ts';
import { logBook } from './relays-under-test.ts';
import { makeFolder } from './temporary-folder.ts';

export function photographsOn(database: LeadDatabase, differences: Partial<PhotographsOptions> = {}) {
  return createPhotographs({
    database,
    storage: createFolderStorage(makeFolder(), 0),
    clock: systemClock,
    log: logBook().log,
    ...differences,
  });
}
