import { type Agenda, findLeadsOfDay, findLeadsToCall } from '../database/agenda.ts';
import { countMatchingLeads, findLeadPage, type LeadQuery } from '../database/lead-list.ts';
import type { LeadPosition } from '../database/leads.ts';
import { findEntriesOfLeads } from '../database/outbox-entries.ts';
import { findNamesOfPeople } from '../database/people.ts';
import type { LeadsTable, Queries } from '../database/tables.ts';
import { toLeadRecord } from './lead-record.ts';
import type { Office } from './office.ts';
import { shopDayOf } from './shop-time.ts';

/** The first of an agenda, in the order in which to work on them. */
export async function listAgenda(
  { database, clock }: Pick<Office, 'database' | 'clock'>,
  agenda: Agenda,
  atMost: number,
) {
  const { queries } = database;
  const now = clock.now();
  const rows =
    agenda === 'to-call'
      ? await findLeadsToCall(queries, now, atMost)
      : await findLeadsOfDay(queries, shopDayOf(now), atMost);
  return { ...(await toLeadRecords(queries, rows)), matching: rows.length, next: null };
}

/** `people`: everybody at the desk, by id. */
async function toLeadRecords(queries: Queries, rows: readonly LeadsTable[]) {
  const ids = rows.map(({ id }) => id);
  const [entries, people] = await Promise.all([findEntriesOfLeads(queries, ids), findNamesOfPeople(queries)]);
  return { leads: rows.map((row) => toLeadRecord(row, entries, people)), people };
}

/** One page of the leads that match, newest first; how many match on all pages, and where the next one starts. */
export async function listLeads(
  { database }: Pick<Office, 'database'>,
  query: LeadQuery,
  after: LeadPosition,
  atMost: number,
) {
  const { queries } = database;
  const rows = await findLeadPage(queries, query, after, atMost + 1);
  const shown = rows.slice(0, atMost);
  const last = rows.length > atMost ? shown.at(-1) : undefined;
  const isAll = after === null && last === undefined;
  const [records, matching] = await Promise.all([
    toLeadRecords(queries, shown),
    isAll ? shown.length : countMatchingLeads(queries, query),
  ]);
  return { ...records, matching, next: last ? { receivedAt: last.received_at, id: last.id } : null };
}
