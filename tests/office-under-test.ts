import type { LeadDatabase } from '#server/database/lead-database.ts';
import type { Office } from '#server/office/office.ts';
import { systemClock } from '#server/platform/clock-and-random.ts';
import { photographsOn } from './photographs-under-test.ts';
import { makeFolder } from './temporary-folder.ts';

/** The office at the command line, with folders that go with the test. */
export function officeOn(database: LeadDatabase, differences: Partial<Office> = {}): Office {
  const outgoingFolder = makeFolder();
  const photographs = photographsOn(database);
  const office = { database, clock: systemClock, outgoingFolder, photographs };
  return { ...office, personId: null, ...differences };
}
