import type { FormName } from '#leads/forms/form-names.ts';
import { readStoredLead, type StoredLead } from '#leads/forms/stored-lead.ts';
import { briefLine } from '#leads/notice/brief-line.ts';
import type { Stage } from '#leads/progress/stage.ts';
import { findVisitsAround } from '../database/agenda.ts';
import { findAuditEntriesOfLead, findNotesOfLeads } from '../database/audit-entries.ts';
import { findLeadsOfSamePerson } from '../database/lead-keys.ts';
import type { AuditAction } from '../database/office-tables.ts';
import { findDeliveriesOfLead, findEntriesOfLeads } from '../database/outbox-entries.ts';
import { findNamesOfPeople } from '../database/people.ts';
import type { LeadsTable, Queries } from '../database/tables.ts';
import type { Photograph } from '../photographs/photographs.ts';
import { type LeadNote, type LeadRecord, toIso, toLeadNotes, toLeadRecord } from './lead-record.ts';
import { findLead, type Office } from './office.ts';
import { visitMinutes } from './visit-calendar.ts';

/** Everything known about one lead. Moments are ISO 8601, UTC. */
export interface LeadFile extends LeadRecord {
  readonly photographs: readonly Omit<Photograph, 'read'>[];
  /** How many the sender said would follow. */
  readonly photographsExpected: number;
  readonly tries: readonly {
    readonly carrier: string;
    readonly at: string;
    readonly outcome: string;
    readonly reason: string | null;
  }[];
  readonly notes: readonly LeadNote[];
  /** Other visits within the same hour. */
  readonly clashes: readonly {
    readonly reference: string;
    readonly visitAt: string;
    /** What and where, and who goes. */
    readonly what: string;
  }[];
  /** Other requests of the same phone or mailbox, newest first. */
  readonly others: readonly {
    readonly reference: string;
    readonly form: FormName;
    readonly stage: Stage;
    readonly receivedAt: string;
  }[];
  /** What was done with it; `by` is null for the command line. */
  readonly history: readonly {
    readonly at: string;
    readonly by: string | null;
    readonly action: AuditAction;
    readonly detail: string | null;
  }[];
}

export async function showLead(
  office: Office,
  reference: string,
): Promise<{
  readonly file: LeadFile;
  readonly lead: StoredLead | null;
  /** Everybody at the desk, by id. */
  readonly people: ReadonlyMap<string, string>;
}> {
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
  const file = {
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
    clashes: await findClashes(queries, row, people),
    others: (await findLeadsOfSamePerson(queries, row.id)).map(({ receivedAt, ...other }) => ({
      ...other,
      receivedAt: toIso(receivedAt) ?? '',
    })),
    history: history.map(({ at, person, action, detail }) => ({
      at: toIso(at) ?? '',
      by: person,
      action,
      detail,
    })),
  };
  return { file, lead: stored.kind === 'readable' ? stored.lead : null, people };
}

async function findClashes(
  queries: Queries,
  row: LeadsTable,
  names: ReadonlyMap<string, string>,
): Promise<LeadFile['clashes']> {
  if (row.visit_at === null || row.stage === 'lost') return [];
  const around = await findVisitsAround(queries, row.id, row.visit_at, visitMinutes * 60_000);
  return around.map(({ reference, visitAt, assignedTo, ...lead }) => ({
    reference,
    visitAt: toIso(visitAt) ?? '',
    what: [briefLine({ ...lead, urgency: 'normal' }), assignedTo && names.get(assignedTo)]
      .filter(Boolean)
      .join(', '),
  }));
}
