import { expect, test } from 'vitest';
import { claims } from '#client/claims.ts';
import { company } from '#client/company.ts';
import { cloquet } from '../../tests/clients/invented/cities/cloquet.ts';
import { farTown, nearTown, shopTown } from '../../tests/some-towns.ts';
import { cities, citySlugs } from '../cities/cities.ts';
import { stateFacts } from '../facts/state-law.ts';
import { listCityFacts } from './city-page-words.ts';
import { describeLicenseGround, listReasonFacts, listReasons } from './service-in-city-page-words.ts';

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

// Proves R20.5.
test('a town far from the shop is not called near', () => {
  expect(listReasons(nearTown)[2]?.text).toMatch(/^[\d.]+ miles away in a straight line\.$/);
  expect(listReasons(farTown)[2]).toEqual({ title: `Local ${farTown.name} Experts`, text: '' });
  expect(listReasons({ ...farTown, facts: cloquet.facts })[2]?.text).toBe(
    `We know which office to ask about a permit in ${farTown.name}.`,
  );
});

// Proves R20.5.
test('a contractor in a state without a license for roofers says so where the page calls him licensed', () => {
  expect(describeLicenseGround(farTown)).toContain(`${company.region} has no roofing license.`);
  expect(listReasonFacts(farTown)).toEqual([stateFacts.noRooferLicense]);
});
