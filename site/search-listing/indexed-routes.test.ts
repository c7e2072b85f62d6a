import { expect, test } from 'vitest';
import { citySlugs } from '#content/cities/cities.ts';
import { isIndexed } from '#content/cities/town-facts.ts';
import { serviceSlugs } from '#content/services/service-slugs.ts';
import { indexedRoutes, routes } from './indexed-routes.ts';

const paths = routes.map((route) => route.path);

// Proves 2.6, 2.9, 2.10, 2.11.
test('every one-off page, service, town and service in a town stands at the address the specification gives it', () => {
  expect(paths.toSorted()).toEqual(
    [
      ...['/', '/about', '/services', '/contact', '/financing', '/roofing-calculator'],
      ...['/energy-savings-calculator', '/privacy-policy', '/terms-of-service', '/sitemap', '/accessibility'],
      ...['/locations', '/storms', '/before-you-sign', '/roof-materials', '/roof-cost'],
      ...serviceSlugs.map((service) => `/${service}`),
      ...citySlugs.map((city) => `/locations/${city}`),
      ...serviceSlugs.flatMap((service) => citySlugs.map((city) => `/services/${service}/${city}`)),
    ].toSorted(),
  );
});

// Proves R22b.2.
test('the site map holds every page but those of a service in a town that are not to be listed', () => {
  const listed = new Set(indexedRoutes);
  for (const route of routes)
    expect(listed.has(route), route.path).toBe(
      route.kind !== 'service-in-city' || isIndexed(route.service, route.city),
    );
});
