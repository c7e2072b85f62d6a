// What the office of 0.2 changed on the site, in a file beside the database. Its notice, days and price review go into the
// database (server/office/take-over-office-changes.ts); reviews and offers belong into client/, and a command prints their
// lines. To be removed in 0.6.

import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { ConfigurationError } from './setting-kinds.ts';

const day = z.iso.date();
const clock = z.string().nullable();

const file = z.object({
  version: z.literal(1),
  notice: z.object({ text: z.string(), firstDay: day, lastDay: day }).nullable(),
  specialDays: z.array(z.object({ on: day, name: z.string(), opens: clock, closes: clock })),
  pricesReviewedOn: day.nullable(),
  reviews: z.array(z.looseObject({ source: z.looseObject({ url: z.string() }) })),
  offersOff: z.array(z.enum(['voucher', 'financing', 'claimHelp'])),
});

export type OfficeChanges = z.output<typeof file>;

/**
 * Null where there is no such file.
 * @throws ConfigurationError, one line, for a file that cannot be read as 0.2 wrote it.
 */
export function readOfficeChanges(path: string): OfficeChanges | null {
  try {
    return file.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    const reason = error instanceof z.ZodError ? error.issues[0]?.message : (error as Error).message;
    throw new ConfigurationError(path, `cannot be read: ${reason}`);
  }
}
