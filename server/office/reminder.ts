// A mail to somebody else when nobody has called for some hours. Like the digest, it names places and work, never people.

import { countOf } from '#content/wording/counts.ts';
import { findWaitingLeads } from '../database/agenda.ts';
import { describeWaiting } from './digest.ts';
import { type MailOnceOptions, mailOnce } from './mail-once.ts';

export interface ReminderOptions extends MailOnceOptions {
  /** How long a request may wait for a call. */
  readonly hours: number;
  readonly siteUrl: string;
}

const hourMs = 60 * 60 * 1000;
/** What waits longer than a day is in the digest; a reminder that is switched on late does not tell of last year. */
const dayMs = 24 * hourMs;
const keyBeginning = 'reminder ';

/** One mail each time that another request has waited too long, about all that still wait. @see mailOnce */
export async function sendReminder(options: ReminderOptions): Promise<boolean> {
  const { database, clock, hours, siteUrl } = options;
  const until = clock.now() - hours * hourMs;
  const waiting = await findWaitingLeads(database.queries, until, { from: until - dayMs, until });
  const [newest] = waiting.toSorted((a, b) => b.waitingSince - a.waitingSince);
  if (newest === undefined) return false;
  const key = `${keyBeginning}${new Date(newest.waitingSince).toISOString()} ${newest.reference}`;
  // Older ones were in the mail that named a newer one; one that is dated later went out while the clock was ahead.
  const { last } = await database.queries
    .selectFrom('digests')
    .select(({ fn }) => fn.max('day').as('last'))
    .where('day', 'like', `${keyBeginning}%`)
    .where('day', '<', `${keyBeginning}${new Date(clock.now()).toISOString()}`)
    .where('sent_at', '>', 0)
    .executeTakeFirstOrThrow();
  if (last !== null && last >= key) return false;
  return mailOnce(options, key, async () => ({
    subject: `Nobody has called yet: ${countOf(waiting.length, 'request')}, for ${countOf(hours, 'hour')} or longer`,
    text: `${describeWaiting(waiting, siteUrl).join('\n\n')}\n`,
  }));
}
