// Mails that only one of several servers sends, and only once: digests, reminders, confirmations of a visit.

import { isUnclaimed } from '../database/delivery-alerts.ts';
import type { Queries } from '../database/tables.ts';
import { messageIdFor } from '../delivery/mail-address.ts';
import { type MailRoute, sendPlainMail } from '../delivery/plain-mail.ts';
import type { Office } from './office.ts';

export interface MailOnceOptions extends Pick<Office, 'database' | 'clock'> {
  readonly mail: MailRoute;
}

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: string;
  readonly icalEvent?: { readonly filename: string; readonly method: string; readonly content: string };
}

/** The mail server took it, but that could not be put on record, for the reason in `cause`. */
export class MailNotRecorded extends Error {
  override readonly name = 'MailNotRecorded';
}

/**
 * Sends what `compose` writes, unless a mail of this key has been sent; null: there is nothing to say. Returns whether it
 * did. @throws when the mail server does not take it, and MailNotRecorded; then a later call tries again. What a server was
 * stopped in the middle of is sent a minute later: rather twice than never.
 * @param record puts on record what was sent, in the transaction that keeps it from being sent again
 */
export async function mailOnce(
  { database, clock, mail }: MailOnceOptions,
  key: string,
  compose: () => Promise<Mail | null>,
  record?: (transaction: Queries) => Promise<void>,
): Promise<boolean> {
  const now = clock.now();
  const isOurs = await database.transaction((transaction) => reserveMail(transaction, key, now));
  if (!isOurs) return false;
  let composed: Mail | null;
  try {
    composed = await compose();
    if (composed !== null)
      await sendPlainMail(mail, { messageId: messageIdFor(`digest-${key}`, mail.from), ...composed });
  } catch (error) {
    await database
      .transaction((transaction) =>
        transaction.deleteFrom('digests').where('day', '=', key).where('telling_since', '=', now).execute(),
      )
      // With the database away, the reservation runs out on its own.
      .catch(() => {});
    throw error;
  }
  const recorded = database.transaction(async (transaction) => {
    await transaction
      .updateTable('digests')
      .set({ sent_at: clock.now(), telling_since: null })
      .where('day', '=', key)
      .execute();
    await record?.(transaction);
  });
  await recorded.catch((cause: Error) => {
    throw new MailNotRecorded(cause.message, { cause });
  });
  return composed !== null;
}

/** So that two servers do not both send it. False when another does it or has. */
async function reserveMail(transaction: Queries, key: string, now: number): Promise<boolean> {
  await transaction
    .insertInto('digests')
    .values({ day: key, sent_at: 0, telling_since: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const reserved = await transaction
    .updateTable('digests')
    .set({ telling_since: now })
    .where('day', '=', key)
    .where('sent_at', '=', 0)
    .where(isUnclaimed(now))
    .executeTakeFirst();
  return reserved.numUpdatedRows > 0n;
}
