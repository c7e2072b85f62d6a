import { findDeliveriesOfLead, findEntriesOfLeads } from '../database/outbox-entries.ts';
import { type CommandContext, findLead } from './command-context.ts';
import type { Command } from './command-line.ts';
import { type LeadRecord, toLeadRecord } from './lead-record.ts';
import { formatMoment, formatTable, toSafeText } from './text-table.ts';

export async function showLead(
  { database, terminal, photographs }: CommandContext,
  { reference, asJson }: Command & { verb: 'show' },
): Promise<void> {
  const row = await findLead(database, reference);
  const record = toLeadRecord(row, await findEntriesOfLeads(database.queries, [row.id]));
  const tries = (await findDeliveriesOfLead(database.queries, row.id)).map((delivery) => ({
    carrier: delivery.carrier,
    at: new Date(delivery.attempted_at).toISOString(),
    outcome: delivery.outcome,
    reason: delivery.reason,
  }));
  const stored = (await photographs.list(row.id)).map(({ read: _read, ...photograph }) => photograph);
  const facts = describePhotographs(stored.length, row.photographs_expected);
  await terminal.stdout(
    asJson
      ? `${JSON.stringify({ ...record, photographs: stored, tries }, null, 2)}\n`
      : `${[describeLead(record), describeFields(record), facts, describeTries(tries)].filter(Boolean).join('\n\n')}\n`,
  );
}

function describeLead(record: LeadRecord): string {
  const { quarantine, textConsent } = record;
  const facts: [string, string][] = [
    ['Reference', record.reference],
    ['Received', formatMoment(record.receivedAt)],
    ['Form', record.form],
  ];
  if (record.forgottenAt !== null) facts.push(['Forgotten', formatMoment(record.forgottenAt)]);
  if (record.unreadable !== undefined) facts.push(['Cannot be read', record.unreadable]);
  if (quarantine !== null) {
    const end = quarantine.releasedAt === null ? '' : `, released ${formatMoment(quarantine.releasedAt)}`;
    facts.push(['Quarantine', `${quarantine.reason}${end}`]);
  }
  if (textConsent !== null) {
    const moment = textConsent.givenAt === null ? '' : `, ${formatMoment(textConsent.givenAt)}`;
    facts.push(['Text messages', `agreed to version ${textConsent.version}${moment}`]);
  }
  for (const { carrier, state, nextTryAt, lastReason } of record.deliveries) {
    const next = nextTryAt === null ? '' : `, next try ${formatMoment(nextTryAt)}`;
    facts.push([carrier, `${state}${next}${lastReason === null ? '' : `: ${lastReason}`}`]);
  }
  return formatFacts(facts);
}

function describeFields({ fields }: LeadRecord): string {
  return formatFacts(
    Object.entries(fields)
      .filter(([, value]) => value !== '' && value !== null)
      .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  );
}

function describePhotographs(stored: number, expected: number): string {
  if (stored + expected === 0) return '';
  return formatFacts([['Photographs', stored < expected ? `${stored} of ${expected}` : String(stored)]]);
}

function describeTries(
  tries: readonly { carrier: string; at: string; outcome: string; reason: string | null }[],
): string {
  if (tries.length === 0) return '';
  return formatTable(
    ['TRIED', 'CARRIER', 'OUTCOME', 'REASON'],
    tries.map(({ at, carrier, outcome, reason }) => [formatMoment(at), carrier, outcome, reason ?? '']),
  );
}

/** Names in one column, texts beside them; further lines of a text are indented as far. */
function formatFacts(facts: readonly (readonly [string, string])[]): string {
  const width = Math.max(0, ...facts.map(([name]) => name.length)) + 2;
  return facts
    .map(([name, text]) => name.padEnd(width) + toSafeText(text).replaceAll('\n', `\n${' '.repeat(width)}`))
    .join('\n');
}
