import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { finishPage } from './finish-page.ts';

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css">`;
const page = (body: string) =>
  `<html><head><meta charset="utf-8">${link('a')}${link('b')}</head><body>${body}</body></html>`;
const readSheet = (path: string) => `.${path.slice(8, -4)}{color:red}`;
const around = {
  policySources: { connectOrigins: [] },
  scriptImports: new Map([['/assets/form.js', ['/assets/react.js']]]),
};

/** Text that does not shrink: every word differs. */
const noise = (words: number) =>
  Array.from({ length: words }, (_, place) => Math.sin(place).toString(36).slice(2)).join(' ');

test('a small page carries its rules inside, its policy allows them, and no sheet is left to fetch', () => {
  const { bytes, sheet } = finishPage(page('<p>small'), readSheet, around);
  const html = bytes.toString();
  expect(html).toContain('<style>.a{color:red}\n.b{color:red}</style>');
  expect(html).not.toContain('rel="stylesheet"');
  expect(html).toMatch(/style-src 'self' 'sha256-/);
  expect(sheet).toBeNull();
});

test('the quick compression handed on is that of the very bytes that are sent', () => {
  const { bytes, quickBrotli } = finishPage(page('<p>small'), readSheet, around);
  expect(quickBrotli && brotliDecompressSync(quickBrotli)).toEqual(bytes);
});

test('a large page links one sheet with the rules of all, so that the next page finds it kept', () => {
  const { bytes, quickBrotli, sheet } = finishPage(page(noise(6000)), readSheet, around);
  expect(bytes.toString()).toContain(`<link rel="stylesheet" href="${sheet?.path}">`);
  expect(sheet?.css).toBe('.a{color:red}\n.b{color:red}');
  expect(bytes.toString()).not.toContain('<style>');
  expect(quickBrotli).toBeNull();
});

test('a calm island is told which modules it needs', () => {
  const island = '<astro-island component-url="/assets/form.js" client="calm"></astro-island>';
  const { bytes } = finishPage(page(island), readSheet, around);
  expect(bytes.toString()).toContain('data-modules="/assets/form.js /assets/react.js"');
});

test('a page’s own script is asked for after the first paint, and its policy allows that', () => {
  const { bytes } = finishPage(
    page('<script type="module" src="/assets/page.js"></script>'),
    readSheet,
    around,
  );
  const html = bytes.toString();
  expect(html).not.toContain('src="/assets/page.js"');
  expect(html).toMatch(/observe\(\{type:"paint"/);
  expect(html).toContain('import("/assets/page.js")');
  expect(html).toMatch(/script-src 'self' 'sha256-/);
});
