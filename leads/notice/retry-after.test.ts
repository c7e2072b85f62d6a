import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestRetryAfterMs, readRetryAfterMs } from './retry-after.ts';

const nowMs = Date.parse('2026-11-21T08:00:00Z');

test.each([
  ['120', 120_000],
  [' 5 ', 5000],
  ['Sat, 21 Nov 2026 08:01:00 GMT', 60_000],
  ['99999999', 86_400_000],
])('%j asks for %i ms', (header, waitMs) => {
  expect(readRetryAfterMs(header, nowMs)).toBe(waitMs);
});

test.each([undefined, null, '', '0', '-5', '1.5e9', 'soon', 'Sat, 21 Nov 2026 07:00:00 GMT'])(
  '%j asks for nothing we can use',
  (header) => {
    expect(readRetryAfterMs(header, nowMs)).toBeUndefined();
  },
);

test('without a clock a point in time is left alone', () => {
  expect(readRetryAfterMs('Sat, 21 Nov 2026 08:01:00 GMT')).toBeUndefined();
});

test('whatever a server writes there, we wait some time up to a day, or decide for ourselves', () => {
  const seconds = fc.integer().map(String);
  const date = fc.date({ noInvalidDate: true }).map((moment) => moment.toUTCString());
  fc.assert(
    fc.property(fc.oneof(seconds, date, fc.string()), (header) => {
      const waitMs = readRetryAfterMs(header, nowMs);
      if (waitMs === undefined) return;
      expect(waitMs).toBeGreaterThan(0);
      expect(waitMs).toBeLessThanOrEqual(longestRetryAfterMs);
    }),
  );
});
