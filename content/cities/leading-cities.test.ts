import { expect, test } from 'vitest';
import { type CitySlug, citySlugs, shopSlug } from './cities.ts';
import { listLeadingCities } from './leading-cities.ts';

const manySlugs = (count: number): readonly CitySlug[] =>
  Array.from({ length: count }, (_, place) => citySlugs[place % citySlugs.length] ?? shopSlug);

test('today every town is in the lists', () => {
  const { cities, isShortened } = listLeadingCities();
  expect(cities.map(({ slug }) => slug)).toEqual(citySlugs);
  expect(isShortened).toBe(false);
});

test('up to 24 towns are listed whole; of more the first 24, and the list says that there are more', () => {
  expect(listLeadingCities(manySlugs(24))).toMatchObject({ cities: { length: 24 }, isShortened: false });
  const { cities, isShortened } = listLeadingCities(manySlugs(1200));
  expect(cities.map(({ slug }) => slug)).toEqual(manySlugs(24));
  expect(isShortened).toBe(true);
});
