// What the table of a form says about each entry, and what follows from it for browser and server alike. The tables are
// the files *-lead.ts that forms.ts names.
// An entry's name in its table is its name everywhere: in the page, the request, storage, the export and the notice
// (specification §7). The order of a table is the order of the notice.

import * as z from 'zod/mini';
import { type Checked, checkFields } from './field-errors.ts';

/** Whatever a lead holds. */
interface Entry {
  /** The release that stored it first, where its form is older. Leads from before read as if it had been left open. */
  readonly since?: `${number}.${number}.${number}`;
  /** What the notice says instead of what is stored, no line where that is empty; or why the notice leaves it out. */
  readonly notice?: NoticeLine | { readonly leftOut: string };
  /** Above its column in the office's table; without it, the entry's name in words. */
  readonly heading?: string;
  /** The entry before which the form asks this one, where its place in the notice is another. */
  readonly askedBefore?: string;
  /** False: the contractor does not offer it, so it is not asked, and told only where an earlier visitor answered. */
  readonly isOffered?: boolean;
}

interface NoticeLine {
  /** Before it in mail; without it, the entry's name in words. */
  readonly label?: string;
  // A method, so that a line may take the text or the number that its entry stores.
  says(stored: string | number): string;
}

/** What somebody is asked, and the control for it. */
export type Question = {
  readonly label: string;
  /** Beside the label, in brackets. */
  readonly mark?: string;
  readonly help?: string;
  /** A half shares its line with a neighbor where there is room. Without it, the place decides. */
  readonly width?: 'half' | 'whole';
  readonly autoComplete?: string;
} & (
  | { readonly kind: 'text' | 'email' | 'tel' }
  | { readonly kind: 'number'; readonly bounds: { readonly min: number; readonly max: number } }
  | { readonly kind: 'long-text'; readonly rows: number }
  | { readonly kind: 'select'; readonly options: Options; readonly prompt?: string }
  | { readonly kind: 'segments'; readonly options: Options }
  /** Ticked, it sends `version`, the name of the wording. */
  | { readonly kind: 'consent'; readonly version: string }
);

/** What is sent, and what people read. */
export type Options = Readonly<Record<string, string>>;

/** What somebody enters as text, judged here. */
export type Field = Entry &
  Question & {
    /** Browser and server judge by it. It turns an empty field into the default, or refuses it: then it is required. */
    readonly rule: z.ZodMiniType<string>;
    /** `reach`: shown with how to reach the person (lead-contact.ts). Otherwise a fact, by default in the form's words. */
    readonly desk?: 'reach' | { readonly label: string; readonly says?: Options };
    /** Whether the desk's search finds a request by it. Without it, by what was typed and not by what was chosen. */
    readonly isSearched?: boolean;
  };

/** What a calculator asks and judges (calculators/), or the server works out. */
export interface Kept extends Entry {
  readonly kept: 'text' | 'number' | z.ZodMiniType;
  /** How the short form without script asks it; one that it does not ask has its default. */
  readonly short?: Question & { readonly default: string | number };
}

export type Fields = Readonly<Record<string, Field>>;
export type Table = Readonly<Record<string, Field | Kept>>;

type NameIn<T> = keyof T & string;

/** What a form's rules make of what was entered. */
export type Entered<F extends Fields> = { readonly [Name in NameIn<F>]: z.output<F[Name]['rule']> };

/** For a field that is not asked. A page from before may still send it, and its request is taken. */
const leftOut = z.pipe(
  z.transform(() => ''),
  z.string(),
);

/** Judges what was entered by the rules of `fields`. */
export function checkerOf<F extends Fields>(
  fields: F,
): (input: Readonly<Record<string, unknown>>) => Checked<Entered<F>> {
  const rules = Object.entries(fields).map(([name, { rule, isOffered = true }]) => [
    name,
    isOffered ? rule : leftOut,
  ]);
  const schema: z.ZodMiniObject = z.object(Object.fromEntries(rules));
  return (input) => checkFields(schema, input) as Checked<Entered<F>>;
}

export function defaultsOf<F extends Fields>(
  fields: F,
): { readonly [Name in NameIn<F>]: Entered<F>[Name] | '' } {
  const defaults = Object.entries(fields).map(([name, { rule }]) => [name, rule.safeParse('').data ?? '']);
  return Object.fromEntries(defaults);
}

export function isRequired({ rule }: Field): boolean {
  return !rule.safeParse('').success;
}

export function inAskedOrder<T extends Readonly<Record<string, Field | Kept>>>(
  table: T,
): readonly (readonly [NameIn<T>, T[NameIn<T>]])[] {
  const names = Object.keys(table) as NameIn<T>[];
  for (const [name, { askedBefore }] of Object.entries(table)) {
    if (askedBefore === undefined || !Object.hasOwn(table, askedBefore)) continue;
    names.splice(names.indexOf(name as NameIn<T>), 1);
    names.splice(names.indexOf(askedBefore as NameIn<T>), 0, name as NameIn<T>);
  }
  return names.map((name) => [name, table[name]]);
}
