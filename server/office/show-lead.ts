import { readStoredLead } from '#leads/forms/stored-lead.ts';
import { briefLine } from '#leads/notice/brief-line.ts';
import { findVisitsAround } from '../database/agenda.ts';
import { findAuditEntriesOfLead, findNotesOfLeads } from '../database/audit-entries.ts';
import { findLeadsOfSamePerson } from '../database/lead-keys.ts';
import { findDeliveriesOfLead, findEntriesOfLeads } from '../database/outbox-entries.ts';
import { findNamesOfPeople } from '../database/people.ts';
import type { LeadsTable, Queries } from '../database/tables.ts';
import { toIso, toLeadNotes, toLeadRecord } from './lead-record.ts';
import { findLead, type Office } from './office.ts';
import { visitMinutes } from './visit-calendar.ts';

export type LeadDetails = Awaited<ReturnType<typeof showLead>>['details'];

/** Everything known about one lead, and everybody at the desk by id. Moments are ISO 8601, UTC. */
export async function showLead(office: Office, reference: string) {
  const row = await findLead(office, reference);
  const { queries } = office.database;
  const [entries, deliveries, notes, history, photographs] = [
    await findEntriesOfLeads(queries, [row.id]),
    await findDeliveriesOfLead(queries, row.id),
    await findNotesOfLeads(queries, [row.id]),
    await findAuditEntriesOfLead(queries, row.id),
    await office.photographs.list(row.id),
  ];
  const people = await findNamesOfPeople(queries);
  const stored = readStoredLead(row.lead_json);
  const details = {
    ...toLeadRecord(row, entries, people),
    photographs: photographs.map(({ read: _read, ...photograph }) => photograph),
    photographsExpected: row.photographs_expected,
    tries: deliveries.map(({ carrier, attempted_at, outcome, reason }) => ({
      carrier,
      at: toIso(attempted_at) ?? '',
      outcome,
      reason,
    })),
    notes: toLeadNotes(notes, row.id),
    /** Other visits within the same hour. */
    clashes: await findClashes(queries, row, people),
    /** Other requests of the same phone or mailbox, newest first. */
    others: (await findLeadsOfSamePerson(queries, row.id)).map(({ receivedAt, ...other }) => ({
      ...other,
      receivedAt: toIso(receivedAt) ?? '',
    })),
    /** What was done with it; `by` is null for the command line. */
    history: history.map(({ at, person, action, detail }) => ({
      at: toIso(at) ?? '',
      by: person,
      action,
      detail,
    })),
  };
  return { details, lead: stored.kind === 'readable' ? stored.lead : null, people };
}

async function findClashes(queries: Queries, row: LeadsTable, names: ReadonlyMap<string, string>) {
  if (row.visit_at === null || row.stage === 'lost') return [];
  const around = await findVisitsAround(queries, row.id, row.visit_at, visitMinutes * 60_000);
  return around.map(({ reference, visitAt, assignedTo, ...lead }) => ({
    reference,
    visitAt: toIso(visitAt) ?? '',
    /** What and where, and who goes. */
    what: [briefLine({ ...lead, urgency: 'normal' }), assignedTo && names.get(assignedTo)]
      .filter(Boolean)
      .join(', '),
  }));
}
