// The towns with a page of their own, and what follows from where they lie. The lists: client/cities. Source: specification
// §2 and §3 "City"; reading 20.

import { pagedCities } from '#client/cities/cities.ts';
import { counties } from '#client/cities/counties.ts';
import { servedTowns as listedServedTowns } from '#client/cities/served-towns.ts';
import { company } from '#client/company.ts';
import type { CityContent, County, Town } from '#client/shapes/town.ts';
import { spellCountOf } from '../wording/counts.ts';
import { milesBetween, wholeMiles } from './distance.ts';

type Hyphenated<Text extends string> = Text extends `${infer Before}${'.' | '’' | "'"}${infer After}`
  ? Hyphenated<`${Before}${After}`>
  : Text extends `${infer Word} ${infer Rest}`
    ? `${Word}-${Hyphenated<Rest>}`
    : Text;

/** "huber-heights-oh" */
export type CitySlug =
  Lowercase<`${Hyphenated<(typeof pagedCities)[number]['name']>}-${typeof company.regionCode}`>;

/** A town with what its county adds. */
export interface PlacedTown extends Town {
  /** "Mill County", "Orleans Parish" */
  readonly countyInFull: string;
  readonly isCountySeat: boolean;
}

export interface City extends CityContent, PlacedTown {
  readonly slug: CitySlug;
  /** "Mill Creek, PA" */
  readonly displayName: string;
  /** Straight line from the shop, in whole miles. */
  readonly milesFromBase: number;
}

/** @throws Error when the town's county is not listed. */
function placeTown<Listed extends Town>(town: Listed): Listed & PlacedTown {
  const county = counties.find(({ name }) => name === town.county);
  if (!county)
    throw new Error(`client/cities/counties.ts has no ${town.county}, the county of ${town.name}.`);
  return { ...town, countyInFull: county.inFull, isCountySeat: county.seat === town.name };
}

/** Letters without accents, no other signs, hyphens for spaces: "Cañon City" → "canon-city-co". */
function slugOf(name: string): CitySlug {
  const plain = name.normalize('NFD').replaceAll(/[^a-zA-Z\d\s-]/g, '');
  return `${plain.replaceAll(' ', '-')}-${company.regionCode}`.toLowerCase() as CitySlug;
}

const contents: readonly CityContent[] = pagedCities;

export const citySlugs: readonly CitySlug[] = contents.map(({ name }) => slugOf(name));

/** The towns we serve without a page of their own. */
export const servedTowns: readonly PlacedTown[] = listedServedTowns.map(placeTown);

/** @throws Error when no list has the town of the shop. */
function findShop(): PlacedTown {
  const listed = [...contents.map(placeTown), ...servedTowns].find(({ name }) => name === company.town);
  if (!listed) throw new Error(`client/cities/ does not list ${company.town}, the town of the shop.`);
  return listed;
}

/** The town where the shop is, which need not have a page: every distance is measured from there. */
export const shop = findShop();

/** The page of the shop's town; undefined when it has none. */
export const shopSlug = citySlugs.find((slug) => slug === slugOf(shop.name));

const describeCity = (content: CityContent): City => ({
  ...placeTown(content),
  slug: slugOf(content.name),
  displayName: `${content.name}, ${company.regionCode}`,
  milesFromBase: wholeMiles(milesBetween(shop, content)),
});

export const cities = Object.fromEntries(
  contents.map((content) => [slugOf(content.name), describeCity(content)]),
) as Readonly<Record<CitySlug, City>>;

/** Every town with a page, in the order of every list. */
export const cityList: readonly City[] = citySlugs.map((slug) => cities[slug]);

/** The counties that any town we serve lies in. */
export const countyList: readonly County[] = counties.filter(({ name }) =>
  [...cityList, ...servedTowns].some(({ county }) => county === name),
);

const kindsOfCounty = new Set(countyList.map(({ name, inFull }) => inFull.slice(name.length + 1)));

/** What counties are called here: "county", "parish" */
export const countyWord = kindsOfCounty.has('Parish') && kindsOfCounty.size === 1 ? 'parish' : 'county';

/** "three counties", "four parishes" */
export const countOfCounties =
  countyWord === 'parish'
    ? spellCountOf(countyList.length, 'parish', 'parishes')
    : spellCountOf(countyList.length, 'county', 'counties');

/** The other towns with a page, nearest first as the crow flies. */
export function listNearbyCities(slug: CitySlug): readonly City[] {
  const milesTo = (city: City) => milesBetween(cities[slug], city);
  return cityList.filter((city) => city.slug !== slug).sort((a, b) => milesTo(a) - milesTo(b));
}

/** The town behind a slug, or undefined when no page has that slug. */
export function findCity(slug: string): City | undefined {
  return Object.hasOwn(cities, slug) ? cities[slug as CitySlug] : undefined;
}
