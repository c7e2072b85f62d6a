import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawOgImage } from './draw-og-image.ts';
import { writeOgImages } from './og-images.ts';

let folder = '';
let cache = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'og-images-'));
  cache = join(folder, 'cache');
  await mkdir(join(folder, 'locations'));
});
afterEach(() => rm(folder, { recursive: true }));

const pageWithTitle = (title: string) =>
  `<html><head><meta property="og:title" content="${title}"></head><body></body></html>`;

test('a built page gets the picture of its own title, without the company name, under the county it serves', async () => {
  await writeFile(
    join(folder, 'locations/troy-oh.html'),
    pageWithTitle('Roofers in Troy &amp; Tipp City | Southwest Ohio Roofing'),
  );
  expect(await writeOgImages(folder, cache)).toBe(1);
  const expected = await drawOgImage({ title: 'Roofers in Troy & Tipp City', kicker: 'Miami County, Ohio' });
  expect(await readFile(join(folder, 'og/locations-troy-oh.png'))).toEqual(expected);
});

test('a picture drawn once is taken from the cache, a changed title is drawn anew', async () => {
  await writeFile(join(folder, 'about.html'), pageWithTitle('About us'));
  await writeOgImages(folder, cache);
  const [cached = ''] = await readdir(cache);
  await writeFile(join(cache, cached), 'drawn before');
  await writeOgImages(folder, cache);
  expect(await readFile(join(folder, 'og/about.png'), 'utf8')).toBe('drawn before');

  await writeFile(join(folder, 'about.html'), pageWithTitle('Who we are'));
  await writeOgImages(folder, cache);
  expect(await readdir(cache)).toHaveLength(2);
});

test('pages that are not listed get no picture of their own', async () => {
  await writeFile(join(folder, '404.html'), pageWithTitle('Page not found'));
  expect(await writeOgImages(folder, cache)).toBe(0);
});
