import { expect, test } from 'vitest';
import { moveByKey } from './slider-keys.ts';

const area = { min: 500, max: 6000, step: 100 };

// Proves 2.54.
test.each([
  ['ArrowRight', false, 2100],
  ['ArrowUp', false, 2100],
  ['ArrowLeft', false, 1900],
  ['ArrowDown', false, 1900],
  ['ArrowRight', true, 3000],
  ['ArrowDown', true, 1000],
  ['PageUp', false, 3000],
  ['PageDown', false, 1000],
  ['Home', false, 500],
  ['End', false, 6000],
])('%s (Shift: %s) takes 2,000 sq ft to %i', (key, isShiftDown, expected) => {
  expect(moveByKey(key, isShiftDown, 2000, area)).toBe(expected);
});

// Proves 2.54, 5.6.
test('no key leaves the limits', () => {
  expect(moveByKey('PageUp', false, 5900, area)).toBe(6000);
  expect(moveByKey('ArrowLeft', true, 600, area)).toBe(500);
  expect(moveByKey('ArrowRight', false, 90_000, area)).toBe(6000);
  expect(moveByKey('ArrowLeft', false, 0, area)).toBe(500);
});

test('a value typed between two marks goes to the next mark, not past it', () => {
  expect(moveByKey('ArrowRight', false, 2050, area)).toBe(2100);
  expect(moveByKey('ArrowLeft', false, 2050, area)).toBe(2000);
});

test('every other key is left to the browser', () => {
  for (const key of ['Tab', 'a', '5', 'Enter', 'Escape'])
    expect(moveByKey(key, false, 2000, area)).toBeUndefined();
});
