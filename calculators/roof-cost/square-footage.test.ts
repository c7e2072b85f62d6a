import { expect, test } from 'vitest';
import { readSquareFootage } from './answers.ts';

test.each([
  ['500', 500],
  ['6000', 6000],
  ['6,000', 6000],
  ['2,000', 2000],
  ['1850.4', 1850],
  ['1850.5', 1851],
  ['499.5', 500],
])('an area of %s is taken as %d sq ft', (entry, squareFootage) => {
  expect(readSquareFootage(entry)).toEqual({ kind: 'valid', squareFootage });
});

// Proves 5.7, 5.8, 9.14, R11.1.
test.each([
  ['', 0, 'Enter the roof area, 500 to 6,000'],
  ['big', 0, 'as a number, like 2,000'],
  ['0', 0, 'more than 0'],
  ['-300', -300, 'more than 0'],
  ['499', 499, 'starts at 500'],
  ['6001', 6001, 'ends at 6,000'],
  ['1e9', 1_000_000_000, 'ends at 6,000'],
  ['9'.repeat(60), Number.MAX_SAFE_INTEGER, 'ends at 6,000'],
])('an area of %j is refused with a reason', (entry, squareFootage, reason) => {
  const parsed = readSquareFootage(entry);
  expect(parsed).toMatchObject({ kind: 'invalid', squareFootage });
  expect(parsed.kind === 'invalid' && parsed.message).toContain(reason);
});
