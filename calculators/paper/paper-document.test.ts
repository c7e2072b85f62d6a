import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './paper-document.ts';

test.each([
  ['2026-03-09', '2026-04-08'],
  ['2026-12-15', '2027-01-14'],
  ['2027-01-31', '2027-03-02'],
  ['2028-01-31', '2028-03-01'],
  ['2000-02-28', '2000-03-29'],
  ['2100-02-28', '2100-03-30'],
])('thirty days after %s is %s', (date, later) => {
  expect(addDays(date, 30)).toBe(later);
});

test('the calendar agrees with the platform’s for two centuries', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 73_000 }), fc.integer({ min: 0, max: 800 }), (day, days) => {
      const iso = (dayNumber: number) => new Date(dayNumber * 86_400_000).toISOString().slice(0, 10);
      expect(addDays(iso(day), days)).toBe(iso(day + days));
    }),
  );
});

test('what is no calendar date is refused by name', () => {
  for (const date of ['', '2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '2026-03-09T10:00:00Z'])
    expect(() => addDays(date, 1)).toThrow(`"${date}"`);
});
