// A mail at a chosen hour: which requests wait for a call. It is read on lock screens and in shared mailboxes, so it names
// places and work, never people.

import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { company } from '#client/company.ts';
import { countOf } from '#content/wording/counts.ts';
import { formatCount } from '#content/wording/money.ts';
import { briefLine } from '#leads/notice/brief-line.ts';
import { findWaiting } from '../database/lead-figures.ts';
import { everyLead, findLeadPage } from '../database/lead-list.ts';
import { messageIdFor } from '../delivery/mail-address.ts';
import { readSmtpTrouble } from '../delivery/smtp-trouble.ts';
import { type OperatorLog, reasonOf } from '../platform/operator-log.ts';
import { urgencies } from './lead-record.ts';
import type { Office } from './office.ts';

export interface DigestOptions extends Pick<Office, 'database' | 'clock'> {
  readonly mail: { readonly smtpUrl: string; readonly from: string; readonly to: readonly string[] };
  /** 0 to 23, at the shop. */
  readonly hour: number;
  readonly siteUrl: string;
  readonly log: OperatorLog;
}

const minuteMs = 60_000;
const pauseAfterFailureMs = 15 * minuteMs;
const longestTryMs = 20_000;
const mostNamed = 30;

/**
 * Sends today's digest if its hour has come and no server has sent it. Returns whether it did; with nobody waiting there
 * is nothing to say. @throws when the mail server does not take it; then a later call tries again.
 */
export async function sendDigest({ database, clock, mail, hour, siteUrl }: DigestOptions): Promise<boolean> {
  const now = Temporal.Instant.fromEpochMilliseconds(clock.now()).toZonedDateTimeISO(company.timeZone);
  if (now.hour < hour) return false;
  const day = now.toPlainDate().toString();
  // On record before it is sent, so that two servers do not both send it.
  const claimed = await database.transaction((transaction) =>
    transaction
      .insertInto('digests')
      .values({ day, sent_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst(),
  );
  if ((claimed.numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  try {
    const digest = await composeDigest(database.queries, siteUrl);
    if (digest === null) return false;
    const signal = AbortSignal.timeout(longestTryMs);
    await createTransport({ url: mail.smtpUrl, disableFileAccess: true, disableUrlAccess: true })
      .sendMail({
        from: mail.from,
        to: [...mail.to],
        messageId: messageIdFor(`digest-${day}`, mail.from),
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...digest,
        signal,
      })
      .catch((error: unknown) => {
        throw new Error(readSmtpTrouble(error, signal).reason);
      });
    return true;
  } catch (error) {
    await database.transaction((transaction) =>
      transaction.deleteFrom('digests').where('day', '=', day).execute(),
    );
    throw error;
  }
}

async function composeDigest(
  queries: Office['database']['queries'],
  siteUrl: string,
): Promise<{ readonly subject: string; readonly text: string } | null> {
  const { leads: waiting } = await findWaiting(queries);
  if (waiting === 0) return null;
  const leads = await findLeadPage(queries, { ...everyLead, stage: 'new' }, null, mostNamed);
  const lines = leads
    .toSorted((a, b) => (b.urgency ?? 0) - (a.urgency ?? 0))
    .map(
      (lead) =>
        `${briefLine({ ...lead, urgency: urgencies[lead.urgency ?? 0] ?? 'normal' })}\n${siteUrl}/desk/requests/${lead.reference}`,
    );
  const others = waiting > leads.length ? [`and ${formatCount(waiting - leads.length)} more`] : [];
  const urgent = leads.filter(({ urgency }) => (urgency ?? 0) > 0).length;
  return {
    subject: `${countOf(waiting, 'request')} ${waiting === 1 ? 'waits' : 'wait'} for a call${urgent > 0 ? `, ${urgent} urgent` : ''}`,
    text: `${[...lines, ...others, `All of them: ${siteUrl}/desk?stage=new`].join('\n\n')}\n`,
  };
}

/** Sends a digest every day until `stopped`. Never throws. */
export async function sendDigests(options: DigestOptions, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    let pauseMs = minuteMs;
    try {
      await sendDigest(options);
    } catch (error) {
      options.log.error({ reason: reasonOf(error) }, 'the digest was not sent; it is tried again');
      pauseMs = pauseAfterFailureMs;
    }
    await pause(pauseMs, undefined, { ref: false, signal: stopped }).catch(() => {});
  }
}
