import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { makeFolder } from '../../tests/temporary-folder.ts';
import { finishBuild } from './finish-build.ts';

let folder = '';

beforeEach(async () => {
  folder = makeFolder();
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'locations'));
});

const sources = { connectOrigins: [] };
const rules = '.word{color:red}'.repeat(20);
const page = (title: string) =>
  `<html><head><meta charset="utf-8"><meta property="og:title" content="${title}"><style>${rules}</style></head><body></body></html>`;

// Proves 10.7.
test('every page and script is there as it is, as brotli and as gzip', async () => {
  await writeFile(join(folder, 'index.html'), page('Roofing'));
  await writeFile(join(folder, 'locations', 'cloquet-mn.html'), page('Roofers in Cloquet, MN'));
  await writeFile(join(folder, 'assets', 'a.js'), 'go();'.repeat(100));
  const { files } = await finishBuild(folder, sources);
  const texts = ['index.html', 'locations/cloquet-mn.html', 'assets/a.js'];
  for (const text of texts) {
    const bytes = await readFile(join(folder, text));
    expect(brotliDecompressSync(await readFile(join(folder, `${text}.br`))), text).toEqual(bytes);
    expect(gunzipSync(await readFile(join(folder, `${text}.gz`))), text).toEqual(bytes);
  }
  expect(files).toBe(texts.length);
});

test('a drawing that no page shows is not published', async () => {
  await mkdir(join(folder, 'drawings'));
  for (const name of ['eave', 'ice']) await writeFile(join(folder, 'drawings', `${name}.svg`), '<svg/>');
  const shown = page('Roofing').replace('<body>', '<body><img src="/drawings/eave.svg" alt="">');
  await writeFile(join(folder, 'index.html'), shown);
  const { files } = await finishBuild(folder, sources);
  expect(files).toBe(2);
  expect(await readdir(join(folder, 'drawings'))).toEqual(expect.not.arrayContaining(['ice.svg']));
});

test('a page that cannot be finished stops the build', async () => {
  await writeFile(join(folder, 'about.html'), '<html><head></head></html>');
  await expect(finishBuild(folder, sources)).rejects.toThrow('charset');
});
