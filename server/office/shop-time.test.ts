import { expect, test } from 'vitest';
import { readClock, readShopTime, toShopFields } from './shop-time.ts';

test.each([
  ['9 am', '09:00'],
  ['9:00', '09:00'],
  ['9', '09:00'],
  ['9AM', '09:00'],
  ['5:30 p.m.', '17:30'],
  ['5:30\u202fPM', '17:30'],
  ['12 pm', '12:00'],
  ['noon', '12:00'],
  ['12:15 am', '00:15'],
  ['17:30', '17:30'],
  ['05:00', '05:00'],
])('"%s" is %s', (typed, clock) => expect(readClock(typed)).toBe(clock));

test.each(['', '5', '5:00', '24:00', '13 pm', '0 am', '9:60', 'early', '9 am to 5 pm', '9.30'])(
  '"%s" is asked for again',
  (typed) => expect(readClock(typed)).toBeNull(),
);

test('a moment is told by day and clock of the shop, also past midnight elsewhere', () => {
  const moment = readShopTime('2026-11-24T23:30') ?? 0;
  expect(new Date(moment).toISOString()).toBe('2026-11-25T05:30:00.000Z');
  expect(toShopFields(moment)).toEqual({ day: '2026-11-24', clock: '23:30' });
});
