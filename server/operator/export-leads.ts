import { lstatSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { formatCount } from '#content/wording/money.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { countLeads, findLeadsAfter, type LeadPosition } from '../database/leads.ts';
import { findEntriesOfLeads } from '../database/outbox-entries.ts';
import { reasonOf } from '../platform/operator-log.ts';
import { type CommandContext, CommandError } from './command-context.ts';
import type { Command } from './command-line.ts';
import { formatCsvLine } from './csv.ts';
import { type LeadRecord, toLeadRecord } from './lead-record.ts';

/** Larger pages hold more leads in memory, smaller ones ask the database more often. */
const leadsPerPage = 500;

interface Output {
  write(text: string): Promise<void>;
  /** What was written is complete and on disk. */
  finish(): Promise<void>;
  discard(): Promise<void>;
}

export async function exportLeads(
  context: CommandContext,
  { format, outputFile, forExcel }: Command & { verb: 'export' },
): Promise<void> {
  const { database } = context;
  const output = await openOutput(context, outputFile);
  const { received } = await countLeads(database.queries);
  const progress = createProgress(context, received);
  const { head, row, foot } = format === 'json' ? jsonList : await describeCsv(database, forExcel);
  const unreadable: string[] = [];
  let exported = 0;
  try {
    await output.write(head);
    for await (const page of pages(database)) {
      await output.write(page.map((record, place) => row(record, exported + place)).join(''));
      unreadable.push(...page.filter((record) => record.unreadable).map(({ reference }) => reference));
      exported += page.length;
      progress.note(exported);
    }
    await output.write(foot);
    await output.finish();
  } catch (error) {
    await output.discard();
    throw error;
  }
  progress.finish(exported);
  if (unreadable.length > 0) {
    throw new CommandError(`What these leads say cannot be read and is left out: ${unreadable.join(', ')}.`);
  }
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

/** Reads every lead once beforehand: the heading comes first, and its columns depend on the forms people used. */
async function describeCsv(database: LeadDatabase, forExcel: boolean): Promise<ExportFormat> {
  const fieldNames = new Set<string>();
  for await (const page of pages(database)) {
    for (const { fields } of page) for (const name of Object.keys(fields)) fieldNames.add(name);
  }
  const columns = [...fieldNames];
  const heading = [...leadingColumns, ...columns, 'phoneNormalized', 'textConsentVersion', 'textConsentAt'];
  return {
    // Without this mark Excel takes UTF-8 for something else.
    head: `${forExcel ? '\ufeff' : ''}${formatCsvLine(heading)}`,
    row: (record) => formatCsvLine(cellsOf(record, columns)),
    foot: '',
  };
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

async function openOutput({ terminal }: CommandContext, outputFile: string | null): Promise<Output> {
  if (outputFile === null) {
    return { write: (text) => terminal.stdout(text), finish: async () => {}, discard: async () => {} };
  }
  const cannotBeWritten = (error: unknown): never => {
    throw new CommandError(`${outputFile} cannot be written: ${reasonOf(error)}.`);
  };
  // A file that is there already is replaced at the end or not at all; a pipe or a device is written as it is.
  const present = lstatSync(outputFile, { throwIfNoEntry: false });
  const isReplaced = !present || present.isFile() || present.isSymbolicLink();
  const path = isReplaced ? `${outputFile}.unfinished` : outputFile;
  const discard = async () => {
    if (isReplaced) await rm(path, { force: true });
  };
  await discard().catch(cannotBeWritten);
  // Names, addresses and telephone numbers: for the operator's eyes only.
  const file = await open(path, isReplaced ? 'wx' : 'w', 0o600).catch(cannotBeWritten);
  return {
    write: (text) => file.appendFile(text).catch(cannotBeWritten),
    async finish() {
      if (!isReplaced) return file.close();
      await file.sync().catch(cannotBeWritten);
      await file.close();
      await rename(path, outputFile).catch(cannotBeWritten);
    },
    async discard() {
      await file.close().catch(() => {});
      await discard().catch(() => {});
    },
  };
}

interface Progress {
  note(exported: number): void;
  finish(exported: number): void;
}

/** How far a long export has come; a short one prints nothing until it is done. */
function createProgress({ terminal }: CommandContext, total: number): Progress {
  const startedAt = performance.now();
  let lastSaidAt = startedAt;
  const quietMs = terminal.isInteractive ? 300 : 5_000;
  return {
    note(exported) {
      if (performance.now() - lastSaidAt < quietMs) return;
      lastSaidAt = performance.now();
      const line = `${formatCount(exported)} of ${formatCount(total)} leads`;
      terminal.stderr(terminal.isInteractive ? `\r${line}` : `${line}\n`);
    },
    finish(exported) {
      const start = terminal.isInteractive && lastSaidAt > startedAt ? '\r' : '';
      terminal.stderr(`${start}${formatCount(exported)} leads exported.\n`);
    },
  };
}
