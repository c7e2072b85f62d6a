import { company } from '#client/company.ts';
import { type City, cities, citySlugs, shopSlug } from '#content/cities/cities.ts';

// For tests that need some town and not a certain one, so that they hold wherever the contractor works.

const [firstSlug] = citySlugs;
if (!firstSlug) throw new Error('client/cities/cities.ts lists no town.');

/** The shop’s own town, or the first where that has no page. */
export const shopTown: City = cities[shopSlug ?? firstSlug];

const outward = citySlugs
  .filter((slug) => slug !== shopTown.slug)
  .map((slug): City => cities[slug])
  .sort((a, b) => a.milesFromBase - b.milesFromBase);

/** The towns with a page nearest to the shop and farthest from it. */
export const nearTown: City = outward.at(0) ?? shopTown;
export const farTown: City = outward.at(-1) ?? shopTown;

/** "Tipp City" → "tipp-city-oh": how a town is written in an address. */
export function slugOfTown(name: string): string {
  return `${name.toLowerCase().replaceAll(' ', '-')}-${company.regionCode.toLowerCase()}`;
}
