// What the contractor must still replace before the site may go public. Source: ruling 28.

import { company, type Replaceable } from './company.ts';

const replaceable = {
  'business name': company.name,
  'phone number': company.phone,
  'e-mail address': company.email,
  'booking link': company.bookingUrl,
} as const satisfies Record<string, Replaceable<unknown>>;

/** Plain names of the company details that are still placeholders. */
export function listPlaceholders(): readonly string[] {
  return Object.entries(replaceable)
    .filter(([, { isPlaceholder }]) => isPlaceholder)
    .map(([name]) => name);
}
