import { formatCount } from '#content/wording/money.ts';
import { stageWords } from '#leads/progress/stage.ts';
import { countLeads } from '../database/leads.ts';
import { countDeliveries } from '../database/outbox-entries.ts';
import { type LeadRecord, nameOf } from '../office/lead-record.ts';
import { listLeads } from '../office/list-leads.ts';
import type { Command } from './command-line.ts';
import type { CommandContext, CommandResult } from './commands.ts';
import { formatMoment, formatTable, toOneLine } from './text-table.ts';

export async function printList(
  { database }: CommandContext,
  { isQuarantined, state, atMost }: Command,
): Promise<CommandResult> {
  const query = { isQuarantined, state, includesForgotten: true };
  const { leads: records } = await listLeads({ database }, query, null, atMost);
  const counts = await countLeads(database.queries);
  const gaveUp = await countDeliveries(database.queries, 'gave-up');
  const warning = `!! ${gaveUp === 1 ? '1 delivery was' : `${formatCount(gaveUp)} deliveries were`} GIVEN UP. See them with "list --state gave-up", fix the cause, then "retry --all".\n\n`;
  const nothing = isQuarantined
    ? 'Nothing is in quarantine.'
    : state === null
      ? 'No leads yet.'
      : `No lead is in the state ${state}.`;
  const list = records.length > 0 ? tableOf(records) : nothing;
  const shown = `${formatCount(records.length)} shown of ${formatCount(counts.received)} received`;
  const others = `${formatCount(counts.quarantined)} in quarantine, ${formatCount(counts.forgotten)} forgotten.`;
  return { json: records, text: `${gaveUp > 0 ? warning : ''}${list}\n\n${shown}; ${others}` };
}

function tableOf(records: readonly LeadRecord[]): string {
  return formatTable(
    ['REFERENCE', 'RECEIVED', 'FORM', 'NAME', 'PHONE', 'TOWN', 'STAGE', 'ASSIGNED', 'DELIVERY'],
    records.map((record) => [
      record.reference,
      formatMoment(record.receivedAt),
      record.form,
      toOneLine(nameOf(record)).slice(0, 28),
      toOneLine(String(record.fields.phone ?? '')).slice(0, 20),
      record.town ?? '',
      stageWords[record.stage],
      toOneLine(record.assignedTo ?? '').slice(0, 20),
      describeDeliveries(record),
    ]),
  );
}

function describeDeliveries({ deliveries, quarantine }: LeadRecord): string {
  const held = quarantine !== null && quarantine.releasedAt === null ? `[${quarantine.reason}] ` : '';
  return held + deliveries.map(describeDelivery).join(', ');
}

function describeDelivery(delivery: LeadRecord['deliveries'][number]): string {
  const { carrier, state, attempts, lastOutcome } = delivery;
  if (state === 'gave-up') return `${carrier}: GAVE UP`;
  if (state !== 'due' || attempts === 0) return `${carrier}: ${state}`;
  if (lastOutcome === 'misconfigured') return `${carrier}: due, SETTINGS REFUSED`;
  if (lastOutcome === 'activation-needed') return `${carrier}: due, ACTIVATION NEEDED`;
  return `${carrier}: due, ${attempts} ${attempts === 1 ? 'try' : 'tries'}`;
}
