// `npm run leads -- <command>`: the operator's tool. Like main.ts, it puts carriers, clock and database together.

import { accessSync } from 'node:fs';
import { openDatabase } from '../database/open-database.ts';
import { createCarriers } from '../delivery/carriers-by-name.ts';
import { OperationRefused } from '../office/office.ts';
import { openStorage } from '../photographs/open-storage.ts';
import { createPhotographs } from '../photographs/photographs.ts';
import { systemClock } from '../platform/clock-and-random.ts';
import { reasonOf, silentLog } from '../platform/operator-log.ts';
import { ConfigurationError, readSettings, type Settings } from '../settings/settings.ts';
import { type Command, readCommand, UsageError, usage } from './command-line.ts';
import {
  type CommandContext,
  type CommandResult,
  forget,
  invite,
  listPeople,
  printOfficeChanges,
  remove,
  retry,
} from './commands.ts';
import { printLead } from './print-lead.ts';
import { printList } from './print-list.ts';
import { printStatus } from './print-status.ts';
import { sendTest } from './send-test.ts';
import { processTerminal, type Terminal } from './terminal.ts';
import { writeExport } from './write-export.ts';

/** After sysexits.h, so that a script can tell a mistyped command from a database that is away. */
export const exitCodes = { done: 0, notDone: 1, mistyped: 64, unavailable: 69, misconfigured: 78 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export async function runLeadsTool(
  words: readonly string[],
  variables: Readonly<Record<string, string | undefined>> | undefined,
  terminal: Terminal,
): Promise<ExitCode> {
  try {
    const command = readCommand(words);
    if (command === null) {
      await terminal.stdout(usage);
      return exitCodes.done;
    }
    return await runCommand(command, readSettings(variables), terminal);
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.stderr(`${error.message} "npm run leads -- help" shows what there is.\n`);
      return exitCodes.mistyped;
    }
    terminal.stderr(`${reasonOf(error)}\n`);
    if (error instanceof ConfigurationError) return exitCodes.misconfigured;
    return error instanceof OperationRefused ? exitCodes.notDone : exitCodes.unavailable;
  }
}

const commands = {
  status: printStatus,
  list: printList,
  show: printLead,
  retry,
  forget,
  invite,
  people: listPeople,
  remove,
} as const;

async function runCommand(command: Command, settings: Settings, terminal: Terminal): Promise<ExitCode> {
  const { verb } = command;
  const tell = async ({ json, text, isWell = true }: CommandResult) => {
    await terminal.stdout(command.asJson ? `${JSON.stringify(json, null, 2)}\n` : `${text}\n`);
    return isWell ? exitCodes.done : exitCodes.notDone;
  };
  if (verb === 'office-changes') return tell(printOfficeChanges(settings.officeChangesFile));
  const { database: address } = settings;
  // Opening a file that is not there would make an empty one, and a mistyped path would look like no leads at all.
  if (verb !== 'send-test' && address.kind === 'sqlite' && isMissing(address.path)) {
    const line = `There is no database ${address.path} (DATABASE_URL). The server makes it when it starts.`;
    if (verb !== 'list') throw new OperationRefused(line);
    return tell({ json: [], text: `No leads yet. ${line}` });
  }
  const database = openDatabase(address);
  const context: CommandContext = {
    database,
    carriers: createCarriers(settings.carriers, { ...settings, autoResponse: null }),
    clock: systemClock,
    outgoingFolder: settings.outgoingFolder,
    photographs: createPhotographs({
      database,
      storage: openStorage(settings.photographs, { database, log: silentLog }),
      clock: systemClock,
      log: silentLog,
    }),
    personId: null,
    settings,
  };
  if (verb === 'send-test') return tell(await sendTest(context));
  try {
    await database.migrate().catch((error: unknown) => {
      throw new Error(`The leads in ${database.location} cannot be read: ${reasonOf(error)}`, {
        cause: error,
      });
    });
    if (verb !== 'export') return await tell(await commands[verb](context, command));
    await writeExport(context, command, terminal);
    return exitCodes.done;
  } finally {
    await database.close();
  }
}

function isMissing(path: string): boolean {
  try {
    accessSync(path);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

if (import.meta.main)
  process.exitCode = await runLeadsTool(process.argv.slice(2), undefined, processTerminal());
