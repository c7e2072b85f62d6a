import { parseArgs } from 'node:util';
import { cleanLine } from '#leads/forms/clean-text.ts';
import { type EntryState, entryStates } from '../database/tables.ts';
import { readReference } from '../intake/reference.ts';
import type { ExportedLeads } from '../office/export-leads.ts';
import { readShopDay } from '../office/shop-time.ts';

export type Command =
  | {
      readonly verb: 'list';
      readonly isQuarantined: boolean;
      readonly state: EntryState | null;
      readonly atMost: number;
      readonly asJson: boolean;
    }
  | { readonly verb: 'show'; readonly reference: string; readonly asJson: boolean }
  | {
      readonly verb: 'export';
      readonly format: 'csv' | 'json';
      readonly outputFile: string | null;
      readonly forExcel: boolean;
      readonly which: ExportedLeads;
    }
  | { readonly verb: 'retry'; readonly reference: string | 'all'; readonly asJson: boolean }
  | { readonly verb: 'forget'; readonly reference: string; readonly asJson: boolean }
  | { readonly verb: 'send-test'; readonly asJson: boolean }
  | { readonly verb: 'invite' | 'remove'; readonly name: string; readonly asJson: boolean }
  | { readonly verb: 'people'; readonly asJson: boolean }
  | { readonly verb: 'status'; readonly asJson: boolean }
  | { readonly verb: 'office-changes'; readonly asJson: boolean }
  | { readonly verb: 'help' };

/** The command was mistyped; the message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const usualListLength = 50;

const options = {
  json: { type: 'boolean' },
  quarantine: { type: 'boolean' },
  state: { type: 'string' },
  limit: { type: 'string' },
  format: { type: 'string' },
  output: { type: 'string' },
  excel: { type: 'boolean' },
  since: { type: 'string' },
  all: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type OptionName = keyof typeof options;

const optionsOf: Record<Exclude<Command['verb'], 'help'>, readonly OptionName[]> = {
  list: ['json', 'quarantine', 'state', 'limit'],
  show: ['json'],
  export: ['format', 'output', 'excel', 'since'],
  retry: ['json', 'all'],
  forget: ['json'],
  'send-test': ['json'],
  invite: ['json'],
  people: ['json'],
  status: ['json'],
  remove: ['json'],
  'office-changes': ['json'],
};

/** Reads what follows `npm run leads --`. Throws a UsageError on anything it does not know. */
export function readCommand(words: readonly string[]): Command {
  const { values, positionals } = parse(words);
  const [verb, ...names] = positionals;
  if (values.help || verb === undefined || verb === 'help') return { verb: 'help' };
  if (!isVerb(verb)) throw new UsageError(`There is no command "${verb}".`);
  const stranger = Object.keys(values).find((name) => !optionsOf[verb].includes(name as OptionName));
  if (stranger !== undefined) throw new UsageError(`"${verb}" does not know --${stranger}.`);
  const asJson = values.json ?? false;
  switch (verb) {
    case 'list':
      takeNoNames(verb, names);
      return {
        verb,
        isQuarantined: values.quarantine ?? false,
        state: readState(values.state),
        atMost: readLimit(values.limit),
        asJson,
      };
    case 'export':
      takeNoNames(verb, names);
      return {
        verb,
        format: readFormat(values.format),
        outputFile: values.output ?? null,
        forExcel: values.excel ?? false,
        which: readSince(values.since),
      };
    case 'send-test':
    case 'people':
    case 'status':
    case 'office-changes':
      takeNoNames(verb, names);
      return { verb, asJson };
    case 'invite':
    case 'remove':
      return { verb, name: readName(verb, names), asJson };
    case 'retry':
      if (!values.all) return { verb, reference: readOneReference(verb, names), asJson };
      takeNoNames('retry --all', names);
      return { verb, reference: 'all', asJson };
    case 'show':
    case 'forget':
      return { verb, reference: readOneReference(verb, names), asJson };
  }
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : 'The command cannot be read';
    throw new UsageError(`${reason}.`);
  }
}

function isVerb(word: string): word is keyof typeof optionsOf {
  return Object.hasOwn(optionsOf, word);
}

function takeNoNames(verb: string, names: readonly string[]): void {
  if (names.length > 0) throw new UsageError(`"${verb}" takes nothing more, but got "${names.join(' ')}".`);
}

function readOneReference(verb: string, names: readonly string[]): string {
  if (names.length === 0)
    throw new UsageError(`"${verb}" needs the reference of a lead, such as SWO-7K4M-Q2X8.`);
  // People leave out dashes or put in spaces; the words together are one reference.
  const text = names.join(' ');
  const reference = readReference(text);
  if (reference === null)
    throw new UsageError(`"${text}" is no reference: a character must be wrong or missing.`);
  return reference;
}

function readName(verb: string, names: readonly string[]): string {
  const name = cleanLine(names.join(' '));
  if (name === '') throw new UsageError(`"${verb}" needs a name, such as "Pat Miller".`);
  return name;
}

function readState(text: string | undefined): EntryState | null {
  if (text === undefined) return null;
  const state = entryStates.find((candidate) => candidate === text);
  if (state !== undefined) return state;
  throw new UsageError(`--state must be one of ${entryStates.join(', ')}.`);
}

function readLimit(text: string | undefined): number {
  const limit = text === undefined ? usualListLength : /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (limit > 0) return limit;
  throw new UsageError('--limit must be a whole number above 0.');
}

function readFormat(text: string | undefined): 'csv' | 'json' {
  if (text === 'csv' || text === 'json') return text;
  throw new UsageError('"export" needs --format csv or --format json.');
}

function readSince(text: string | undefined): ExportedLeads {
  if (text === undefined) return 'all';
  const since = readShopDay(text);
  if (since !== null) return { since };
  throw new UsageError('--since needs a day such as 2026-11-01.');
}

export const usage = `What came in through the web site, and what became of it.

  npm run leads -- list                      the newest leads and their deliveries
      --quarantine                           those held back as likely spam
      --state gave-up                        only in one state: due, delivered, written-to-disk, gave-up, withheld, forgotten
      --limit 200                            how many, 50 unless told
  npm run leads -- show <reference>          everything about one lead
  npm run leads -- export --format csv|json  every lead, oldest first
      --output leads.csv                     into a file instead of the screen
      --since 2026-11-01                     only those from this day on, by the shop's clock
      --excel                                for people: plain headings and the shop's time; Excel shows accents properly
  npm run leads -- retry <reference>         send it again now; lets it out of quarantine
  npm run leads -- retry --all               everything that was given up or waits for its next try
  npm run leads -- forget <reference>        erase the person, keep the count; cannot be undone
  npm run leads -- status                    version, database, deliveries, last backup, disk, carriers, last request; exit 1 while a delivery fails
  npm run leads -- send-test                 send a test lead through every carrier and say what they answered

Who may use the desk (DESK=on):
  npm run leads -- invite "Pat Miller"       print a link, good once and for 15 minutes, with which they set up a passkey
  npm run leads -- people                    who may sign in
  npm run leads -- remove "Pat Miller"       end every way in for them, at once

What was entered at the desk of 0.2:
  npm run leads -- office-changes            print its reviews and switched-off offers as lines for client/

Except for export, every command takes --json for programs.
`;
