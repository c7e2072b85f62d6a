// A lead as the database keeps it: written with the version of its shape, read through a schema. The schema is looser
// than the forms, so that leads about a service or material that is no longer offered can still be read.

import * as z from 'zod/mini';
import { type FormName, formNames } from './form-names.ts';
import type { Field, Kept } from './form-table.ts';
import { type forms, partOf, partsOf } from './forms.ts';
import type { Lead } from './lead.ts';

/** Raised when a stored field changes its name or meaning; the reader then turns older versions into this one. */
const version = 1;

const texts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodMiniString>;

const always = z.object({
  filledVeryFast: z.optional(z.literal(true)),
  attribution: z.optional(
    z.object({
      ...texts('firstPage', 'referrer', 'utmSource', 'utmMedium', 'utmCampaign', 'utmTerm', 'utmContent'),
      ...texts('clickIds', 'sentFrom'),
    }),
  ),
});

const kinds = { text: z.string(), number: z.number() };

/** What a lead of an earlier release lacks is an empty field, and no answer or figure at all. */
function kindOf(entry: Field | Kept): z.ZodMiniType {
  if (!('kept' in entry)) return entry.since === undefined ? z.string() : z._default(z.string(), '');
  const kind = typeof entry.kept === 'string' ? kinds[entry.kept] : entry.kept;
  return entry.since === undefined ? kind : z.optional(kind);
}

const shapes = formNames.map((form) => {
  const parts = partsOf(form).map(([part, table]) => {
    const entries = Object.entries(table).map(([name, entry]) => [name, kindOf(entry)]);
    return [part, z.object(Object.fromEntries(entries))];
  });
  return z.object({ ...always.shape, form: z.literal(form), ...Object.fromEntries(parts) });
});
type Shape = (typeof shapes)[number];
const storedLead = z.discriminatedUnion('form', shapes as [Shape, ...Shape[]]);

type Kind<E> = E extends { readonly kept: 'number' }
  ? number
  : E extends { readonly kept: infer K extends z.ZodMiniType }
    ? z.output<K>
    : string;
/** Answers and figures that leads of earlier releases lack. */
type CameLater<T> = {
  [Name in keyof T]: T[Name] extends { kept: unknown; since: string } ? Name : never;
}[keyof T];
type StoredIn<T> = { readonly [Name in Exclude<keyof T, CameLater<T>>]: Kind<T[Name]> } & {
  readonly [Name in CameLater<T>]?: Kind<T[Name]>;
};
type Stored<Parts> = { readonly [Part in keyof Parts]: StoredIn<Parts[Part]> };

export type StoredLead = z.output<typeof always> &
  { [Form in FormName]: { readonly form: Form } & Stored<(typeof forms)[Form]['parts']> }[FormName];

export type StoredLeadParsed =
  | { readonly kind: 'readable'; readonly lead: StoredLead }
  /** `reason` names the place and quotes nothing of the person. */
  | { readonly kind: 'unreadable'; readonly reason: string };

export function writeStoredLead(lead: Lead): string {
  return JSON.stringify({ version, ...lead });
}

/** Reads what `writeStoredLead` wrote, now or in an earlier release; text without a version is of version 1. */
export function readStoredLead(json: string | null): StoredLeadParsed {
  const unreadable = (reason: string): StoredLeadParsed => ({ kind: 'unreadable', reason });
  if (json === null) return unreadable('it has been forgotten');
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return unreadable('it is no JSON');
  }
  const found = z.object({ version: z._default(z.number(), 1) }).safeParse(value);
  if (!found.success) return unreadable('it is no lead');
  if (found.data.version !== version) {
    return unreadable(`its version ${found.data.version} is unknown to this release`);
  }
  const { success, data, error } = storedLead.safeParse(value);
  if (success) return { kind: 'readable', lead: data as StoredLead };
  return unreadable(`the field ${error.issues[0]?.path.join('.')} is missing or of another kind`);
}

/**
 * Everything a lead holds, side by side: what was typed, the calculator's answers and what the server worked out, to the
 * cent. For receivers that are programs, and for export.
 */
export function leadFields(lead: StoredLead): Record<string, unknown> {
  const parts = partsOf(lead.form).map(([part]) => toCents(partOf(lead, part)));
  return {
    ...Object.assign({}, ...parts),
    ...lead.attribution,
    ...(lead.filledVeryFast ? { filledVeryFast: true } : {}),
  };
}

/** Sums in floating point end in 29807.999999999993. */
function toCents<Figures extends object>(figures: Figures): Figures {
  return JSON.parse(JSON.stringify(figures), (_name, value) =>
    typeof value === 'number' ? Math.round(value * 100) / 100 : value,
  );
}
