// The towns with a page of their own, and what follows from where they lie. The list: client/cities/cities.ts. Source: specification §2 and §3 "City"; reading 20.

import { pagedCities } from '#client/cities/cities.ts';
import { counties } from '#client/cities/counties.ts';
import { company } from '#client/company.ts';
import type { CityContent } from './city.ts';
import { milesBetween } from './distance.ts';

type Hyphenated<Text extends string> = Text extends `${infer Word} ${infer Rest}`
  ? `${Word}-${Hyphenated<Rest>}`
  : Text;

/** "huber-heights-oh" */
export type CitySlug =
  Lowercase<`${Hyphenated<(typeof pagedCities)[number]['name']>}-${typeof company.regionCode}`>;

export interface City extends CityContent {
  readonly slug: CitySlug;
  /** "Mill Creek, PA" */
  readonly displayName: string;
  readonly isCountySeat: boolean;
  /** Straight line from the shop, to a tenth. */
  readonly milesFromBase: number;
}

const contents: readonly CityContent[] = pagedCities;

function slugOf(name: string): CitySlug {
  return `${name.replaceAll(' ', '-')}-${company.regionCode}`.toLowerCase() as CitySlug;
}

export const citySlugs: readonly CitySlug[] = contents.map(({ name }) => slugOf(name));

const shop = contents.find(({ name }) => name === company.town);
if (!shop) throw new Error(`The town of the shop, ${company.town}, is missing in client/cities/cities.ts.`);

/** The town where the shop is: every distance is measured from there. */
export const shopSlug = slugOf(shop.name);

const describeCity = (content: CityContent): City => ({
  ...content,
  slug: slugOf(content.name),
  displayName: `${content.name}, ${company.regionCode}`,
  isCountySeat: counties[content.county].seat === content.name,
  milesFromBase: Math.round(milesBetween(shop, content) * 10) / 10,
});

export const cities = Object.fromEntries(
  contents.map((content) => [slugOf(content.name), describeCity(content)]),
) as Readonly<Record<CitySlug, City>>;

/** Every town with a page, in the order of every list. */
export const cityList: readonly City[] = citySlugs.map((slug) => cities[slug]);

/** The other towns with a page, nearest first as the crow flies. */
export function listNearbyCities(slug: CitySlug): readonly City[] {
  const milesTo = (city: City) => milesBetween(cities[slug], city);
  return cityList.filter((city) => city.slug !== slug).sort((a, b) => milesTo(a) - milesTo(b));
}

/** The town behind a slug, or undefined when no page of ours has that slug. */
export function findCity(slug: string): City | undefined {
  return Object.hasOwn(cities, slug) ? cities[slug as CitySlug] : undefined;
}
