import { expect, test } from 'vitest';
import { cities } from './cities.ts';
import { citySlugs, shopSlug } from './city-slugs.ts';
import { describeDriveTime, estimateDriveMinutes } from './drive-minutes.ts';

test('seven miles are estimated at 10 to 20 minutes', () => {
  expect(estimateDriveMinutes(7)).toEqual({ fromMinutes: 10, toMinutes: 20 });
});

test('nearly 45 miles are estimated at 55 to 75 minutes', () => {
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

test('every range is wider than nothing and says that it is an estimate; the shop’s own town needs none', () => {
  expect(describeDriveTime(cities[shopSlug])).toBe('in the same town as our shop');
  for (const slug of citySlugs.filter((other) => other !== shopSlug)) {
    const { fromMinutes, toMinutes } = estimateDriveMinutes(cities[slug].milesFromBase);
    expect(toMinutes, slug).toBeGreaterThan(fromMinutes);
    expect(describeDriveTime(cities[slug])).toContain(`${fromMinutes}–${toMinutes} minutes`);
    expect(describeDriveTime(cities[slug])).toContain('estimated from distance');
  }
});
