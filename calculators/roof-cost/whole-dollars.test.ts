import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundToWholeDollars, spreadWholeDollars } from './whole-dollars.ts';

test('half a dollar rounds up', () => {
  expect(roundToWholeDollars(4972.5)).toBe(4973);
  expect(roundToWholeDollars(4972.49)).toBe(4972);
});

test('a product that binary fractions cut short rounds as in a spreadsheet: $11,250 × 1.15 is $12,937', () => {
  expect(roundToWholeDollars(11_250 * 1.15)).toBe(12_937);
});

test('three thirds of $100 print as 34, 33 and 33', () => {
  expect(spreadWholeDollars([100 / 3, 100 / 3, 100 / 3], 100)).toEqual([34, 33, 33]);
});

test('parts in whole dollars add up to the printed sum, and none moves by a full dollar', () => {
  const part = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const sum = roundToWholeDollars(parts.reduce((total, dollars) => total + dollars, 0));
      const whole = spreadWholeDollars(parts, sum);
      expect(whole.reduce((total, dollars) => total + dollars, 0)).toBe(sum);
      parts.forEach((dollars, position) => {
        expect(Math.abs((whole[position] ?? Number.NaN) - dollars)).toBeLessThan(1);
      });
    }),
  );
});
