// A mail at a chosen hour: which requests wait for a call. It is read on lock screens and in shared mailboxes, so it names
// places and work, never people.

import { formatShopTime } from '#content/business/format-shop-time.ts';
import { countOf } from '#content/wording/counts.ts';
import { formatCount } from '#content/wording/money.ts';
import { urgencies } from '#leads/forms/urgency.ts';
import { briefLine } from '#leads/notice/brief-line.ts';
import { nextStepWords } from '#leads/progress/next-step.ts';
import { findVisitsOfDay, findWaitingLeads } from '../database/agenda.ts';
import { countQuarantined } from '../database/leads.ts';
import { type MailOnceOptions, mailOnce } from './mail-once.ts';
import type { Office } from './office.ts';
import { atShop, shopDayOf } from './shop-time.ts';

export interface DigestOptions extends MailOnceOptions {
  /** 0 to 23, at the shop. */
  readonly hour: number;
  readonly siteUrl: string;
}

const mostNamed = 30;

/** Sends today's digest if its hour has come and no server has sent it. @see mailOnce */
export async function sendDigest(options: DigestOptions): Promise<boolean> {
  const { database, clock, hour, siteUrl } = options;
  const now = atShop(clock.now());
  if (now.hour < hour) return false;
  return mailOnce(options, now.toPlainDate().toString(), () =>
    composeDigest(database.queries, siteUrl, clock.now()),
  );
}

/** The first of those that wait, each in two lines: what, where and since when, and where to read it; then how many more. */
export function describeWaiting(
  waiting: Awaited<ReturnType<typeof findWaitingLeads>>,
  siteUrl: string,
): readonly string[] {
  const named = waiting.slice(0, mostNamed).map(({ reference, receivedAt, urgency, nextStep, ...lead }) => {
    const line = briefLine({ ...lead, urgency: urgencies[urgency] ?? 'normal' });
    const what = nextStep === null ? line : `${nextStepWords[nextStep]}: ${line}`;
    return `${what}, since ${formatShopTime(receivedAt)}\n${siteUrl}/desk/requests/${reference}`;
  });
  const more = waiting.length - named.length;
  return more > 0 ? [...named, `and ${formatCount(more)} more`] : named;
}

/** Visits of the day, and those before of which nobody has said what became of them; each in two lines. */
function describeVisits(
  visits: Awaited<ReturnType<typeof findVisitsOfDay>>,
  siteUrl: string,
  now: number,
): readonly string[] {
  return visits.map(({ reference, visitAt, ...lead }) => {
    const when = formatShopTime(visitAt);
    const isOver = visitAt < now ? '. What became of it?' : '';
    const line = briefLine({ ...lead, urgency: 'normal' });
    return `Visit ${when}: ${line}${isOver}\n${siteUrl}/desk/requests/${reference}`;
  });
}

async function composeDigest(
  queries: Office['database']['queries'],
  siteUrl: string,
  now: number,
): Promise<{ readonly subject: string; readonly text: string } | null> {
  const day = shopDayOf(now);
  // Calls that are put off to this day are due later than the digest goes out.
  const waiting = await findWaitingLeads(queries, day.tomorrow - 1);
  const visits = await findVisitsOfDay(queries, day);
  if (waiting.length + visits.length === 0) return null;
  const urgent = waiting.filter(({ urgency }) => urgency > 0).length;
  const held = await countQuarantined(queries);
  const parts = [
    ...describeWaiting(waiting, siteUrl),
    ...describeVisits(visits, siteUrl, now),
    `All of them: ${siteUrl}/desk`,
    ...(held > 0 ? [`Held back as likely spam: ${formatCount(held)}\n${siteUrl}/desk?held=1`] : []),
  ];
  const subjects = [
    waiting.length > 0 &&
      `${countOf(waiting.length, 'request')} ${waiting.length === 1 ? 'waits' : 'wait'} for a call${urgent > 0 ? `, ${formatCount(urgent)} urgent` : ''}`,
    visits.length > 0 && countOf(visits.length, 'visit'),
  ];
  return { subject: subjects.filter(Boolean).join(', '), text: `${parts.join('\n\n')}\n` };
}
