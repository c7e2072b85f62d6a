import { lstatSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { formatCount } from '#content/wording/money.ts';
import { exportLeads } from '../office/export-leads.ts';
import { OperationRefused } from '../office/office.ts';
import { putInPlace } from '../platform/durable-file.ts';
import { reasonOf } from '../platform/operator-log.ts';
import type { Command } from './command-line.ts';
import type { CommandContext } from './commands.ts';
import type { Terminal } from './terminal.ts';

export async function writeExport(
  context: CommandContext,
  command: Command,
  terminal: Terminal,
): Promise<void> {
  const output = await openOutput(terminal, command.outputFile);
  const unreadable: string[] = [];
  let exported = 0;
  try {
    for await (const page of exportLeads(context, command.format, command.which)) {
      await output.write(page.text);
      unreadable.push(...page.unreadable);
      exported += page.leads;
    }
    await output.finish();
  } catch (error) {
    await output.discard();
    throw error;
  }
  terminal.stderr(`${formatCount(exported)} leads exported.\n`);
  if (unreadable.length > 0) {
    throw new OperationRefused(
      `What these leads say cannot be read and is left out: ${unreadable.join(', ')}.`,
    );
  }
}

async function openOutput(terminal: Terminal, outputFile: string | null) {
  if (outputFile === null) {
    return {
      write: (text: string) => terminal.stdout(text),
      finish: async () => {},
      discard: async () => {},
    };
  }
  const cannotBeWritten = (error: unknown): never => {
    throw new OperationRefused(`${outputFile} cannot be written: ${reasonOf(error)}.`);
  };
  // A file that is there already is replaced at the end or not at all; a pipe or a device is written as it is.
  const present = lstatSync(outputFile, { throwIfNoEntry: false });
  const isReplaced = !present || present.isFile() || present.isSymbolicLink();
  const path = isReplaced ? `${outputFile}.unfinished` : outputFile;
  const discard = async () => {
    if (isReplaced) await rm(path, { force: true });
  };
  await discard().catch(cannotBeWritten);
  // Names, addresses and telephone numbers: for the operator's eyes only.
  const file = await open(path, isReplaced ? 'wx' : 'w', 0o600).catch(cannotBeWritten);
  return {
    write: (text: string) => file.appendFile(text).catch(cannotBeWritten),
    /** What was written is complete and on disk. */
    async finish() {
      if (!isReplaced) return file.close();
      await file.sync().catch(cannotBeWritten);
      await file.close();
      await putInPlace(path, outputFile).catch(cannotBeWritten);
    },
    async discard() {
      await file.close().catch(() => {});
      await discard().catch(() => {});
    },
  };
}
