// Which towns a list names that is not the site map. With hundreds of towns a list of all on every page would make each
// page grow with their number, and nobody reads it. Source: specification §2 lists all twelve in the footer.

import { type City, type CitySlug, cities, citySlugs } from './cities.ts';

/** Twice today's towns. Fewer would soon hide some from the footer; many more and a phone scrolls past them for long. */
export const mostTownsListed = 24;

/** Towns for one list, and whether it must say that there are more. */
export interface TownList {
  readonly cities: readonly City[];
  readonly isShortened: boolean;
}

/** All towns in their order, or the first 24 where there are more. */
export function listLeadingCities(slugs: readonly CitySlug[] = citySlugs): TownList {
  const listed = slugs.slice(0, mostTownsListed);
  return { cities: listed.map((slug) => cities[slug]), isShortened: listed.length < slugs.length };
}
