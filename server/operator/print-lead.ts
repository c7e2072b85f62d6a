import { type LeadDetails, showLead } from '../office/show-lead.ts';
import type { Command } from './command-line.ts';
import type { CommandContext, CommandResult } from './commands.ts';
import { formatMoment, formatTable, toSafeText } from './text-table.ts';

export async function printLead(context: CommandContext, { reference }: Command): Promise<CommandResult> {
  const { details } = await showLead(context, reference);
  const parts = [
    describeLead(details),
    describeFields(details),
    describePhotographs(details),
    describeTries(details),
    describeNotes(details),
  ];
  return { json: details, text: parts.filter(Boolean).join('\n\n') };
}

function describeLead(record: LeadDetails): string {
  const { quarantine, textConsent } = record;
  const facts: [string, string][] = [
    ['Reference', record.reference],
    ['Received', formatMoment(record.receivedAt)],
    ['Form', record.form],
    ['Stage', record.stageAt === null ? record.stage : `${record.stage}, ${formatMoment(record.stageAt)}`],
  ];
  if (record.visitAt !== null) facts.push(['Visit', formatMoment(record.visitAt)]);
  if (record.assignedTo !== null) facts.push(['Assigned to', toSafeText(record.assignedTo)]);
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

function describeFields({ fields }: LeadDetails): string {
  return formatFacts(
    Object.entries(fields)
      .filter(([, value]) => value !== '' && value !== null)
      .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  );
}

function describePhotographs({ photographs: { length: stored }, photographsExpected }: LeadDetails): string {
  if (stored + photographsExpected === 0) return '';
  const count = stored < photographsExpected ? `${stored} of ${photographsExpected}` : String(stored);
  return formatFacts([['Photographs', count]]);
}

function describeTries({ tries }: LeadDetails): string {
  if (tries.length === 0) return '';
  return formatTable(
    ['TRIED', 'CARRIER', 'OUTCOME', 'REASON'],
    tries.map(({ at, carrier, outcome, reason }) => [formatMoment(at), carrier, outcome, reason ?? '']),
  );
}

function describeNotes({ notes }: LeadDetails): string {
  return formatFacts(
    notes.map(({ at, by, text }) => [`${formatMoment(at)} ${toSafeText(by ?? 'command line')}`, text]),
  );
}

function formatFacts(facts: readonly (readonly [string, string])[]): string {
  const width = Math.max(0, ...facts.map(([name]) => name.length)) + 2;
  return facts
    .map(([name, text]) => name.padEnd(width) + toSafeText(text).replaceAll('\n', `\n${' '.repeat(width)}`))
    .join('\n');
}
