import { servedTowns } from '#client/cities/served-towns.ts';
import { cityList } from '#content/cities/cities.ts';
import type { StoredLead } from './stored-lead.ts';

/** Towns by which requests are told apart. */
export const townNames = [...cityList, ...servedTowns].map(({ name }) => name);

/** The last known town that the address names: a street may be named after another, and comes first. Null for none. */
export function townOf({ contact }: StoredLead): string | null {
  const place =
    'city' in contact ? contact.city || contact.address : 'address' in contact ? contact.address : '';
  const found = townNames
    .map((name) => ({ name, at: lastWord(place, name) }))
    .filter(({ at }) => at >= 0)
    // "West Mill Creek" ends where "Mill Creek" would.
    .sort((a, b) => b.at + b.name.length - (a.at + a.name.length) || b.name.length - a.name.length);
  return found[0]?.name ?? null;
}

function lastWord(text: string, name: string): number {
  const places = [...text.matchAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'giu'))];
  return places.at(-1)?.index ?? -1;
}
