// What has to be known of a company, and what follows from it. The company itself: client/company.ts.

import { company } from '#client/company.ts';
import type { Weekday } from './opening-hours.ts';

/** A value the contractor must replace before launch; `npm run check:launch` lists it until `isPlaceholder` is false. */
export interface Replaceable<T> {
  readonly value: T;
  readonly isPlaceholder: boolean;
}

/** Days with the same hours. How they read: opening-hours.ts. */
export interface OpeningHours {
  readonly days: readonly Weekday[];
  /** "HH:MM" local time, or null when closed. */
  readonly opens: string | null;
  readonly closes: string | null;
}

/** A day with hours of its own, or closed. */
export interface SpecialDay extends Pick<OpeningHours, 'opens' | 'closes'> {
  /** "Thanksgiving" */
  readonly name: string;
  /** ISO date. */
  readonly on: string;
}

export interface CompanyDetails {
  readonly name: Replaceable<string>;
  readonly phone: Replaceable<{ readonly display: string; readonly e164: string }>;
  readonly email: Replaceable<string>;
  readonly bookingUrl: Replaceable<string>;
  readonly hours: readonly OpeningHours[];
  readonly specialDays?: readonly SpecialDay[];
  /** How many colleagues get a copy of every request, in LEAD_CC; none where the mailbox is enough. */
  readonly leadCopyCount?: number;
  /** Pages about the company elsewhere, as its Google profile: for search engines. */
  readonly profiles?: readonly `https://${string}`[];
  readonly serviceArea: string;
  readonly theServiceArea: string;
  readonly countiesLie: string;
  readonly mapHeading: string;
  readonly [key: string]: unknown;
}

/** `tel:` link of the company phone. */
export const phoneHref = `tel:${company.phone.value.e164}`;
/** `mailto:` link of the company mailbox. */
export const emailHref = `mailto:${company.email.value}`;

const replaceable = {
  'business name': company.name,
  'phone number': company.phone,
  'email address': company.email,
  'booking link': company.bookingUrl,
} as const satisfies Record<string, Replaceable<unknown>>;

/** Plain names of the company details that are still placeholders. */
export function listPlaceholders(): readonly string[] {
  return Object.entries(replaceable)
    .filter(([, { isPlaceholder }]) => isPlaceholder)
    .map(([name]) => name);
}
