// Which towns are close to a town: for the list at the foot of a city page. Straight-line miles, nearest first.

import { type City, type CitySlug, cities, citySlugs } from './cities.ts';
import { milesBetween } from './distance.ts';
import { mostTownsListed } from './leading-cities.ts';

export interface NearbyCity {
  readonly city: City;
  /** Straight-line miles, unrounded. */
  readonly miles: number;
}

/** The `count` of `others` nearest to `here`, nearest first. */
export function listNearest(here: City, others: readonly City[], count: number): readonly NearbyCity[] {
  return others
    .filter(({ slug }) => slug !== here.slug)
    .map((city) => ({ city, miles: milesBetween(here, city) }))
    .sort((a, b) => a.miles - b.miles)
    .slice(0, count);
}

// Nine pages and a map of each town ask, and every answer measures the way to all the others.
const nearbyCities = new Map<CitySlug, readonly NearbyCity[]>();

/** The other towns with a page, nearest first: today's eleven, and never more than a list names. */
export function listNearbyCities(slug: CitySlug): readonly NearbyCity[] {
  const known = nearbyCities.get(slug);
  if (known) return known;
  const others = citySlugs.map((other) => cities[other]);
  const nearest = listNearest(cities[slug], others, mostTownsListed);
  nearbyCities.set(slug, nearest);
  return nearest;
}
