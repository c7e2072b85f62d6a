import { countMatchingLeads, findLeadPage, type LeadQuery } from '../database/lead-list.ts';
import type { LeadPosition } from '../database/leads.ts';
import { findEntriesOfLeads } from '../database/outbox-entries.ts';
import { findNamesOfPeople } from '../database/people.ts';
import { type LeadRecord, toLeadRecord } from './lead-record.ts';
import type { Office } from './office.ts';

export interface LeadPage {
  readonly leads: readonly LeadRecord[];
  /** How many match, on all pages. */
  readonly matching: number;
  /** Where the next page starts; null on the last one. */
  readonly next: LeadPosition;
}

/** One page of the leads that match, newest first. */
export async function listLeads(
  { database }: Pick<Office, 'database'>,
  query: LeadQuery,
  after: LeadPosition,
  atMost: number,
): Promise<LeadPage> {
  const { queries } = database;
  const rows = await findLeadPage(queries, query, after, atMost + 1);
  const shown = rows.slice(0, atMost);
  const entries = await findEntriesOfLeads(
    queries,
    shown.map(({ id }) => id),
  );
  const names = await findNamesOfPeople(queries);
  const last = rows.length > atMost ? shown.at(-1) : undefined;
  return {
    leads: shown.map((row) => toLeadRecord(row, entries, names)),
    matching: await countMatchingLeads(queries, query),
    next: last ? { receivedAt: last.received_at, id: last.id } : null,
  };
}
