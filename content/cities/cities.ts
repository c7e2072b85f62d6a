// The towns with a page of their own, and what follows from where they lie. The lists: client/cities. Source: specification §2 and §3 "City"; reading 20.

import { pagedCities } from '#client/cities/cities.ts';
import places from '#client/cities/places.json' with { type: 'json' };
import { servedTowns as listedServedTowns } from '#client/cities/served-towns.ts';
import { company } from '#client/company.ts';
import type { CityContent } from './city.ts';
import { milesBetween, type Place } from './distance.ts';

/** Where a town lies, as ops/places looked it up. */
export interface TownPlace extends Place {
  readonly countyFips: string;
  readonly isCountySeat: boolean;
}

export interface CountyPlace {
  readonly name: string;
  /** What it is called; independent cities lie in no county. */
  readonly kind: 'County' | 'Parish' | 'Borough' | 'City';
}

/** client/cities/places.json: towns by name, counties by their five-digit FIPS code. */
export interface Places {
  readonly counties: Readonly<Record<string, CountyPlace>>;
  readonly towns: Readonly<Record<string, TownPlace>>;
}

const { counties, towns: townPlaces } = places as Places;

type Hyphenated<Text extends string> = Text extends `${infer Before}${'.' | '’' | "'"}${infer After}`
  ? Hyphenated<`${Before}${After}`>
  : Text extends `${infer Word} ${infer Rest}`
    ? `${Word}-${Hyphenated<Rest>}`
    : Text;

/** "huber-heights-oh" */
export type CitySlug =
  Lowercase<`${Hyphenated<(typeof pagedCities)[number]['name']>}-${typeof company.regionCode}`>;

/** A town with what was looked up. */
export interface PlacedTown extends TownPlace {
  readonly name: string;
  /** "Mill" */
  readonly county: string;
  /** "Mill County", "Orleans Parish" */
  readonly countyInFull: string;
}

export interface City extends CityContent, PlacedTown {
  readonly slug: CitySlug;
  /** "Mill Creek, PA" */
  readonly displayName: string;
  /** Straight line from the shop, to a tenth. */
  readonly milesFromBase: number;
}

export interface County {
  /** Five digits. */
  readonly fips: string;
  /** "Mill" */
  readonly name: string;
  /** "Mill County", "Orleans Parish" */
  readonly inFull: string;
}

/** @throws Error when places.json is older than the lists of towns. */
function placeTown(name: string): PlacedTown {
  const place = townPlaces[name];
  const county = counties[place?.countyFips ?? ''];
  if (!place || !county)
    throw new Error(`client/cities/places.json has no ${name} yet: npm run build or npm run check adds it.`);
  const countyInFull = county.kind === 'City' ? county.name : `${county.name} ${county.kind}`;
  return { ...place, name, county: county.name, countyInFull };
}

/** Letters without accents, no other signs, hyphens for spaces: "Cañon City" → "canon-city-co". */
function slugOf(name: string): CitySlug {
  const plain = name.normalize('NFD').replaceAll(/[^a-zA-Z\d\s-]/g, '');
  return `${plain.replaceAll(' ', '-')}-${company.regionCode}`.toLowerCase() as CitySlug;
}

const contents: readonly CityContent[] = pagedCities;

export const citySlugs: readonly CitySlug[] = contents.map(({ name }) => slugOf(name));

/** The town where the shop is, which need not have a page: every distance is measured from there. */
export const shop = placeTown(company.town);

/** The page of the shop's town; undefined when it has none. */
export const shopSlug = citySlugs.find((slug) => slug === slugOf(shop.name));

/** The towns we serve without a page of their own. */
export const servedTowns: readonly PlacedTown[] = listedServedTowns.map(({ name }) => placeTown(name));

const describeCity = (content: CityContent): City => ({
  ...content,
  ...placeTown(content.name),
  slug: slugOf(content.name),
  displayName: `${content.name}, ${company.regionCode}`,
  milesFromBase: Math.round(milesBetween(shop, placeTown(content.name)) * 10) / 10,
});

export const cities = Object.fromEntries(
  contents.map((content) => [slugOf(content.name), describeCity(content)]),
) as Readonly<Record<CitySlug, City>>;

/** Every town with a page, in the order of every list. */
export const cityList: readonly City[] = citySlugs.map((slug) => cities[slug]);

/** The counties that any town we serve lies in, each once. */
export const countyList: readonly County[] = [
  ...new Map([...cityList, ...servedTowns].map((town) => [town.countyFips, town])).values(),
].map(({ countyFips, county, countyInFull }) => ({ fips: countyFips, name: county, inFull: countyInFull }));

/** The other towns with a page, nearest first as the crow flies. */
export function listNearbyCities(slug: CitySlug): readonly City[] {
  const milesTo = (city: City) => milesBetween(cities[slug], city);
  return cityList.filter((city) => city.slug !== slug).sort((a, b) => milesTo(a) - milesTo(b));
}

/** The town behind a slug, or undefined when no page of ours has that slug. */
export function findCity(slug: string): City | undefined {
  return Object.hasOwn(cities, slug) ? cities[slug as CitySlug] : undefined;
}
