import { findEntriesOfLeads, isUnderWay } from '../database/outbox-entries.ts';
import { eraseLeftovers } from '../forgetting/copies.ts';
import { forgetPeople } from '../forgetting/forget-people.ts';
import { type CommandContext, findLead } from './command-context.ts';
import type { Command } from './command-line.ts';

/** Forgetting twice is no error: an operator must be able to make sure. */
export async function forgetLead(
  context: CommandContext,
  { reference, asJson }: Command & { verb: 'forget' },
): Promise<void> {
  const { database, terminal } = context;
  const lead = await findLead(database, reference);
  const entries = await findEntriesOfLeads(database.queries, [lead.id]);
  const carriersOf = (wanted: typeof entries) => wanted.map(({ carrier }) => carrier);
  const sentBy = carriersOf(entries.filter(({ state }) => state === 'delivered'));
  const beingSentBy = carriersOf(
    entries.filter((entry) => entry.state === 'due' && isUnderWay(entry, context.clock.now())),
  );
  await forgetPeople([lead], context);
  await eraseLeftovers(context);
  if (asJson) {
    await terminal.stdout(`${JSON.stringify({ reference, forgotten: true, sentBy, beingSentBy })}\n`);
    return;
  }
  await terminal.stdout(`${reference} is forgotten: the person is erased here, the lead still counts.\n`);
  if (beingSentBy.length > 0) {
    await terminal.stdout(
      `It was just being sent (${beingSentBy.join(', ')}): it may arrive all the same. Look there, and erase it.\n`,
    );
  }
  if (sentBy.length > 0) {
    await terminal.stdout(
      `It had been sent (${sentBy.join(', ')}). Erase it there as well; backups of the database keep it until they are deleted.\n`,
    );
  } else {
    await terminal.stdout('Backups of the database keep it until they are deleted.\n');
  }
  if (database.dialect === 'postgres') {
    await terminal.stdout(
      'PostgreSQL overwrites the old rows in its own time; "VACUUM FULL leads, outbox_entries, deliveries" does it at once.\n',
    );
  }
}
