// Mails to the office that only one of several servers sends, and only once.

import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { messageIdFor } from '../delivery/mail-address.ts';
import { readSmtpTrouble } from '../delivery/smtp-trouble.ts';
import { type OperatorLog, reasonOf } from '../platform/operator-log.ts';
import type { Office } from './office.ts';

export interface MailOnceOptions extends Pick<Office, 'database' | 'clock'> {
  readonly mail: { readonly smtpUrl: string; readonly from: string; readonly to: readonly string[] };
}

const minuteMs = 60_000;
const pauseAfterFailureMs = 15 * minuteMs;
const longestTryMs = 20_000;

/**
 * Sends what `compose` writes, unless a mail of this key has been sent; null: there is nothing to say. Returns whether it
 * did. @throws when the mail server does not take it; then a later call tries again.
 */
export async function mailOnce(
  { database, clock, mail }: MailOnceOptions,
  key: string,
  compose: () => Promise<{ readonly subject: string; readonly text: string } | null>,
): Promise<boolean> {
  // On record before it is sent, so that two servers do not both send it.
  const claimed = await database.transaction((transaction) =>
    transaction
      .insertInto('digests')
      .values({ day: key, sent_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst(),
  );
  if ((claimed.numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  try {
    const composed = await compose();
    if (composed === null) return false;
    const signal = AbortSignal.timeout(longestTryMs);
    await createTransport({ url: mail.smtpUrl, disableFileAccess: true, disableUrlAccess: true })
      .sendMail({
        from: mail.from,
        to: [...mail.to],
        messageId: messageIdFor(`digest-${key}`, mail.from),
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...composed,
        signal,
      })
      .catch((error: unknown) => {
        throw new Error(readSmtpTrouble(error, signal).reason);
      });
    return true;
  } catch (error) {
    await database.transaction((transaction) =>
      transaction.deleteFrom('digests').where('day', '=', key).execute(),
    );
    throw error;
  }
}

/** Calls `send` every minute until `stopped`, and less often while it fails. Never throws. */
export async function keepMailing(
  send: () => Promise<boolean>,
  log: OperatorLog,
  stopped: AbortSignal,
): Promise<void> {
  while (!stopped.aborted) {
    let pauseMs = minuteMs;
    try {
      await send();
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'a mail to the office was not sent; it is tried again');
      pauseMs = pauseAfterFailureMs;
    }
    await pause(pauseMs, undefined, { ref: false, signal: stopped }).catch(() => {});
  }
}
