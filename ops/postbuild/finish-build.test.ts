import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { effortFor, finishBuild } from './finish-build.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'finish-build-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'locations'));
});
afterEach(() => rm(folder, { recursive: true }));

const around = { policySources: { connectOrigins: [] }, scriptImports: new Map() };
const rules = '.word{color:red}'.repeat(20);
const page = (title: string, words = '') =>
  `<html><head><meta charset="utf-8"><meta property="og:title" content="${title}"><link rel="stylesheet" href="/assets/a.css"><link rel="stylesheet" href="/assets/b.css"></head><body>${words}</body></html>`;
const noise = Array.from({ length: 6000 }, (_, place) => Math.sin(place).toString(36).slice(2)).join(' ');

test('every page, stylesheet and new stylesheet is there as it is, as brotli and as gzip; pictures stand beside them', async () => {
  await writeFile(join(folder, 'about.html'), page('About us'));
  await writeFile(join(folder, 'locations', 'troy-oh.html'), page('Roofers in Troy, OH', noise));
  await writeFile(join(folder, 'assets', 'a.css'), rules);
  await writeFile(join(folder, 'assets', 'b.css'), rules);
  const { files, pictures } = await finishBuild(folder, around);
  expect(pictures).toBe(2);
  expect(await readdir(join(folder, 'og'))).toEqual(['about.png', 'locations-troy-oh.png']);

  const linked = /href="(\/assets\/page\.[^"]+\.css)"/.exec(
    await readFile(join(folder, 'locations', 'troy-oh.html'), 'utf8'),
  );
  const texts = ['about.html', 'locations/troy-oh.html', 'assets/a.css', 'assets/b.css', linked?.[1] ?? ''];
  for (const text of texts) {
    const bytes = await readFile(join(folder, text));
    expect(brotliDecompressSync(await readFile(join(folder, `${text}.br`))), text).toEqual(bytes);
    expect(gunzipSync(await readFile(join(folder, `${text}.gz`))), text).toEqual(bytes);
  }
  expect(files).toBe(texts.length + pictures);
});

test('a page that cannot be finished stops the build', async () => {
  await writeFile(join(folder, 'about.html'), '<html><head></head></html>');
  await expect(finishBuild(folder, around)).rejects.toThrow('about.html');
});

test('a site of today’s size is compressed at its best; of a large one the pages of the towns are not', () => {
  const [top, town] = ['roof-repair.html', join('services', 'roof-repair', 'troy-oh.html')];
  expect([effortFor(top, 129), effortFor(town, 129)]).toEqual(['best', 'best']);
  expect([effortFor(top, 10_821), effortFor(town, 10_821)]).toEqual(['best', 'quick']);
  expect(effortFor(join('assets', 'react.js'), 10_821)).toBe('best');
});
