import type { LeadDatabase } from '../database/lead-database.ts';
import { findLeadsAfter, type LeadPosition } from '../database/leads.ts';
import { findEntriesOfLeads } from '../database/outbox-entries.ts';
import { formatCsvLine } from './csv.ts';
import { type LeadRecord, toLeadRecord } from './lead-record.ts';
import type { Office } from './office.ts';

/** Larger pages hold more leads in memory, smaller ones ask the database more often. */
const leadsPerPage = 500;
/** Excel's own limit; a file beyond it counts as damaged. */
const longestCell = 32_767;

export interface Export {
  readonly format: 'csv' | 'json';
  /** Marked so that Excel shows accents and quotes properly. */
  readonly forExcel: boolean;
}

export interface ExportedPage {
  readonly text: string;
  /** How many leads the text holds. */
  readonly leads: number;
  /** References of those whose words cannot be read and are left out. */
  readonly unreadable: readonly string[];
}

/** Every lead, oldest first, a page at a time. */
export async function* exportLeads(
  { database }: Pick<Office, 'database'>,
  { format, forExcel }: Export,
): AsyncGenerator<ExportedPage> {
  const { head, row, foot } = format === 'json' ? jsonList : await describeCsv(database, forExcel);
  const nothing = { leads: 0, unreadable: [] };
  yield { text: head, ...nothing };
  let exported = 0;
  for await (const page of pages(database)) {
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
  readonly row: (record: LeadRecord, place: number) => string;
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

/** Reads every lead once: the heading comes first, and its columns depend on the forms people used. */
async function findFieldNames(database: LeadDatabase): Promise<readonly string[]> {
  const names = new Set<string>();
  for await (const page of pages(database)) {
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
  'source',
  'stage',
  'firstCalledAt',
  'visitAt',
];

async function describeCsv(database: LeadDatabase, forExcel: boolean): Promise<ExportFormat> {
  const columns = await findFieldNames(database);
  return {
    // Without this mark Excel takes UTF-8 for something else.
    head: `${forExcel ? '\ufeff' : ''}${formatCsvLine(headingOf(columns))}`,
    row: (record) => formatCsvLine(cellsOf(record, columns)),
    foot: '',
  };
}

/** Every lead as the rows of a sheet, oldest first, below a heading. What looks like a formula stays a text there. */
export async function exportRows({
  database,
}: Pick<Office, 'database'>): Promise<readonly (readonly (string | number | null)[])[]> {
  const columns = await findFieldNames(database);
  const rows: (string | number | null)[][] = [[...headingOf(columns)]];
  for await (const page of pages(database)) {
    for (const record of page) {
      rows.push(
        cellsOf(record, columns).map((cell) => {
          if (cell === null || cell === undefined || typeof cell === 'number') return cell ?? null;
          return (typeof cell === 'object' ? JSON.stringify(cell) : String(cell)).slice(0, longestCell);
        }),
      );
    }
  }
  return rows;
}

function cellsOf(record: LeadRecord, columns: readonly string[]): unknown[] {
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
    record.source,
    record.stage,
    record.firstCalledAt,
    record.visitAt,
  ];
}

async function* pages(database: LeadDatabase): AsyncGenerator<LeadRecord[]> {
  let position: LeadPosition = null;
  for (;;) {
    const rows = await findLeadsAfter(database.queries, position, leadsPerPage);
    const last = rows.at(-1);
    if (!last) return;
    const entries = await findEntriesOfLeads(
      database.queries,
      rows.map(({ id }) => id),
    );
    yield rows.map((row) => toLeadRecord(row, entries));
    position = { receivedAt: last.received_at, id: last.id };
  }
}
