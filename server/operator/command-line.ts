import { parseArgs } from 'node:util';
import { cleanLine } from '#leads/forms/clean-text.ts';
import { invitationMinutes } from '#leads/progress/sign-in.ts';
import { type EntryState, entryStates } from '../database/tables.ts';
import { readReference } from '../intake/reference.ts';
import type { ExportedLeads, ExportFormat } from '../office/export-leads.ts';
import { readShopDay } from '../office/shop-time.ts';

/** What the operator typed. What a verb does not take has its usual value. */
export interface Command {
  readonly verb: Verb;
  readonly asJson: boolean;
  /** Of one lead; `all` where the verb takes it. */
  readonly reference: string;
  /** Of somebody who may use the desk. */
  readonly name: string;
  readonly isQuarantined: boolean;
  readonly state: EntryState | null;
  readonly atMost: number;
  readonly format: ExportFormat;
  readonly outputFile: string | null;
  readonly which: ExportedLeads;
}

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

const verbs = {
  list: { takes: 'nothing', options: ['json', 'quarantine', 'state', 'limit'] },
  show: { takes: 'reference', options: ['json'] },
  export: { takes: 'nothing', options: ['format', 'output', 'excel', 'since'] },
  retry: { takes: 'reference', options: ['json', 'all'] },
  forget: { takes: 'reference', options: ['json'] },
  'send-test': { takes: 'nothing', options: ['json'] },
  invite: { takes: 'name', options: ['json'] },
  people: { takes: 'nothing', options: ['json'] },
  status: { takes: 'nothing', options: ['json'] },
  remove: { takes: 'name', options: ['json'] },
  'office-changes': { takes: 'nothing', options: ['json'] },
} as const satisfies Record<string, { takes: 'nothing' | 'reference' | 'name'; options: OptionName[] }>;

type Verb = keyof typeof verbs;

/** Reads what follows `npm run leads --`; null when the operator asks for help. @throws UsageError on anything unknown */
export function readCommand(words: readonly string[]): Command | null {
  const { values, positionals } = parse(words);
  const [verb, ...names] = positionals;
  if (values.help || verb === undefined || verb === 'help') return null;
  if (!isVerb(verb)) throw new UsageError(`There is no command "${verb}".`);
  const known: readonly string[] = verbs[verb].options;
  const stranger = Object.keys(values).find((name) => !known.includes(name));
  if (stranger !== undefined) throw new UsageError(`"${verb}" does not know --${stranger}.`);
  const takes = values.all ? 'nothing' : verbs[verb].takes;
  if (takes === 'nothing') takeNoNames(values.all ? `${verb} --all` : verb, names);
  return {
    verb,
    asJson: values.json ?? false,
    reference: takes === 'reference' ? readOneReference(verb, names) : 'all',
    name: takes === 'name' ? readName(verb, names) : '',
    isQuarantined: values.quarantine ?? false,
    state: readState(values.state),
    atMost: readLimit(values.limit),
    format: verb === 'export' ? readFormat(values) : 'csv',
    outputFile: values.output ?? null,
    which: readSince(values.since),
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : 'The command cannot be read';
    throw new UsageError(`${reason}.`);
  }
}

function isVerb(word: string): word is Verb {
  return Object.hasOwn(verbs, word);
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

function readFormat({ format, excel }: { format?: string; excel?: boolean }): ExportFormat {
  if (format === 'csv') return excel ? 'excel' : 'csv';
  if (format === 'json') return format;
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
  npm run leads -- invite "Pat Miller"       print a link, good once and for ${invitationMinutes} minutes, with which they set up a passkey
  npm run leads -- people                    who may sign in
  npm run leads -- remove "Pat Miller"       end every way in for them, at once

What was entered at the desk of 0.2:
  npm run leads -- office-changes            print its reviews and switched-off offers as lines for client/

Except for export, every command takes --json for programs.
`;
