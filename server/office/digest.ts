// A mail at a chosen hour: which requests wait for a call. It is read on lock screens and in shared mailboxes, so it names
// places and work, never people.

import { company } from '#client/company.ts';
import { countOf } from '#content/wording/counts.ts';
import { formatCount } from '#content/wording/money.ts';
import { briefLine } from '#leads/notice/brief-line.ts';
import { findWaiting } from '../database/lead-figures.ts';
import { everyLead, findLeadPage } from '../database/lead-list.ts';
import { urgencies } from './lead-record.ts';
import { type MailOnceOptions, mailOnce } from './mail-once.ts';
import type { Office } from './office.ts';

export interface DigestOptions extends MailOnceOptions {
  /** 0 to 23, at the shop. */
  readonly hour: number;
  readonly siteUrl: string;
}

const mostNamed = 30;

/** Sends today's digest if its hour has come and no server has sent it. @see mailOnce */
export async function sendDigest(options: DigestOptions): Promise<boolean> {
  const { database, clock, hour, siteUrl } = options;
  const now = Temporal.Instant.fromEpochMilliseconds(clock.now()).toZonedDateTimeISO(company.timeZone);
  if (now.hour < hour) return false;
  return mailOnce(options, now.toPlainDate().toString(), () => composeDigest(database.queries, siteUrl));
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
