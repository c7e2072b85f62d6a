import { findEntriesOfLeads } from '../database/find-entries-of-leads.ts';
import { releaseLead } from '../database/release-lead.ts';
import { reviveEntries } from '../database/revive-entries.ts';
import type { Command } from './command-line.ts';
import { CannotBeDone, type Desk } from './desk.ts';
import { findLead } from './find-lead.ts';

export async function retryLeads(desk: Desk, command: Command & { verb: 'retry' }): Promise<void> {
  const { database, clock, terminal } = desk;
  const revived =
    command.reference === 'all'
      ? // Quarantine is opened one by one: letting all spam out is nobody's wish.
        await database.transaction((transaction) =>
          reviveEntries(transaction, { leadId: null, states: ['gave-up', 'due'], now: clock.now() }),
        )
      : await retryOne(desk, command.reference);
  if (command.asJson) {
    await terminal.out(`${JSON.stringify({ revived })}\n`);
    return;
  }
  await terminal.out(
    revived === 0
      ? 'Nothing waits for a retry.\n'
      : `${revived === 1 ? '1 delivery is' : `${revived} deliveries are`} due now. A running server sends within seconds, otherwise the next start does.\n`,
  );
}

async function retryOne({ database, clock }: Desk, reference: string): Promise<number> {
  const lead = await findLead(database, reference);
  if (lead.forgotten_at !== null)
    throw new CannotBeDone(`${reference} is forgotten: there is nothing left to send.`);
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
  throw new CannotBeDone(`${reference} needs no retry (${states.join(', ')}).`);
}
