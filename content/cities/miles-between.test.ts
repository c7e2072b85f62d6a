import { expect, test } from 'vitest';
import { compassDirection, milesBetween } from './miles-between.ts';

const equator = { latitude: 0, longitude: 0 };

test('a degree along the equator is 69.1 miles, and as far back', () => {
  const oneDegreeEast = { latitude: 0, longitude: 1 };
  expect(milesBetween(equator, oneDegreeEast)).toBeCloseTo(69.09, 1);
  expect(milesBetween(oneDegreeEast, equator)).toBe(milesBetween(equator, oneDegreeEast));
});

test('a place is no distance from itself', () => {
  expect(milesBetween(equator, equator)).toBe(0);
});

test('halfway around the Earth is half its girth', () => {
  expect(milesBetween(equator, { latitude: 0, longitude: 180 })).toBeCloseTo(Math.PI * 3958.76, 3);
});

test.each([
  [1, 0, 'north'],
  [1, 1, 'northeast'],
  [0, 1, 'east'],
  [-1, 1, 'southeast'],
  [-1, 0, 'south'],
  [-1, -1, 'southwest'],
  [0, -1, 'west'],
  [1, -1, 'northwest'],
  [1, -0.1, 'north'],
] as const)('%d degrees up and %d across lies %s', (latitude, longitude, expected) => {
  expect(compassDirection(equator, { latitude, longitude })).toBe(expected);
});
