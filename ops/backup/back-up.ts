// npm run backup -- <file>: every lead into one new file, and beside it the photographs, while the servers keep running.

import { statSync } from 'node:fs';
import { type DatabaseAddress, describeDatabase } from '#server/database/lead-database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { recordAction } from '#server/office/office.ts';
import { systemClock } from '#server/platform/clock-and-random.ts';
import { reasonOf } from '#server/platform/operator-log.ts';
import { ConfigurationError, readSettings } from '#server/settings/settings.ts';
import { copyLeads, NotBackedUp } from './copy-leads.ts';
import { copyPhotographs } from './copy-photographs.ts';

/** For "leads -- status" and the record at the desk. A backup that cannot be noted still counts. */
async function noteBackup(address: DatabaseAddress, file: string): Promise<void> {
  const database = openDatabase(address);
  try {
    const office = { clock: systemClock, personId: null };
    await database.transaction((transaction) =>
      recordAction(office, transaction, 'backed-up', { detail: file }),
    );
  } catch (error) {
    console.error(`The backup is made, but could not be noted: ${reasonOf(error)}`);
  } finally {
    await database.close();
  }
}

const [file, ...others] = process.argv.slice(2);
try {
  if (file === undefined || others.length > 0) {
    throw new NotBackedUp('Say into which new file: npm run backup -- /srv/backups/leads-2026-11-21.db');
  }
  const { database, photographs } = readSettings();
  await copyLeads(database, file);
  const kilobytes = Math.ceil(statSync(file).size / 1024).toLocaleString('en-US');
  console.log(`The leads in ${describeDatabase(database)} are backed up in ${file} (${kilobytes} KB).`);
  await noteBackup(database, file);
  if (photographs.storage.kind === 'folder') {
    // After the leads: each photograph on record there is among them.
    const count = await copyPhotographs(photographs.storage.path, `${file}.photographs`);
    console.log(`${count} photographs are backed up in ${file}.photographs.`);
  } else
    console.log(`The photographs in ${photographs.storage.bucketUrl} are backed up where they are kept.`);
} catch (error) {
  if (!(error instanceof NotBackedUp) && !(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof ConfigurationError ? 78 : 1;
}
