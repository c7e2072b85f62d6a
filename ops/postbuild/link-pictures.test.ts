import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { titleMaxCharacters } from '#content/pages/page-words.ts';
import { drawLinkPicture, linkPictureSize, writeLinkPicture } from './link-pictures.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'link-pictures-'));
  await mkdir(join(folder, 'og'));
});
afterEach(() => rm(folder, { recursive: true }));

const pageWithTitle = (title: string) =>
  `<html><head><title>x</title><meta property="og:title" content="${title}"></head><body></body></html>`;

test('the picture is 1200 by 630 and at most 40 kB', async () => {
  const picture = await drawLinkPicture({
    title: 'Emergency Roof Repairs in Two Harbors, MN',
    kicker: 'St. Louis County, Minnesota',
  });
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', ...linkPictureSize });
  expect(picture.length).toBeLessThanOrEqual(40_000);
});

test('the title is drawn to its last letter, whatever fonts this machine has', async () => {
  const inkOf = async (title: string) => {
    const box = { left: 72, top: 140, width: 650, height: 90 };
    const pixels = await sharp(await drawLinkPicture({ title, kicker: 'Minnesota' }))
      .extract(box)
      .greyscale()
      .raw()
      .toBuffer();
    return pixels.filter((value) => value < 128).length;
  };
  expect(await inkOf('Cost')).toBeGreaterThan(1.5 * (await inkOf('Co')));
});

test('the longest title a page may have still fits', async () => {
  const title = `${'Wide Roof Words '.repeat(9)}`.slice(0, titleMaxCharacters).trim();
  await expect(drawLinkPicture({ title, kicker: 'Minnesota' })).resolves.toBeInstanceOf(Buffer);
});

test('a title that cannot fit stops the build instead of running out of the picture', async () => {
  const title = 'Wide Roof Words '.repeat(20);
  await expect(drawLinkPicture({ title, kicker: 'Minnesota' })).rejects.toThrow('does not fit');
});

test('a built page gets the picture of its own title, without the company name, under the county it serves', async () => {
  const html = pageWithTitle('Roofers in Cloquet &amp; Moose Lake | Agate &amp; Pine Roofing');
  expect(await writeLinkPicture(folder, '/locations/cloquet-mn', html)).toBe(true);
  const expected = await drawLinkPicture({
    title: 'Roofers in Cloquet & Moose Lake',
    kicker: 'Carlton County, Minnesota',
  });
  expect(expected.equals(await readFile(join(folder, 'og/locations-cloquet-mn.png')))).toBe(true);
});

test('the home page has one too, under the town where the company is', async () => {
  await writeLinkPicture(folder, '/', pageWithTitle('A new roof'));
  const expected = await drawLinkPicture({ title: 'A new roof', kicker: 'Hermantown, Minnesota' });
  expect(expected.equals(await readFile(join(folder, 'og/home.png')))).toBe(true);
});

test('pages that are not listed get no picture of their own', async () => {
  expect(await writeLinkPicture(folder, '/404', pageWithTitle('Page not found'))).toBe(false);
  expect(await readdir(join(folder, 'og'))).toEqual([]);
});

test('a listed page without a title stops the build', async () => {
  await expect(writeLinkPicture(folder, '/about', '<html><head></head></html>')).rejects.toThrow('/about');
});
