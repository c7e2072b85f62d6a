// The photographs of a server under test, in a folder that goes with the test.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { LeadDatabase } from '#server/database/lead-database.ts';
import { createFolderStorage } from '#server/photographs/folder-storage.ts';
import { createPhotographs, type PhotographsOptions } from '#server/photographs/photographs.ts';
import { systemClock, systemRandom } from '#server/platform/clock-and-random.ts';
import { logBook } from './relays-under-test.ts';

export function makePhotographFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function photographsOn(database: LeadDatabase, differences: Partial<PhotographsOptions> = {}) {
  return createPhotographs({
    database,
    storage: createFolderStorage(makePhotographFolder(), 0),
    clock: systemClock,
    random: systemRandom,
    log: logBook().log,
    ...differences,
  });
}
