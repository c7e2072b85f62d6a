// What the office announces, read again and again, because it may have been set through another server.

import { isDeepStrictEqual } from 'node:util';
import { type Announcements, findAnnouncements, nothingAnnounced } from '../database/announcements.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import type { OperatorLog } from '../platform/operator-log.ts';
import { repeat } from '../platform/repeat.ts';

/** Every page has it within a minute. Shorter asks the database more often than that takes. */
const lookEveryMs = 20_000;

export function createAnnouncementCache({ queries }: Pick<LeadDatabase, 'queries'>, everyMs = lookEveryMs) {
  let known = nothingAnnounced;
  /** Reads them now. @throws while the database does not answer. */
  const refresh = async () => {
    const found = await findAnnouncements(queries);
    if (!isDeepStrictEqual(found, known)) known = found;
  };
  return {
    /** The same object as long as nothing has changed; what was known last while the database is away. */
    current: (): Announcements => known,
    refresh,
    /** Reads them until `stopped`. Never throws. */
    poll: (log: OperatorLog, stopped: AbortSignal) =>
      repeat(refresh, {
        everyMs,
        failure: 'announcements cannot be read; the last ones that are known stand',
        log,
        stopped,
      }),
  };
}
