import { expect, test } from 'vitest';
import { citySlugs } from '#content/cities/cities.ts';
import { factsToBeIndexed, listTellingFacts } from '#content/cities/town-facts.ts';
import { serviceSlugs } from '#content/services/service-slugs.ts';
import { indexedRoutes, routes } from './indexed-routes.ts';
import { ogImagePath } from './page-metadata.ts';

const paths = routes.map((route) => route.path);

test('every page is listed once', () => {
  expect(new Set(paths).size).toBe(paths.length);
});

// Proves 2.6, 2.9, 2.10, 2.11.
test('every one-off page, service, town and service in a town stands at the address the specification gives it', () => {
  expect(paths.toSorted()).toEqual(
    [
      ...['/', '/about', '/services', '/contact', '/financing', '/roofing-calculator'],
      ...['/energy-savings-calculator', '/privacy-policy', '/terms-of-service', '/sitemap', '/accessibility'],
      ...serviceSlugs.map((service) => `/${service}`),
      ...citySlugs.map((city) => `/locations/${city}`),
      ...serviceSlugs.flatMap((service) => citySlugs.map((city) => `/services/${service}/${city}`)),
    ].toSorted(),
  );
});

test('no two pages share a picture', () => {
  expect(new Set(paths.map(ogImagePath)).size).toBe(paths.length);
});

// Proves R22b.1, R22b.3.
test('a service in a town may be listed with three facts of the place that matter for it, and not with fewer', () => {
  const listed = new Set(indexedRoutes);
  for (const route of routes) {
    const facts =
      route.kind === 'service-in-city'
        ? listTellingFacts(route.service, route.city).length
        : factsToBeIndexed;
    expect(listed.has(route), route.path).toBe(facts >= 3);
  }
});
