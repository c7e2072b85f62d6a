// What a page asks of a visitor, by the same names everywhere. Labels that the specification fixes are apart.

import type { ServiceSlug } from '../services/service-slugs.ts';

export const actionWords = {
  book: 'Book the free inspection',
  estimate: 'Get a written estimate',
  /** Opens the calculator. */
  price: 'Price it yourself',
} as const;

/** What a page about this service asks for. */
export function askLabel(service: ServiceSlug): string {
  return service === 'roof-inspection' ? actionWords.book : actionWords.estimate;
}
