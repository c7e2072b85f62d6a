import { expect, test } from 'vitest';
import { combineStylesheets, inlineStylesheet } from './combine-stylesheets.ts';

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css">`;
const read = (path: string) => `${path.slice(8, -4)}{}`;

test('a page links one sheet with all its rules in their order', () => {
  const { html, sheet } = combineStylesheets(`<head>${link('a')}${link('b')}${link('c')}</head>`, read);
  expect(sheet?.css).toBe('a{}\nb{}\nc{}');
  expect(html).toBe(`<head><link rel="stylesheet" href="${sheet?.path}"></head>`);
});

test('pages with the same parts share their sheet, pages with others do not', () => {
  const first = combineStylesheets(link('a') + link('b'), read);
  expect(combineStylesheets(`<p>${link('a')}${link('b')}`, read).sheet).toEqual(first.sheet);
  expect(combineStylesheets(link('b') + link('a'), read).sheet?.path).not.toBe(first.sheet?.path);
});

test('a page with one sheet or none stays as it is', () => {
  expect(combineStylesheets(link('a'), read)).toEqual({ html: link('a'), sheet: null });
  expect(combineStylesheets('<p>', read)).toEqual({ html: '<p>', sheet: null });
});

test('an inlined sheet stands where its link stood', () => {
  expect(inlineStylesheet(`<head>${link('a')}</head>`, read)).toBe('<head><style>a{}</style></head>');
});
