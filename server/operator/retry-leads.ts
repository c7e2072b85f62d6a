import { releaseLead } from '../database/leads.ts';
import { findEntriesOfLeads, reviveEntries } from '../database/outbox-entries.ts';
import { type CommandContext, CommandError, findLead } from './command-context.ts';
import type { Command } from './command-line.ts';

export async function retryLeads(
  context: CommandContext,
  command: Command & { verb: 'retry' },
): Promise<void> {
  const { database, clock, terminal } = context;
  const revived =
    command.reference === 'all'
      ? // Quarantined leads are released one by one, so that spam never goes out all at once.
        await database.transaction((transaction) =>
          reviveEntries(transaction, { leadId: null, states: ['gave-up', 'due'], now: clock.now() }),
        )
      : await retryOne(context, command.reference);
  if (command.asJson) {
    await terminal.stdout(`${JSON.stringify({ revived })}\n`);
    return;
  }
  await terminal.stdout(
    revived === 0
      ? 'Nothing waits for a retry.\n'
      : `${revived === 1 ? '1 delivery is' : `${revived} deliveries are`} due now. A running server sends within seconds, otherwise the next start does.\n`,
  );
}

async function retryOne({ database, clock }: CommandContext, reference: string): Promise<number> {
  const lead = await findLead(database, reference);
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
