import { expect, test } from 'vitest';
import { isReviewCurrent } from './price-review.ts';

// Proves R13.5.
test.each([
  ['2026-03-01', true],
  ['2026-04-15', true],
  ['2026-04-16', false],
  ['2027-03-01', false],
  ['2026-02-28', false],
])('prices reviewed on March 1, 2026 are called current on %s: %s', (today, isCurrent) => {
  expect(isReviewCurrent(today, '2026-03-01')).toBe(isCurrent);
});
