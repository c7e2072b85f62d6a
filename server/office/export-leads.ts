import { findNotesOfLeads } from '../database/audit-entries.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { findLeadByReference, findLeadsAfter, type LeadPosition } from '../database/leads.ts';
import { findEntriesOfLeads } from '../database/outbox-entries.ts';
import { findNamesOfPeople } from '../database/people.ts';
import type { LeadsTable } from '../database/tables.ts';
import { formatCsvLine } from './csv.ts';
import { toLeadNotes, toLeadRecord } from './lead-record.ts';
import type { Office } from './office.ts';
import { type Column, type LeadWithNotes, spreadsheetColumns } from './spreadsheet-columns.ts';

/** Larger pages hold more leads in memory, smaller ones ask the database more often. */
const leadsPerPage = 500;

/** Milliseconds since 1970 from which leads are taken, or the reference of one; else every lead. */
export type ExportedLeads = { readonly since: number } | { readonly reference: string } | 'all';

/**
 * `excel`: a table for people: plain headings, the shop's time, and the mark by which Excel shows accents and quotes properly.
 */
export type ExportFormat = 'csv' | 'excel' | 'json';

/** Leads, oldest first, a page at a time. */
export async function* exportLeads(
  { database }: Pick<Office, 'database'>,
  format: ExportFormat,
  which: ExportedLeads,
) {
  const { head, row, foot } = format === 'json' ? jsonList : await describeCsv(database, which, format);
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

interface ListFormat {
  readonly head: string;
  readonly row: (record: LeadWithNotes, place: number) => string;
  readonly foot: string;
}

const jsonList: ListFormat = {
  head: '[',
  row: (record, place) => `${place > 0 ? ',' : ''}\n${JSON.stringify(record)}`,
  foot: '\n]\n',
};

/** Reads all these leads once: the heading comes first, and its columns depend on the forms people used. */
async function findFieldNames(database: LeadDatabase, which: ExportedLeads): Promise<readonly string[]> {
  const names = new Set<string>();
  for await (const page of pages(database, which)) {
    for (const { fields } of page) for (const name of Object.keys(fields)) names.add(name);
  }
  return [...names];
}

const own = (heading: keyof LeadWithNotes): Column => ({ heading, cellOf: (record) => record[heading] });

/** What programs read: names of `LeadRecord`. */
const programColumns = (fieldNames: readonly string[]): readonly Column[] => [
  own('reference'),
  own('receivedAt'),
  own('form'),
  {
    heading: 'quarantine',
    cellOf: ({ quarantine }) =>
      quarantine && `${quarantine.reason}${quarantine.releasedAt === null ? '' : ' (released)'}`,
  },
  own('forgottenAt'),
  {
    heading: 'deliveries',
    cellOf: ({ deliveries }) => deliveries.map(({ carrier, state }) => `${carrier}: ${state}`).join('; '),
  },
  ...fieldNames.map((heading) => ({ heading, cellOf: ({ fields }: LeadWithNotes) => fields[heading] })),
  own('phoneNormalized'),
  { heading: 'textConsentVersion', cellOf: ({ textConsent }) => textConsent?.version },
  { heading: 'textConsentAt', cellOf: ({ textConsent }) => textConsent?.givenAt },
  own('town'),
  own('stage'),
  own('firstCalledAt'),
  own('visitAt'),
  own('source'),
  own('assignedTo'),
  { heading: 'nextStep', cellOf: ({ next }) => next?.step },
  { heading: 'nextAt', cellOf: ({ next }) => next?.at },
  own('wonDollars'),
  own('lostReason'),
];

async function describeCsv(
  database: LeadDatabase,
  which: ExportedLeads,
  format: ExportFormat,
): Promise<ListFormat> {
  const isForExcel = format === 'excel';
  const columns = (isForExcel ? spreadsheetColumns : programColumns)(await findFieldNames(database, which));
  return {
    // Without this mark Excel takes UTF-8 for something else.
    head: `${isForExcel ? '\ufeff' : ''}${formatCsvLine(columns.map(({ heading }) => heading))}`,
    row: (record) => formatCsvLine(columns.map(({ cellOf }) => cellOf(record))),
    foot: '',
  };
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
