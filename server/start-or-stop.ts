// Checks settings, folders and the database before the first lead. What only the operator can fix stops the program with one
// line; everything else is waited for.

import { accessSync, constants } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { LeadDatabase } from './database/lead-database.ts';
import type { CheckedClock } from './forgetting/checked-clock.ts';
import { makeFolder } from './platform/missing-files.ts';
import { type OperatorLog, reasonOf } from './platform/operator-log.ts';
import { ConfigurationError, readSettings, type Settings } from './settings/settings.ts';

/** sysexits.h EX_CONFIG: a supervisor must not start a misconfigured program again and again. */
const configurationExitCode = 78;
const databaseRetryMs = 2_000;
const databaseTriesPerReminder = 30;

export function stopMisconfigured(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(configurationExitCode);
}

export function readSettingsOrStop(): Settings {
  try {
    return readSettings();
  } catch (error) {
    if (error instanceof ConfigurationError) stopMisconfigured(error.message);
    throw error;
  }
}

/** Found out now rather than with the first lead or photo. */
export function checkFoldersOrStop({ carriers, outgoingFolder, photographs }: Settings): void {
  if (carriers.some(({ name }) => name === 'disk')) checkFolderOrStop('OUTGOING_FOLDER', outgoingFolder);
  const { storage, isStorageSet } = photographs;
  if (isStorageSet && storage.kind === 'folder') checkFolderOrStop('PHOTOGRAPH_STORAGE', storage.path);
}

// What passes, or may, is no reason not to start: a full disk, a share that does not answer.
const passing = ['ENOSPC', 'EDQUOT', 'EIO', 'ESTALE', 'ETIMEDOUT'];

/** Makes it where it is missing. */
function checkFolderOrStop(setting: string, folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    if (passing.includes((error as NodeJS.ErrnoException).code ?? '')) return;
    stopMisconfigured(`${setting}: ${folder} cannot be written: ${reasonOf(error)}`);
  }
}

/**
 * Brings the tables up to date. An address that names no database is a mistake in the configuration. Everything else,
 * a database server that does not answer yet or a full disk, is waited for, while the site is served and leads get 503.
 */
export async function migrateOrWait(
  database: LeadDatabase,
  { clock, log, stopped }: { clock: CheckedClock; log: OperatorLog; stopped: AbortSignal },
): Promise<void> {
  let lastReason = '';
  for (let tries = 0; !stopped.aborted; tries += 1) {
    try {
      const applied = await database.migrate();
      if (applied.length > 0) log.info({ applied }, 'database tables brought up to date');
      // Leads that arrive while the clock is behind must not look old enough to be forgotten.
      await clock.check(database);
      return;
    } catch (error) {
      const reason = reasonOf(error);
      if (database.isWrongAddress(error))
        stopMisconfigured(`DATABASE_URL: ${database.location} cannot be used: ${reason}`);
      if (reason !== lastReason || tries % databaseTriesPerReminder === 0) {
        log.error(
          { reason },
          `the database does not answer yet: leads get 503 until ${database.location} can be used; ops/runbook/ says what to do`,
        );
      }
      lastReason = reason;
      await pause(databaseRetryMs);
    }
  }
}
