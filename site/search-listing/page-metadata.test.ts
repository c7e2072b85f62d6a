import { expect, test } from 'vitest';
import { descriptionMaxCharacters, titleMaxCharacters } from '#content/pages/page-words.ts';
import { pageMetadata } from './page-metadata.ts';

const troy = {
  title: 'Metal Roofing in Troy, OH',
  description: 'Standing seam and metal shingles in Troy.',
  keywords: ['metal roofing troy'],
  path: '/services/metal-roofing/troy-oh',
  breadcrumbs: [],
};

test('a title or description that result lists would cut off stops the build and names the page', () => {
  const long = (characters: number) => 'x'.repeat(characters + 1);
  expect(() => pageMetadata({ ...troy, title: long(titleMaxCharacters) })).toThrow(troy.path);
  expect(() => pageMetadata({ ...troy, description: long(descriptionMaxCharacters) })).toThrow(troy.path);
});

test('a page without a description stops the build', () => {
  expect(() => pageMetadata({ ...troy, description: ' ' })).toThrow('no description');
});
