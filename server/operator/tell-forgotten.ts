import { forgetLead } from '../office/forget-lead.ts';
import type { CommandContext } from './command-context.ts';
import type { Command } from './command-line.ts';

export async function tellForgotten(
  context: CommandContext,
  { reference, asJson }: Command & { verb: 'forget' },
): Promise<void> {
  const { database, terminal } = context;
  const { sentBy, beingSentBy } = await forgetLead(context, reference);
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
      'PostgreSQL overwrites the old rows in its own time; "VACUUM FULL leads, lead_keys, outbox_entries, deliveries, notes, audit_entries" does it at once.\n',
    );
  }
}
