// npm run backup -- <file>: every lead into one new file, and beside it the photographs, while the servers go on working.

import { statSync } from 'node:fs';
import { describeDatabase } from '#server/database/lead-database.ts';
import { ConfigurationError, readSettings } from '#server/settings/settings.ts';
import { copyLeads, NotBackedUp } from './copy-leads.ts';
import { copyPhotographs } from './copy-photographs.ts';

const [file, ...others] = process.argv.slice(2);
try {
  if (file === undefined || others.length > 0) {
    throw new NotBackedUp('Say into which new file: npm run backup -- /srv/backups/leads-2026-11-21.db');
  }
  const { database, photographs } = readSettings();
  await copyLeads(database, file);
  const kilobytes = Math.ceil(statSync(file).size / 1024).toLocaleString('en-US');
  console.log(`The leads in ${describeDatabase(database)} are backed up in ${file} (${kilobytes} KB).`);
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
