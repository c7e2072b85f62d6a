import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTypedNumber } from './typed-number.ts';

test.each([
  ['1850.5', 1850.5],
  ['.5', 0.5],
  ['-40', -40],
  ['−40', -40],
  ['1e9', 1_000_000_000],
  [42, 42],
])('%j is the number %d', (entry, number) => {
  expect(readTypedNumber(entry)).toBe(number);
});

test.each([
  '',
  ' ',
  'about 2000',
  '2000 sq ft',
  '20,00',
  ',',
  '.',
  '-',
  'e5',
  '0x10',
  'NaN',
  'Infinity',
  '<b>2</b>',
])('%j is no number', (entry) => {
  expect(readTypedNumber(entry)).toBeNull();
});

test('things that are neither text nor number are no number', () => {
  for (const entry of [null, undefined, true, [], {}, Number.NaN, '9'.repeat(10_000)])
    expect(readTypedNumber(entry)).toBeNull();
});

test('figures too large to count with stay finite', () => {
  expect(readTypedNumber('1e400')).toBe(Number.MAX_SAFE_INTEGER);
  expect(readTypedNumber(Number.NEGATIVE_INFINITY)).toBe(-Number.MAX_SAFE_INTEGER);
});

test('minus zero reads as zero', () => {
  expect(Object.is(readTypedNumber('-0'), 0)).toBe(true);
});

test('an amount is read the same with and without a dollar sign, commas and blanks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
      const grouped = amount.toLocaleString('en-US');
      for (const typed of [`${amount}`, grouped, `$${grouped}`, `  $ ${grouped.replaceAll(',', ' ')} `])
        expect(readTypedNumber(typed)).toBe(amount);
    }),
  );
});
