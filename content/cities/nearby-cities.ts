// Which towns are close to a town: for the list at the foot of a city page. Straight-line miles, nearest first.

import { cities } from './cities.ts';
import type { City } from './city.ts';
import { type CitySlug, citySlugs } from './city-slugs.ts';
import { milesBetween } from './miles-between.ts';

export interface NearbyCity {
  readonly city: City;
  /** Straight-line miles, unrounded. */
  readonly miles: number;
}

/** The other eleven towns with a page, nearest first. */
export function listNearbyCities(slug: CitySlug): readonly NearbyCity[] {
  const here = cities[slug];
  return citySlugs
    .filter((other) => other !== slug)
    .map((other) => ({ city: cities[other], miles: milesBetween(here, cities[other]) }))
    .sort((a, b) => a.miles - b.miles);
}
