// The chips under "areas served": the twelve towns with a page, then the ten without. Source: ruling 26.

import { cities } from './cities.ts';
import { type CitySlug, citySlugs } from './city-slugs.ts';
import { servedTowns } from './served-towns.ts';

/** A chip: a link when the town has a page, plain when `slug` is null. */
export interface ServiceAreaChip {
  readonly name: string;
  readonly slug: CitySlug | null;
}

export const serviceArea: readonly ServiceAreaChip[] = [
  ...citySlugs.map((slug) => ({ name: cities[slug].name, slug })),
  ...servedTowns.map(({ name }) => ({ name, slug: null })),
];
