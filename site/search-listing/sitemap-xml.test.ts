import { expect, test } from 'vitest';
import { routes } from './indexed-routes.ts';
import { protocolLimits, sitemapFiles } from './sitemap-xml.ts';

const siteUrl = 'https://roof.example';
const entries = (count: number) =>
  Array.from({ length: count }, (_, position) => ({
    path: `/page-${position}`,
    lastModified: position === 1 ? '2026-09-30' : '2026-01-31',
  }));

test('all our pages fit one file, each with its address and date', () => {
  const files = sitemapFiles(
    siteUrl,
    routes.map(({ path }) => ({ path, lastModified: '2026-01-31' })),
  );
  expect(files.map(({ name }) => name)).toEqual(['site-map.xml']);
  expect(files[0]?.xml.match(/<url>/g)).toHaveLength(routes.length);
  expect(files[0]?.xml).toContain(
    '<url><loc>https://roof.example/about</loc><lastmod>2026-01-31</lastmod></url>',
  );
});

test('past the number of addresses one file may hold, an index names numbered parts and the date of each', () => {
  const files = sitemapFiles(siteUrl, entries(5), { ...protocolLimits, urls: 2 });
  expect(files.map(({ name }) => name)).toEqual([
    'site-map.xml',
    'site-map-1.xml',
    'site-map-2.xml',
    'site-map-3.xml',
  ]);
  expect(files[0]?.xml).toContain(
    '<loc>https://roof.example/site-map-1.xml</loc><lastmod>2026-09-30</lastmod>',
  );
  expect(files[0]?.xml).toContain(
    '<loc>https://roof.example/site-map-2.xml</loc><lastmod>2026-01-31</lastmod>',
  );
});

test('no part is larger than one file may be, and no address is lost', () => {
  const bytes = 600;
  const parts = sitemapFiles(siteUrl, entries(40), { ...protocolLimits, bytes }).slice(1);
  for (const { xml } of parts) expect(new TextEncoder().encode(xml).length).toBeLessThanOrEqual(bytes);
  expect(parts.flatMap(({ xml }) => xml.match(/<loc>/g) ?? [])).toHaveLength(40);
});

test('the 50,001st address starts a second file, as the protocol asks', () => {
  const countsFor = (count: number) =>
    sitemapFiles(siteUrl, entries(count)).map(({ xml }) => xml.match(/<url>/g)?.length ?? 0);
  expect(countsFor(50_000)).toEqual([50_000]);
  expect(countsFor(50_001)).toEqual([0, 50_000, 1]);
});

test('a file ends before it reaches 50 MB, however few addresses it then holds', () => {
  const long = Array.from({ length: 30_000 }, (_, position) => ({
    path: `/${'roof-'.repeat(400)}${position}`,
    lastModified: '2026-01-31',
  }));
  const [index, ...parts] = sitemapFiles(siteUrl, long);
  expect(index?.xml.match(/<sitemap>/g)).toHaveLength(2);
  const bytes = parts.map(({ xml }) => new TextEncoder().encode(xml).length);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(50 * 1024 * 1024);
  expect(Math.min(...bytes)).toBeGreaterThan(0);
  expect(parts.reduce((sum, { xml }) => sum + (xml.match(/<url>/g)?.length ?? 0), 0)).toBe(30_000);
});

test('an address with an ampersand is still well-formed XML', () => {
  expect(sitemapFiles(siteUrl, [{ path: '/a&b', lastModified: '2026-01-31' }])[0]?.xml).toContain(
    '/a&amp;b<',
  );
});
