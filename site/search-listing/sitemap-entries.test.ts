import { expect, test } from 'vitest';
import { farTown, fileNameOfTown, shopTown } from '../../tests/some-towns.ts';
import type { Route } from './indexed-routes.ts';
import { sitemapEntries } from './sitemap-entries.ts';

const contentDates = new Map([
  ['content/services/metal-roofing.ts', '2026-03-01'],
  ['content/services/roof-repair.ts', '2026-09-09'],
  ['content/services/roof-repair.test.ts', '2026-12-31'],
  ['content/cities/cities.ts', '2026-01-01'],
  [`content/cities/page-words/${fileNameOfTown(farTown.slug)}.ts`, '2026-05-05'],
  [`content/cities/page-words/${fileNameOfTown(shopTown.slug)}.ts`, '2026-08-08'],
  [`content/service-in-city/metal-roofing/${fileNameOfTown(farTown.slug)}.ts`, '2026-06-06'],
  ['content/pages/home-slides.ts', '2026-02-02'],
  ['content/pages/financing.ts', '2026-04-04'],
  ['content/legal/privacy.md', '2026-07-07'],
]);

function dateOf(route: Route): string | undefined {
  return sitemapEntries([route], contentDates)[0]?.lastModified;
}

test('a service page is as new as the words of that service', () => {
  expect(dateOf({ kind: 'service', path: '/metal-roofing', service: 'metal-roofing' })).toBe('2026-03-01');
});

test('a town page is as new as the words on that town, whatever changed in the next', () => {
  expect(dateOf({ kind: 'city', path: '/a', city: farTown.slug })).toBe('2026-05-05');
});

test('a service in a town is as new as the newest of its service, its town and its own words', () => {
  const metal = { kind: 'service-in-city', service: 'metal-roofing' } as const;
  expect(dateOf({ ...metal, path: '/a', city: farTown.slug })).toBe('2026-06-06');
  expect(dateOf({ ...metal, path: '/b', city: shopTown.slug })).toBe('2026-08-08');
});

test('the home page shows the services, so a changed service changes it; a changed test does not', () => {
  expect(dateOf({ kind: 'page', path: '/', page: 'home' })).toBe('2026-09-09');
});

test('a one-off page is as new as its own file', () => {
  expect(dateOf({ kind: 'page', path: '/financing', page: 'financing' })).toBe('2026-04-04');
  expect(dateOf({ kind: 'page', path: '/privacy-policy', page: 'privacy-policy' })).toBe('2026-07-07');
});

test('a page whose words are nowhere to be found stops the build instead of getting a made-up date', () => {
  expect(() => dateOf({ kind: 'page', path: '/about', page: 'about' })).toThrow('/about');
});
