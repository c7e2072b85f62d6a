import { describe, expect, test } from 'vitest';
import { company } from '#client/company.ts';
import { slugOfTown } from '../../tests/some-towns.ts';
import { cities, citySlugs, findCity, listNearbyCities, servedTowns, shop } from './cities.ts';
import { milesBetween } from './distance.ts';

describe('the towns with a page', () => {
  test('the distance from the shop is that to the shop’s town, in whole miles', () => {
    expect(shop.name).toBe(company.town);
    for (const slug of citySlugs) {
      const { milesFromBase } = cities[slug];
      expect(milesFromBase, slug).toBe(Math.round(milesFromBase));
      expect(Math.abs(milesFromBase - milesBetween(shop, cities[slug]))).toBeLessThanOrEqual(0.5);
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
  test.each(citySlugs)('the neighbors of %s are all the other towns, the nearest first', (slug) => {
    const nearby = listNearbyCities(slug);
    expect([slug, ...nearby.map((city) => city.slug)].toSorted()).toEqual([...citySlugs].toSorted());
    const miles = nearby.map((city) => milesBetween(cities[slug], city));
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  });
});
