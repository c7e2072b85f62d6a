import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeFolder } from '../../tests/temporary-folder.ts';
import { loadSiteFiles } from './site-files.ts';

// Proves 2.7, R24.1.
test('a page built months ago says today’s date at the shop, in every encoding', async () => {
  const folder = makeFolder();
  const updated = '<p>Last updated: <time data-today="America/New_York">March 9, 2026</time></p>';
  for (const name of ['index.html', 'terms.html']) writeFileSync(join(folder, name), updated);
  // 11:30 p.m. on July 3 at the shop.
  let now = new Date('2027-07-04T04:30:00Z');
  const site = await loadSiteFiles(folder, { now: () => now });
  const variants = () => site.get('/terms')?.variants;
  expect(variants()?.identity.body.toString()).toContain('>July 3, 2027</time>');
  expect(brotliDecompressSync(variants()?.br?.body ?? '').toString()).toContain('July 3, 2027');
  expect(gunzipSync(variants()?.gzip?.body ?? '').toString()).toContain('July 3, 2027');
  const { etag } = variants()?.identity ?? {};
  expect(variants()?.identity.etag).toBe(etag);
  now = new Date('2027-07-04T05:30:00Z');
  expect(variants()?.identity.body.toString()).toContain('>July 4, 2027</time>');
  expect(variants()?.identity.etag).not.toBe(etag);
});

// Proves 10.29.
test('a file with its hash in the name is kept for good, a page is asked for again', async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'index.html'), '<p>Home</p>');
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'page.Bx3k9a.js'), 'export {};');
  const site = await loadSiteFiles(folder);
  expect(site.get('/assets/page.Bx3k9a.js')?.cacheControl).toContain('immutable');
  expect(site.get('/')?.cacheControl).not.toContain('immutable');
});

/** A site whose pages all say `text`. */
function buildInto(built: string, text: string): void {
  mkdirSync(built);
  writeFileSync(join(built, 'index.html'), text);
  for (let page = 0; page < 500; page += 1) writeFileSync(join(built, `page-${page}.html`), text);
}

const textsOf = (site: Awaited<ReturnType<typeof loadSiteFiles>>) =>
  new Set([...site.values()].map(({ variants }) => variants.identity.body.toString()));

test('what is served is one build or the other, also while the next takes its place or was killed doing so', async () => {
  const place = makeFolder();
  const built = join(place, 'dist');
  buildInto(built, 'first');
  buildInto(`${built}.next`, 'second');
  const loading = loadSiteFiles(built);
  await new Promise((resolve) => setTimeout(resolve, 5));
  renameSync(built, `${built}.old`);
  renameSync(`${built}.next`, built);
  expect(textsOf(await loading).size).toBe(1);

  renameSync(`${built}.old`, `${built}.older`);
  renameSync(built, `${built}.old`);
  expect(textsOf(await loadSiteFiles(built))).toEqual(new Set(['second']));
});
