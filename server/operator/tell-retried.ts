import { countByCarrier } from '../database/outbox-entries.ts';
import { type CarrierName, describeRetiredCarrier, isRetired, tellingCarriers } from '../delivery/carrier.ts';
import { findLead } from '../office/office.ts';
import { retryAll, retryLead } from '../office/retry-leads.ts';
import type { Answer, CommandContext } from './command-context.ts';
import type { Command } from './command-line.ts';

export async function tellRetried(context: CommandContext, { reference }: Command): Promise<Answer> {
  const { database } = context;
  // Whether the server tells visitors and devices is not known here; nobody misses what it does not.
  const sendable: CarrierName[] = [...context.carriers.map(({ name }) => name), ...tellingCarriers];
  const lead = reference === 'all' ? null : await findLead(context, reference);
  const revived = lead ? await retryLead(context, lead.reference) : await retryAll(context, sendable);
  const due = await countByCarrier(database.queries, 'due', lead?.id);
  const unsendable = due.filter(({ carrier }) => !sendable.includes(carrier));
  const lines = unsendable.map(
    ({ carrier, entries }) =>
      `${entries === 1 ? '1 delivery waits' : `${entries} deliveries wait`} for ${carrier}, which LEAD_CARRIERS does not name, or not first: until it does, no server sends ${entries === 1 ? 'it' : 'them'}.`,
  );
  const givenUp = lead === null ? await countByCarrier(database.queries, 'gave-up') : [];
  for (const { carrier, entries } of givenUp)
    if (isRetired(carrier))
      lines.push(
        `${entries === 1 ? '1 delivery stays' : `${entries} deliveries stay`} given up: call the visitors. ${describeRetiredCarrier(carrier)}`,
      );
  const sent = lead === null ? revived : revived - unsendable.length;
  if (sent > 0)
    lines.push(
      `${sent === 1 ? '1 delivery is' : `${sent} deliveries are`} due now. A running server sends within seconds, otherwise the next start does.`,
    );
  else if (unsendable.length === 0) lines.push('Nothing waits for a retry.');
  return { json: { revived, unsendable }, text: lines.join('\n') };
}
