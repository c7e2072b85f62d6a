// Statements about who did what at the desk and on the command line, and about notes.

import type { AuditAction } from '#leads/progress/audit-words.ts';
import type { Queries } from './tables.ts';

const withNames = (queries: Queries) =>
  queries
    .selectFrom('audit_entries')
    .leftJoin('people', 'people.id', 'audit_entries.person_id')
    .leftJoin('leads', 'leads.id', 'audit_entries.lead_id')
    .select(['audit_entries.id', 'at', 'action', 'detail', 'people.name as person', 'reference']);

/** What was done before the entry `before`, newest first; ids begin with the moment. */
export function findAuditEntries(queries: Queries, before: string | null, atMost: number) {
  return withNames(queries)
    .$if(before !== null, (entries) => entries.where('audit_entries.id', '<', before ?? ''))
    .orderBy('audit_entries.id', 'desc')
    .limit(atMost)
    .execute();
}

export type AuditEntry = Awaited<ReturnType<typeof findAuditEntries>>[number];

export function findNewestAction(queries: Queries, action: AuditAction) {
  return queries
    .selectFrom('audit_entries')
    .select(['at', 'detail'])
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findAuditEntriesOfLead(queries: Queries, leadId: string) {
  return withNames(queries).where('lead_id', '=', leadId).orderBy('audit_entries.id').execute();
}

export function findNewestEntryOfLead(queries: Queries, leadId: string) {
  return queries
    .selectFrom('audit_entries')
    .select(['person_id', 'action', 'at'])
    .where('lead_id', '=', leadId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findNotesOfLeads(queries: Queries, leadIds: readonly string[]) {
  if (leadIds.length === 0) return Promise.resolve([]);
  return queries
    .selectFrom('notes')
    .leftJoin('people', 'people.id', 'notes.person_id')
    .select(['lead_id as leadId', 'written_at as writtenAt', 'text', 'people.name as person'])
    .where('lead_id', 'in', leadIds)
    .orderBy('written_at')
    .execute();
}

/** Changes whenever a lead comes in or the office does something about one. */
export async function findNewestChange(queries: Queries): Promise<string> {
  const lead = queries.selectFrom('leads').select(({ fn }) => fn.max('received_at').as('newest'));
  const entry = queries
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.max('id').as('newest'))
    .where('lead_id', 'is not', null);
  const [came, done] = await Promise.all([lead.executeTakeFirst(), entry.executeTakeFirst()]);
  return `${came?.newest} ${done?.newest}`;
}
