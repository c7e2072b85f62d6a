import { expect, test } from 'vitest';
import { cities } from '../cities/cities.ts';
import { describeTheWay, listCityFacts } from './city-page-words.ts';
import { listReasons } from './service-in-city-page-words.ts';

const valuesOf = (slug: keyof typeof cities) => listCityFacts(cities[slug]).map(({ value }) => value);

test('the four facts of Kettering are its county, the miles from the shop, the arrival time and the price of looking', () => {
  expect(valuesOf('kettering-oh')).toEqual(['Montgomery', '7 miles', '1–2 hours', 'Free']);
});

test('a county seat is called one', () => {
  expect(listCityFacts(cities['sidney-oh'])[0]?.term).toBe('county, with Sidney as its seat');
  expect(listCityFacts(cities['piqua-oh'])[0]?.term).toBe('county');
});

test('nobody in Miamisburg is told that the shop is zero miles away', () => {
  expect(valuesOf('miamisburg-oh')).toContain('In town');
  expect(describeTheWay(cities['miamisburg-oh'])).toBe(
    'Our shop is in Miamisburg itself. It lies on the Great Miami River and I-75.',
  );
  expect(listReasons(cities['miamisburg-oh'])[2]?.text).toBe('Our shop is in town.');
});

test('the way to a town names the direction, an honest drive and the roads it has', () => {
  expect(describeTheWay(cities['kettering-oh'])).toMatch(
    /^Kettering is northeast of our shop in Miamisburg, about \d+–\d+ minutes of driving, estimated from distance\.$/,
  );
  expect(describeTheWay(cities['springboro-oh'])).toMatch(/It lies on I-75\.$/);
});
