// A mail on the first of the month: how many requests the last one brought, from where, and what became of them. It counts
// and names nobody.

import { company } from '#client/company.ts';
import { countOf } from '#content/wording/counts.ts';
import { formatCount } from '#content/wording/money.ts';
import { countBySource, countByStage, countCalledWithin, type Scope } from '../database/lead-figures.ts';
import { everyLead } from '../database/lead-list.ts';
import type { DigestOptions } from './digest.ts';
import { mailOnce } from './mail-once.ts';
import type { Office } from './office.ts';

const hourMs = 60 * 60 * 1000;

/** Sends the report on the last month if its hour has come and no server has sent it. @see mailOnce */
export async function sendMonthlyReport(options: DigestOptions): Promise<boolean> {
  const { database, clock, hour, siteUrl } = options;
  const now = Temporal.Instant.fromEpochMilliseconds(clock.now()).toZonedDateTimeISO(company.timeZone);
  if (now.day === 1 && now.hour < hour) return false;
  const next = now.startOfDay().with({ day: 1 });
  const month = next.subtract({ months: 1 });
  const scope = { from: month.epochMilliseconds, until: next.epochMilliseconds, kind: everyLead };
  const name = month.toLocaleString('en-US', { month: 'long', year: 'numeric' });
  return mailOnce(options, month.toPlainDate().toPlainYearMonth().toString(), () =>
    composeReport(database.queries, scope, name, siteUrl),
  );
}

async function composeReport(
  queries: Office['database']['queries'],
  scope: Scope,
  month: string,
  siteUrl: string,
): Promise<{ readonly subject: string; readonly text: string } | null> {
  const stages = await countByStage(queries, scope);
  const total = stages.reduce((sum, { leads }) => sum + leads, 0);
  if (total === 0) return null;
  const countOfStage = (wanted: string) => stages.find(({ stage }) => stage === wanted)?.leads ?? 0;
  const called = await countCalledWithin(queries, scope, hourMs);
  const sources = await countBySource(queries, scope);
  const lines = sources.map(
    ({ name, leads, won }) => `${name ?? 'Not known'}: ${countOf(leads, 'request')}, ${formatCount(won)} won`,
  );
  const figures = `${countOf(total, 'request')}, ${formatCount(called)} called within the hour, ${formatCount(countOfStage('won'))} won so far`;
  return {
    subject: `${month}: ${figures}`,
    text: `${[
      `${month}: ${figures}, ${formatCount(countOfStage('lost'))} lost.`,
      ['Where they came from:', ...lines].join('\n'),
      `All numbers: ${siteUrl}/desk/numbers`,
    ].join('\n\n')}\n`,
  };
}
