import { findNotesOfLeads } from '../database/audit-entries.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { findLeadByReference, findLeadsAfter, type LeadPosition } from '../database/leads.ts';
import { findEntriesOfLeads } from '../database/outbox-entries.ts';
import { findNamesOfPeople } from '../database/people.ts';
import type { LeadsTable } from '../database/tables.ts';
import { formatCsvLine } from './csv.ts';
import { toLeadNotes, toLeadRecord } from './lead-record.ts';
import type { Office } from './office.ts';
import { type LeadWithNotes, spreadsheetColumns } from './spreadsheet-columns.ts';

/** Larger pages hold more leads in memory, smaller ones ask the database more often. */
const leadsPerPage = 500;
export interface Export {
  readonly format: 'csv' | 'json';
  /** A table for people: plain headings, the shop's time, and the mark by which Excel shows accents and quotes properly. */
  readonly forExcel: boolean;
  readonly which: ExportedLeads;
}

/** Milliseconds since 1970 from which leads are taken, or the reference of one; else every lead. */
export type ExportedLeads = { readonly since: number } | { readonly reference: string } | 'all';

export interface ExportedPage {
  readonly text: string;
  /** How many leads the text holds. */
  readonly leads: number;
  /** References of those whose words cannot be read and are left out. */
  readonly unreadable: readonly string[];
}

/** Leads, oldest first, a page at a time. */
export async function* exportLeads(
  { database }: Pick<Office, 'database'>,
  { format, forExcel, which }: Export,
): AsyncGenerator<ExportedPage> {
  const { head, row, foot } = format === 'json' ? jsonList : await describeCsv(database, which, forExcel);
  const nothing = { leads: 0, unreadable: [] };
  yield { text: head, ...nothing };
  let exported = 0;
  for await (const page of pages(database, which)) {
    yield {
      text: page.map((record, place) => row(record, exported + place)).join(''),
      leads: page.length,
      unreadable: page.filter((record) => record.unreadable).map(({ reference }) => reference),
    };
    exported += page.length;
  }
  yield { text: foot, ...nothing };
}

interface ExportFormat {
  readonly head: string;
  readonly row: (record: LeadWithNotes, place: number) => string;
  readonly foot: string;
}

const jsonList: ExportFormat = {
  head: '[',
  row: (record, place) => `${place > 0 ? ',' : ''}\n${JSON.stringify(record)}`,
  foot: '\n]\n',
};

const leadingColumns = [
  'reference',
  'receivedAt',
  'form',
  'quarantine',
  'forgottenAt',
  'deliveries',
] as const;

/** Reads all these leads once: the heading comes first, and its columns depend on the forms people used. */
async function findFieldNames(database: LeadDatabase, which: ExportedLeads): Promise<readonly string[]> {
  const names = new Set<string>();
  for await (const page of pages(database, which)) {
    for (const { fields } of page) for (const name of Object.keys(fields)) names.add(name);
  }
  return [...names];
}

const headingOf = (fieldNames: readonly string[]): readonly string[] => [
  ...leadingColumns,
  ...fieldNames,
  'phoneNormalized',
  'textConsentVersion',
  'textConsentAt',
  'town',
  'stage',
  'firstCalledAt',
  'visitAt',
  'source',
  'assignedTo',
  'nextStep',
  'nextAt',
  'wonDollars',
  'lostReason',
];

async function describeCsv(
  database: LeadDatabase,
  which: ExportedLeads,
  forExcel: boolean,
): Promise<ExportFormat> {
  const fieldNames = await findFieldNames(database, which);
  if (!forExcel)
    return {
      head: formatCsvLine(headingOf(fieldNames)),
      row: (record) => formatCsvLine(cellsOf(record, fieldNames)),
      foot: '',
    };
  const columns = spreadsheetColumns(fieldNames);
  return {
    // Without this mark Excel takes UTF-8 for something else.
    head: `\ufeff${formatCsvLine(columns.map(({ heading }) => heading))}`,
    row: (record) => formatCsvLine(columns.map(({ cellOf }) => cellOf(record))),
    foot: '',
  };
}

function cellsOf(record: LeadWithNotes, columns: readonly string[]): unknown[] {
  const { quarantine } = record;
  return [
    record.reference,
    record.receivedAt,
    record.form,
    quarantine === null ? null : `${quarantine.reason}${quarantine.releasedAt === null ? '' : ' (released)'}`,
    record.forgottenAt,
    record.deliveries.map(({ carrier, state }) => `${carrier}: ${state}`).join('; '),
    ...columns.map((name) => record.fields[name]),
    record.phoneNormalized,
    record.textConsent?.version,
    record.textConsent?.givenAt,
    record.town,
    record.stage,
    record.firstCalledAt,
    record.visitAt,
    record.source,
    record.assignedTo,
    record.next?.step,
    record.next?.at,
    record.wonDollars,
    record.lostReason,
  ];
}

async function* pages({ queries }: LeadDatabase, which: ExportedLeads): AsyncGenerator<LeadWithNotes[]> {
  const names = await findNamesOfPeople(queries);
  const toRecords = async (rows: readonly LeadsTable[]) => {
    const ids = rows.map(({ id }) => id);
    const entries = await findEntriesOfLeads(queries, ids);
    const notes = await findNotesOfLeads(queries, ids);
    return rows.map((row) => ({ ...toLeadRecord(row, entries, names), notes: toLeadNotes(notes, row.id) }));
  };
  if (which !== 'all' && 'reference' in which) {
    const row = await findLeadByReference(queries, which.reference);
    if (row) yield toRecords([row]);
    return;
  }
  // No id comes before the empty one.
  let position: LeadPosition = which === 'all' ? null : { receivedAt: which.since, id: '' };
  for (;;) {
    const rows = await findLeadsAfter(queries, position, leadsPerPage);
    const last = rows.at(-1);
    if (!last) return;
    yield toRecords(rows);
    position = { receivedAt: last.received_at, id: last.id };
  }
}
