import { releaseLead } from '../database/leads.ts';
import { countDueByCarrier, findEntriesOfLeads, reviveEntries } from '../database/outbox-entries.ts';
import type { CarrierName } from '../delivery/carrier.ts';
import { type CommandContext, CommandError, findLead } from './command-context.ts';
import type { Command } from './command-line.ts';

export async function retryLeads(
  context: CommandContext,
  command: Command & { verb: 'retry' },
): Promise<void> {
  const { database, clock, terminal } = context;
  // Whether the server sends auto-responses is not known here; nobody misses one that it does not.
  const sendable: CarrierName[] = [...context.carriers.map(({ name }) => name), 'auto-response'];
  const lead = command.reference === 'all' ? null : await findLead(database, command.reference);
  const revived = lead
    ? await retryOne(context, lead)
    : // Quarantined leads are released one by one, so that spam never goes out all at once.
      await database.transaction((transaction) =>
        reviveEntries(transaction, {
          leadId: null,
          states: ['gave-up', 'due'],
          carriers: sendable,
          now: clock.now(),
        }),
      );
  const due = await countDueByCarrier(database.queries, lead?.id);
  const unsendable = due.filter(({ carrier }) => !sendable.includes(carrier));
  if (command.asJson) {
    await terminal.stdout(`${JSON.stringify({ revived, unsendable })}\n`);
    return;
  }
  for (const { carrier, entries } of unsendable)
    await terminal.stdout(
      `${entries === 1 ? '1 delivery waits' : `${entries} deliveries wait`} for ${carrier}, which LEAD_CARRIERS does not name, or not first: until it does, no server sends ${entries === 1 ? 'it' : 'them'}.\n`,
    );
  const sent = lead === null ? revived : revived - unsendable.length;
  if (sent > 0)
    await terminal.stdout(
      `${sent === 1 ? '1 delivery is' : `${sent} deliveries are`} due now. A running server sends within seconds, otherwise the next start does.\n`,
    );
  else if (unsendable.length === 0) await terminal.stdout('Nothing waits for a retry.\n');
}

async function retryOne(
  { database, clock }: CommandContext,
  lead: Awaited<ReturnType<typeof findLead>>,
): Promise<number> {
  const { reference } = lead;
  if (lead.forgotten_at !== null)
    throw new CommandError(`${reference} is forgotten: there is nothing left to send.`);
  const revived = await database.transaction(async (transaction) => {
    await releaseLead(transaction, lead.id, clock.now());
    return reviveEntries(transaction, {
      leadId: lead.id,
      states: ['gave-up', 'due', 'withheld'],
      now: clock.now(),
    });
  });
  if (revived > 0) return revived;
  const entries = await findEntriesOfLeads(database.queries, [lead.id]);
  const states = entries.map(({ carrier, state }) => `${carrier}: ${state === 'due' ? 'on its way' : state}`);
  throw new CommandError(`${reference} needs no retry (${states.join(', ')}).`);
}
