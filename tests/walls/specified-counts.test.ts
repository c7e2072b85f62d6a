import { expect, test } from 'vitest';
import { company } from '#content/business/company.ts';
import { citySlugs } from '#content/cities/cities.ts';
import { countyNames } from '#content/cities/counties.ts';
import { servedTowns } from '#content/cities/served-towns.ts';
import { serviceSlugs } from '#content/services/service-slugs.ts';
import { routes } from '#site/search-listing/indexed-routes.ts';

// What the specification counts for this contractor, in one place. Every other test takes its counts from the content.

test('eight services, twelve towns in five counties and 22 chips', () => {
  expect(serviceSlugs).toHaveLength(8);
  expect(citySlugs).toHaveLength(12);
  expect(countyNames).toHaveLength(5);
  expect([...citySlugs, ...servedTowns]).toHaveLength(22);
});

test('sixteen one-off pages, 8 services, 12 towns and 96 services in towns are pages', () => {
  const count = (kind: string) => routes.filter((route) => route.kind === kind).length;
  expect([count('page'), count('service'), count('city'), count('service-in-city')]).toEqual([16, 8, 12, 96]);
});

test('the shop is in Miamisburg, Ohio 45342', () => {
  expect(company.addressLine).toBe('Miamisburg, Ohio 45342');
});
