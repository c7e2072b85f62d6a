import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawOgImage } from './draw-og-image.ts';
import { writeOgImage } from './og-images.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'og-images-'));
  await mkdir(join(folder, 'og'));
});
afterEach(() => rm(folder, { recursive: true }));

const pageWithTitle = (title: string) =>
  `<html><head><title>x</title><meta property="og:title" content="${title}"></head><body></body></html>`;

test('a built page gets the picture of its own title, without the company name, under the county it serves', async () => {
  const html = pageWithTitle('Roofers in Troy &amp; Tipp City | Southwest Ohio Roofing');
  expect(await writeOgImage(folder, join('locations', 'troy-oh.html'), html)).toBe(true);
  const expected = await drawOgImage({ title: 'Roofers in Troy & Tipp City', kicker: 'Miami County, Ohio' });
  expect(await readFile(join(folder, 'og/locations-troy-oh.png'))).toEqual(expected);
});

test('the home page has one too, under the town where the company is', async () => {
  await writeOgImage(folder, 'index.html', pageWithTitle('A new roof'));
  const expected = await drawOgImage({ title: 'A new roof', kicker: 'Miamisburg, Ohio' });
  expect(await readFile(join(folder, 'og/home.png'))).toEqual(expected);
});

test('pages that are not listed get no picture of their own', async () => {
  expect(await writeOgImage(folder, '404.html', pageWithTitle('Page not found'))).toBe(false);
  expect(await readdir(join(folder, 'og'))).toEqual([]);
});

test('a listed page without a title stops the build', async () => {
  await expect(writeOgImage(folder, 'about.html', '<html><head></head></html>')).rejects.toThrow(
    'about.html',
  );
});
