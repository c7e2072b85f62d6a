import { expect, test } from 'vitest';
import { listWithAnd, listWithOr } from './lists.ts';

test('lists of any length read as sentences', () => {
  expect(listWithAnd(['photos', 'notes', 'a sketch'])).toBe('photos, notes and a sketch');
  expect(listWithAnd(['photos', 'notes'])).toBe('photos and notes');
  expect(listWithOr(['6', '12', '18'])).toBe('6, 12 or 18');
  expect(listWithAnd(['photos'])).toBe('photos');
  expect(listWithAnd([])).toBe('');
});
