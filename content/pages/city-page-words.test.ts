import { expect, test } from 'vitest';
import { claims } from '#client/claims.ts';
import { nearTown, shopTown } from '../../tests/some-towns.ts';
import { cities, citySlugs } from '../cities/cities.ts';
import { listCityFacts } from './city-page-words.ts';
import { listReasons } from './service-in-city-page-words.ts';

test('the four facts of a town are its county, the miles and an honest drive, the arrival time and the price of looking', () => {
  expect(listCityFacts(nearTown).map(({ value }) => value)).toEqual([
    nearTown.county,
    `${nearTown.milesFromBase} miles`,
    claims.emergencyArrival.text,
    'Free',
  ]);
  expect(listCityFacts(nearTown)[1]?.term).toMatch(/^in a straight line from us, \d+ to \d+ minutes by car$/);
});

test.each(citySlugs)('%s is called a county seat if it is one', (slug) => {
  const { name, isCountySeat } = cities[slug];
  expect(listCityFacts(cities[slug])[0]?.term).toBe(
    isCountySeat ? `county; ${name} is the county seat` : 'county',
  );
});

test('nobody in the shop’s own town is told that it is zero miles away', () => {
  expect(listCityFacts(shopTown).map(({ value }) => value)).toContain('In town');
  expect(listReasons(shopTown)[2]?.text).toBe('We are in town.');
});
