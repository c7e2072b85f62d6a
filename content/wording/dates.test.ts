import { expect, test } from 'vitest';
import { formatDay, formatLongDate } from './dates.ts';

test('a date reads as an American would write it', () => {
  expect(formatLongDate('2026-03-09')).toBe('March 9, 2026');
  expect(formatLongDate('2019-05-27')).toBe('May 27, 2019');
});

test('late in the evening in Ohio it is still the same day, although it is tomorrow in Greenwich', () => {
  expect(formatDay(new Date('2026-03-10T03:30:00Z'), 'America/New_York')).toBe('March 9, 2026');
  expect(formatDay(new Date('2026-07-01T12:00:00Z'), 'America/New_York')).toBe('July 1, 2026');
});

test('a late-evening timestamp keeps its day', () => {
  expect(formatLongDate('2026-12-31T23:59:59Z')).toBe('December 31, 2026');
});

test('text that is not a date is refused by name', () => {
  for (const text of ['', '03/09/2026', '2026-13-01', '2026-00-10', '2026-01-32', '2026-01-00', '2026-02-30'])
    expect(() => formatLongDate(text)).toThrow(`"${text}"`);
});
