import { expect, test } from 'vitest';
import { countOf, spellCount } from './counts.ts';

test('small counts are spelled, larger ones stay digits', () => {
  expect(spellCount(12)).toBe('twelve');
  expect(spellCount(0)).toBe('zero');
  expect(spellCount(13)).toBe('13');
  expect(spellCount(1.5)).toBe('1.5');
});

test('one skylight, two skylights, no skylights, and an irregular plural', () => {
  expect(countOf(1, 'skylight')).toBe('1 skylight');
  expect(countOf(2, 'skylight')).toBe('2 skylights');
  expect(countOf(0, 'skylight')).toBe('0 skylights');
  expect(countOf(1200, 'city', 'cities')).toBe('1,200 cities');
});
