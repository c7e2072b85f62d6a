import { expect, test } from 'vitest';
import {
  descriptionMaxCharacters,
  fitDescription,
  fitTitle,
  joinFittingSentences,
  titleMaxCharacters,
} from './page-words.ts';

const longName = 'Lowcountry Roofing, Gutters and Exteriors Company, LLC';

test('the first wording that fits is taken, so that short names get the full one', () => {
  expect(fitTitle('Roofing in Troy | Hill Roofing', 'Roofing in Troy')).toBe(
    'Roofing in Troy | Hill Roofing',
  );
  expect(fitTitle(`Roofing in North Charleston | ${longName}`, 'Roofing in North Charleston')).toBe(
    'Roofing in North Charleston',
  );
  expect(fitDescription(`The terms of ${'x'.repeat(155)}.`, 'The terms.')).toBe('The terms.');
});

test('where no wording fits, the last one ends with a whole word', () => {
  const title = fitTitle(`Roofing in ${longName}, and many words more`);
  expect(title).toBe('Roofing in Lowcountry Roofing, Gutters and Exteriors');
  expect(title.length).toBeLessThanOrEqual(titleMaxCharacters);
});

test('sentences are added while they fit, and one that does not is left out', () => {
  const long = `${'So long. '.repeat(20)}`.trim();
  expect(joinFittingSentences('First.', long, 'Last.')).toBe('First. Last.');
  expect(joinFittingSentences(long).length).toBeLessThanOrEqual(descriptionMaxCharacters);
});
