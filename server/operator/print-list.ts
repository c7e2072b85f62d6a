import { formatCount } from '#content/wording/money.ts';
import { stageWords } from '#leads/progress/stage.ts';
import { everyLead } from '../database/lead-list.ts';
import { countLeads } from '../database/leads.ts';
import { countEntriesByState } from '../database/outbox-entries.ts';
import { type LeadRecord, nameOf } from '../office/lead-record.ts';
import { listLeads } from '../office/list-leads.ts';
import type { CommandContext } from './command-context.ts';
import type { Command } from './command-line.ts';
import { formatMoment, formatTable, toOneLine } from './text-table.ts';

export async function printList(
  { database, terminal }: CommandContext,
  command: Command & { verb: 'list' },
): Promise<void> {
  const { isQuarantined, state, atMost } = command;
  const query = { ...everyLead, isQuarantined, state, includesForgotten: true };
  const { leads: records } = await listLeads({ database }, query, null, atMost);
  if (command.asJson) {
    await terminal.stdout(`${JSON.stringify(records, null, 2)}\n`);
    return;
  }
  const counts = await countLeads(database.queries);
  const states = await countEntriesByState(database.queries);
  const gaveUp = states.find(({ state }) => state === 'gave-up')?.entries ?? 0;
  if (gaveUp > 0) {
    await terminal.stdout(
      `!! ${gaveUp === 1 ? '1 delivery was' : `${formatCount(gaveUp)} deliveries were`} GIVEN UP. See them with "list --state gave-up", mend the cause, then "retry --all".\n\n`,
    );
  }
  await terminal.stdout(records.length > 0 ? `${tableOf(records)}\n` : `${nothing(command)}\n`);
  await terminal.stdout(
    `\n${formatCount(records.length)} shown of ${formatCount(counts.received)} received; ` +
      `${formatCount(counts.quarantined)} in quarantine, ${formatCount(counts.forgotten)} forgotten.\n`,
  );
}

function nothing({ isQuarantined, state }: Command & { verb: 'list' }): string {
  if (isQuarantined) return 'Nothing is in quarantine.';
  return state === null ? 'No leads yet.' : `No lead is in the state ${state}.`;
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
