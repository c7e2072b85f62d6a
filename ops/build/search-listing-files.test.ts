import { existsSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { filesOfService } from '#site/search-listing/content-of-route.ts';
import { routes } from '#site/search-listing/indexed-routes.ts';
import { composeListingFiles } from './search-listing-files.ts';

const siteUrl = 'https://roof.example';
let files: ReadonlyMap<string, string> = new Map();

beforeAll(async () => {
  files = await composeListingFiles(siteUrl);
});

test('the sitemap lists every page of the site once, dated no later than today', () => {
  const rows = [...(files.get('site-map.xml') ?? '').matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)</g)];
  expect(rows.map(([, address]) => address?.replace(siteUrl, ''))).toEqual(routes.map(({ path }) => path));
  const today = new Date().toISOString().slice(0, 10);
  for (const [, address, date = ''] of rows) {
    expect(date, address).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(date <= today, `${address} on ${date}`).toBe(true);
  }
});

test('robots learn of the sitemap under the configured address', () => {
  expect(files.get('robots.txt')).toContain(`Sitemap: ${siteUrl}/site-map.xml`);
});

test('the web manifest is JSON with the colors of the site', () => {
  const manifest = JSON.parse(files.get('manifest.webmanifest') ?? '');
  expect(manifest.theme_color).toMatch(/^#[\da-f]{6}$/);
  expect(manifest.background_color).toMatch(/^#[\da-f]{6}$/);
});

test('the content files named by hand for a service exist', () => {
  for (const file of Object.values(filesOfService).flat()) expect(existsSync(file), file).toBe(true);
});
