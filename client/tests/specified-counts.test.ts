import { expect, test } from 'vitest';
import { cities, citySlugs, countyList, servedTowns } from '#content/cities/cities.ts';
import { serviceSlugs } from '#content/services/service-slugs.ts';
import { routes } from '#site/search-listing/indexed-routes.ts';

// What the specification counts for this contractor. Every other test takes its counts from the content.

// Proves 1.2, 3.21, 3.22, R26.1.
test('eight services, twelve towns in five counties and 22 chips', () => {
  expect(serviceSlugs).toHaveLength(8);
  expect(citySlugs).toHaveLength(12);
  expect(countyList).toHaveLength(5);
  expect([...citySlugs, ...servedTowns]).toHaveLength(22);
  expect(servedTowns.map(({ name }) => name)).toEqual(
    'West Carrollton,Moraine,Oakwood,Vandalia,Trotwood,Englewood,Xenia,Tipp City,Germantown,Lebanon'.split(
      ',',
    ),
  );
});

// Proves 2.6, 2.9, 2.10, 2.11.
test('sixteen one-off pages, 8 services, 12 towns and 96 services in towns are pages', () => {
  const count = (kind: string) => routes.filter((route) => route.kind === kind).length;
  expect([count('page'), count('service'), count('city'), count('service-in-city')]).toEqual([16, 8, 12, 96]);
});

test('each of the twelve towns has words of its own, and a text for each of the eight services', () => {
  expect(citySlugs.filter((city) => cities[city].page)).toHaveLength(12);
  for (const service of serviceSlugs)
    expect(
      citySlugs.filter((city) => cities[city].services?.[service]),
      service,
    ).toHaveLength(12);
});

// Proves 2.12, 3.21, 3.22, R20.1.
test('the twelve towns have the specified names, addresses and counties', () => {
  expect(citySlugs.map((slug) => [slug, cities[slug].name, cities[slug].displayName])).toEqual(
    'Miamisburg,Dayton,Kettering,Springboro,Centerville,Beavercreek,Fairborn,Huber Heights,Troy,Piqua,Sidney,Franklin'
      .split(',')
      .map((name) => [`${name.toLowerCase().replaceAll(' ', '-')}-oh`, name, `${name}, OH`]),
  );
  expect(citySlugs.map((slug) => cities[slug].county)).toEqual(
    // In the order of the cities above.
    'Montgomery,Montgomery,Montgomery,Warren,Montgomery,Greene,Greene,Montgomery,Miami,Miami,Shelby,Warren'.split(
      ',',
    ),
  );
});

// Proves 1.2, 2.9.
test('the eight services have the specified addresses', () => {
  expect(serviceSlugs).toEqual([
    'roof-replacement',
    'roof-repair',
    'tile-roofing',
    'metal-roofing',
    'flat-roof-systems',
    'commercial-roofing',
    'emergency-repairs',
    'roof-inspection',
  ]);
});
