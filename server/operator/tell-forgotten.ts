import { forgetLead } from '../office/forget-lead.ts';
import type { Answer, CommandContext } from './command-context.ts';
import type { Command } from './command-line.ts';

export async function tellForgotten(context: CommandContext, { reference }: Command): Promise<Answer> {
  const { sentBy, beingSentBy } = await forgetLead(context, reference);
  const lines = [`${reference} is forgotten: the person is erased here, the lead still counts.`];
  if (beingSentBy.length > 0)
    lines.push(
      `It was just being sent (${beingSentBy.join(', ')}): it may still arrive. Look there, and erase it.`,
    );
  lines.push(
    sentBy.length > 0
      ? `It had been sent (${sentBy.join(', ')}). Erase it there as well; backups of the database keep it until they are deleted.`
      : 'Backups of the database keep it until they are deleted.',
  );
  if (context.database.dialect === 'postgres')
    lines.push(
      'PostgreSQL overwrites the old rows in its own time; "VACUUM FULL leads, lead_keys, outbox_entries, deliveries, notes, audit_entries" does it at once.',
    );
  return { json: { reference, forgotten: true, sentBy, beingSentBy }, text: lines.join('\n') };
}
