import { expect, test } from 'vitest';
import {
  compassDirection,
  estimateDriveMinutes,
  formatDriveMinutes,
  milesBetween,
  milesToPath,
} from './distance.ts';

const equator = { latitude: 0, longitude: 0 };

test('a degree along the equator is 69.1 miles, and as far back', () => {
  const oneDegreeEast = { latitude: 0, longitude: 1 };
  expect(milesBetween(equator, oneDegreeEast)).toBeCloseTo(69.09, 1);
  expect(milesBetween(oneDegreeEast, equator)).toBe(milesBetween(equator, oneDegreeEast));
});

test('a place is no distance from itself', () => {
  expect(milesBetween(equator, equator)).toBe(0);
});

test('a path is as far as the nearest of its points, an end or one between', () => {
  const path = [
    { latitude: 1, longitude: -1 },
    { latitude: 1, longitude: 1 },
  ] as const;
  expect(milesToPath(equator, path)).toBeCloseTo(69.09, 1);
  expect(milesToPath({ latitude: 1, longitude: 2 }, path)).toBeCloseTo(69.09, 1);
  expect(milesToPath({ latitude: 1, longitude: 0.5 }, path)).toBeCloseTo(0, 3);
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

test('seven miles are estimated at 10 to 20 minutes', () => {
  expect(estimateDriveMinutes(7)).toEqual({ fromMinutes: 10, toMinutes: 20 });
  expect(formatDriveMinutes(7)).toBe('10 to 20 minutes');
});

test('nearly 45 miles are estimated at 55 to 75 minutes', () => {
  expect(estimateDriveMinutes(44.9)).toEqual({ fromMinutes: 55, toMinutes: 75 });
});

test('a longer way never takes less time, and every estimate is a range', () => {
  for (let miles = 0.5; miles < 60; miles += 0.5) {
    const near = estimateDriveMinutes(miles);
    const far = estimateDriveMinutes(miles + 0.5);
    expect(far.fromMinutes).toBeGreaterThanOrEqual(near.fromMinutes);
    expect(far.toMinutes).toBeGreaterThanOrEqual(near.toMinutes);
    expect(near.toMinutes, `${miles} miles`).toBeGreaterThan(near.fromMinutes);
  }
});
