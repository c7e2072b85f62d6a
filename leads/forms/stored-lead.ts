// A lead as the database keeps it: written with the version of its shape, read through a schema. The schema is looser
// than the forms, so that leads about a service or material that is no longer offered can still be read.

import * as z from 'zod/mini';
import type { Lead } from './lead.ts';

/** Raised when a stored field changes its name or meaning; the reader then turns older versions into this one. */
const version = 1;

const each = <Kind, Name extends string>(kind: Kind, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, kind])) as Record<Name, Kind>;
const texts = <Name extends string>(...names: Name[]) => each(z.string(), ...names);
const numbers = <Name extends string>(...names: Name[]) => each(z.number(), ...names);

const always = {
  filledVeryFast: z.optional(z.literal(true)),
  attribution: z.optional(
    z.object({
      ...texts('firstPage', 'referrer', 'utmSource', 'utmMedium', 'utmCampaign', 'utmTerm', 'utmContent'),
      ...texts('clickIds', 'sentFrom'),
    }),
  ),
};

const estimateLine = z.object({
  ...texts('subject', 'label', 'calculation'),
  ...numbers('dollars', 'wholeDollars'),
});

const storedLead = z.discriminatedUnion('form', [
  z.object({
    ...always,
    form: z.literal('home'),
    contact: z.object(texts('name', 'email', 'phone', 'service', 'message')),
  }),
  z.object({
    ...always,
    form: z.literal('contact'),
    contact: z.object({
      ...texts('firstName', 'lastName', 'email', 'phone', 'address', 'city', 'service', 'message'),
      ...texts('preferredContact', 'urgency', 'needsFinancing', 'needsInsuranceClaim', 'textConsent'),
    }),
  }),
  z.object({
    ...always,
    form: z.literal('roof-cost'),
    contact: z.object(texts('name', 'phone', 'email', 'address')),
    answers: z.object({
      ...numbers('squareFootage'),
      ...texts('roofType', 'stories', 'roofPitch', 'roofAccess', 'currentRoof', 'gutters'),
      ...numbers('skylights', 'chimneys'),
    }),
    estimate: z.object({
      ...numbers('lowDollars', 'averageDollars', 'highDollars', 'totalDollars'),
      lines: z.readonly(z.array(estimateLine)),
    }),
  }),
  z.object({
    ...always,
    form: z.literal('energy-savings'),
    contact: z.object(texts('firstName', 'lastName', 'email', 'phone', 'address')),
    answers: z.object({
      ...numbers('currentBill', 'homeSize', 'roofAge'),
      ...texts('insulation'),
      ...numbers('hvacAge'),
    }),
    savings: z.object(
      numbers('savingsPercentage', 'monthlySavings', 'annualSavings', 'twentyYearSavings', 'co2Reduction'),
    ),
  }),
]);

export type StoredLead = z.output<typeof storedLead>;

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
  if (success) return { kind: 'readable', lead: data };
  return unreadable(`the field ${error.issues[0]?.path.join('.')} is missing or of another kind`);
}

/**
 * Everything a lead holds, side by side: what was typed, the calculator's answers and what the server worked out, to the
 * cent. For receivers that are programs, and for export.
 */
export function leadFields(lead: StoredLead): Record<string, unknown> {
  return {
    ...fieldsOfForm(lead),
    ...lead.attribution,
    ...(lead.filledVeryFast ? { filledVeryFast: true } : {}),
  };
}

function fieldsOfForm(lead: StoredLead): Record<string, unknown> {
  switch (lead.form) {
    case 'home':
    case 'contact':
      return { ...lead.contact };
    case 'roof-cost':
      return { ...lead.contact, ...lead.answers, ...toCents(lead.estimate) };
    case 'energy-savings':
      return { ...lead.contact, ...lead.answers, ...toCents(lead.savings) };
  }
}

/** Sums in floating point end in 29807.999999999993. */
function toCents<Figures extends object>(figures: Figures): Figures {
  return JSON.parse(JSON.stringify(figures), (_name, value) =>
    typeof value === 'number' ? Math.round(value * 100) / 100 : value,
  );
}
