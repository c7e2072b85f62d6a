import { retryAll, retryLead } from '../office/retry-leads.ts';
import type { CommandContext } from './command-context.ts';
import type { Command } from './command-line.ts';

export async function tellRetried(
  context: CommandContext,
  command: Command & { verb: 'retry' },
): Promise<void> {
  const { terminal } = context;
  const revived =
    command.reference === 'all' ? await retryAll(context) : await retryLead(context, command.reference);
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
