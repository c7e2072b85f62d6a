// A lead as the database keeps it: written with the version of its shape, read through a schema. The schema is looser
// than the forms, so that leads about a service or material that is no longer offered can still be read.

import * as z from 'zod/mini';
import type { Lead } from './lead.ts';

/** Raised when a stored field changes its name or meaning; the reader then turns older versions into this one. */
const version = 1;

const text = z.string();
const number = z.number();

const storedLead = z.discriminatedUnion('form', [
  z.object({
    form: z.literal('home'),
    contact: z.object({ name: text, email: text, phone: text, service: text, message: text }),
  }),
  z.object({
    form: z.literal('contact'),
    contact: z.object({
      firstName: text,
      lastName: text,
      email: text,
      phone: text,
      address: text,
      city: text,
      service: text,
      message: text,
      preferredContact: text,
      urgency: text,
      needsFinancing: text,
      needsInsuranceClaim: text,
      textConsent: text,
    }),
  }),
  z.object({
    form: z.literal('roof-cost'),
    contact: z.object({ name: text, phone: text, email: text, address: text }),
    answers: z.object({
      squareFootage: number,
      roofType: text,
      stories: text,
      roofPitch: text,
      roofAccess: text,
      currentRoof: text,
      gutters: text,
      skylights: number,
      chimneys: number,
    }),
    estimate: z.object({
      lowDollars: number,
      averageDollars: number,
      highDollars: number,
      totalDollars: number,
      lines: z.readonly(
        z.array(
          z.object({ subject: text, label: text, calculation: text, dollars: number, wholeDollars: number }),
        ),
      ),
    }),
  }),
  z.object({
    form: z.literal('energy-savings'),
    contact: z.object({ firstName: text, lastName: text, email: text, phone: text, address: text }),
    answers: z.object({
      currentBill: number,
      homeSize: number,
      roofAge: number,
      insulation: text,
      hvacAge: number,
    }),
    savings: z.object({
      savingsPercentage: number,
      monthlySavings: number,
      annualSavings: number,
      twentyYearSavings: number,
      co2Reduction: number,
    }),
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
 * Everything a lead holds, side by side: what was typed, the calculator's answers and what the server worked out.
 * For receivers that are programs, and for export.
 */
export function leadFields(lead: StoredLead): Record<string, unknown> {
  switch (lead.form) {
    case 'home':
    case 'contact':
      return { ...lead.contact };
    case 'roof-cost':
      return { ...lead.contact, ...lead.answers, ...lead.estimate };
    case 'energy-savings':
      return { ...lead.contact, ...lead.answers, ...lead.savings };
  }
}
