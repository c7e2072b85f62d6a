import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  exactDollars,
  multiplyExactly,
  roundToWholeDollars,
  spreadWholeDollars,
  toDollars,
} from './whole-dollars.ts';

const wholeDollars = (dollars: number, ...factors: number[]) =>
  roundToWholeDollars(factors.reduce(multiplyExactly, exactDollars(dollars)));

test('half a dollar rounds up', () => {
  expect(wholeDollars(4972.5)).toBe(4973);
  expect(wholeDollars(4972.49)).toBe(4972);
});

test('a half that binary fractions cut short still rounds up: $11,250 × 1.15 is $12,937.50, so $12,938', () => {
  expect(wholeDollars(11_250, 1.15)).toBe(12_938);
  expect(wholeDollars(210_950, 1.15)).toBe(242_593);
});

test('an exact amount becomes the number nearest to it: 1,737 square feet at $4.50 are $7,816.50', () => {
  expect(toDollars(exactDollars(4.5) * 1737n)).toBe(7816.5);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
      expect(toDollars(exactDollars(cents / 100))).toBe(cents / 100);
    }),
  );
});

test('three parts of $33.50 of a bill of $101 print as 34, 34 and 33', () => {
  expect(spreadWholeDollars([33.5, 33.5, 33.5].map(exactDollars), 101)).toEqual([34, 34, 33]);
});

test('a bill of $2,259 less $112.95 prints as 2,259 and −113', () => {
  expect(spreadWholeDollars([2259, -112.95].map(exactDollars), 2146)).toEqual([2259, -113]);
});

test('parts in whole dollars add up to the printed sum, and none moves by a full dollar', () => {
  const part = fc.integer({ min: -1_000_000, max: 10_000_000 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const amounts = parts.map(exactDollars);
      const sum = roundToWholeDollars(amounts.reduce((total, amount) => total + amount, 0n));
      const whole = spreadWholeDollars(amounts, sum);
      expect(whole.reduce((total, dollars) => total + dollars, 0)).toBe(sum);
      parts.forEach((dollars, position) => {
        expect(Math.abs((whole[position] ?? Number.NaN) - dollars)).toBeLessThan(1);
      });
    }),
  );
});
