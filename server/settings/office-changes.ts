// The file of what the office has changed at the desk, beside the database: read by the build, by the desk and by the launch
// check through one schema. Why a file: docs/decisions/0044-what-the-office-may-change.md.

import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { OfficeChanges, SwitchedOffer } from '#content/business/office-changes.ts';
import { ConfigurationError } from './setting-kinds.ts';

export const switchedOffers = [
  'voucher',
  'financing',
  'claimHelp',
] as const satisfies readonly SwitchedOffer[];

/** Raised when a file of an earlier release can no longer be read as it is. */
const version = 1;

export const limits = {
  noticeLetters: 200,
  nameLetters: 60,
  reviewLetters: 1_000,
  specialDays: 12,
  reviews: 9,
};

const day = z.iso.date({ error: 'Enter a valid date.' });
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Enter a time such as 08:00.' });
const text = (what: string, letters: number) =>
  z
    .string()
    .min(1, { error: `Enter ${what}.` })
    .max(letters, {
      error: ({ input }) => `At most ${letters} characters; this has ${String(input).length}.`,
    });

const notice = z
  .strictObject({ text: text('what the notice says', limits.noticeLetters), firstDay: day, lastDay: day })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    error: 'The last day is before the first day.',
  });

const specialDay = z
  .strictObject({
    on: day,
    name: text('what day it is, such as Thanksgiving', limits.nameLetters),
    opens: time.nullable(),
    closes: time.nullable(),
  })
  .refine(({ opens, closes }) => (opens === null) === (closes === null), {
    path: ['closes'],
    error: 'Enter both times, or leave both empty if you are closed that day.',
  })
  .refine(({ opens, closes }) => opens === null || closes === null || opens < closes, {
    path: ['closes'],
    error: 'The closing time must be later than the opening time.',
  });

const review = z.strictObject({
  isSample: z.literal(false),
  name: text('the customer’s name', limits.nameLetters),
  location: z.string().max(limits.nameLetters, { error: `At most ${limits.nameLetters} characters.` }),
  text: text('what the customer wrote', limits.reviewLetters),
  rating: z.literal([1, 2, 3, 4, 5], { error: 'Choose one to five.' }),
  source: z.strictObject({
    name: text('where it can be read, such as Google', limits.nameLetters),
    url: z
      .url({
        protocol: /^https$/,
        hostname: /\./,
        error: 'Enter the address of the review; it begins with https://.',
      })
      .max(500, { error: 'At most 500 characters.' })
      .transform((url) => url as `https://${string}`),
  }),
  writtenOn: day,
  hasConsent: z.literal(true, { error: 'Print it only when the customer has agreed.' }),
});

const isDistinct = (days: readonly { readonly on: string }[]) =>
  new Set(days.map((each) => each.on)).size === days.length;

export const officeChangesSchema = z.strictObject({
  notice: notice.nullable(),
  specialDays: z
    .array(specialDay)
    .max(limits.specialDays, { error: `At most ${limits.specialDays} special days.` })
    .refine(isDistinct, { error: 'This day is listed twice.' }),
  pricesReviewedOn: day.nullable(),
  reviews: z.array(review).max(limits.reviews, { error: `At most ${limits.reviews} reviews.` }),
  offersOff: z.array(z.enum(switchedOffers)),
}) satisfies z.ZodType<OfficeChanges>;

const fileSchema = officeChangesSchema.extend({ version: z.literal(version) });

export const nothingChanged: OfficeChanges = {
  notice: null,
  specialDays: [],
  pricesReviewedOn: null,
  reviews: [],
  offersOff: [],
};

/** As the file holds it. */
export function writeOfficeChanges(changes: OfficeChanges): string {
  return `${JSON.stringify({ version, ...changes }, null, 2)}\n`;
}

/** The text of the file; null where there is none. */
export function readOfficeChangesText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new ConfigurationError(file, `cannot be read: ${(error as Error).message}.`);
  }
}

/** @throws ConfigurationError, one line, for a file that another program or a newer release wrote, or a hand. */
export function parseOfficeChanges(text: string | null, file: string): OfficeChanges {
  if (text === null) return nothingChanged;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ConfigurationError(file, 'is not JSON.');
  }
  const { success, data, error } = fileSchema.safeParse(json);
  if (!success) {
    const [issue] = error.issues;
    const place = issue?.path.join('.') ?? '';
    throw new ConfigurationError(file, `cannot be used: ${place ? `${place}: ` : ''}${issue?.message}`);
  }
  const { version: _, ...changes } = data;
  return changes;
}

/** @throws ConfigurationError */
export function readOfficeChanges(file: string): OfficeChanges {
  return parseOfficeChanges(readOfficeChangesText(file), file);
}
