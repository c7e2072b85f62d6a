import { expect, test } from 'vitest';
import { cities } from './cities.ts';
import { citySlugs } from './city-slugs.ts';
import { describeDriveTime, estimateDriveMinutes } from './drive-minutes.ts';

test('Kettering, seven miles off, is estimated at 10 to 20 minutes', () => {
  expect(estimateDriveMinutes(7)).toEqual({ fromMinutes: 10, toMinutes: 20 });
});

test('Sidney, nearly 45 miles up I-75, is estimated at 55 to 75 minutes', () => {
  expect(estimateDriveMinutes(44.9)).toEqual({ fromMinutes: 55, toMinutes: 75 });
});

test('a longer way never takes less time', () => {
  for (let miles = 0; miles < 60; miles += 0.5) {
    const near = estimateDriveMinutes(miles);
    const far = estimateDriveMinutes(miles + 0.5);
    expect(far.fromMinutes).toBeGreaterThanOrEqual(near.fromMinutes);
    expect(far.toMinutes).toBeGreaterThanOrEqual(near.toMinutes);
  }
});

test('every range is wider than nothing and says that it is an estimate; Miamisburg needs none', () => {
  expect(describeDriveTime(cities['miamisburg-oh'])).toBe('in the same town as our shop');
  for (const slug of citySlugs.filter((other) => other !== 'miamisburg-oh')) {
    const { fromMinutes, toMinutes } = estimateDriveMinutes(cities[slug].milesFromBase);
    expect(toMinutes, slug).toBeGreaterThan(fromMinutes);
    expect(describeDriveTime(cities[slug])).toContain(`${fromMinutes}–${toMinutes} minutes`);
    expect(describeDriveTime(cities[slug])).toContain('estimated from distance');
  }
});
