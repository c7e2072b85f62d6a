import { geoContains } from 'd3-geo';
import { expect, test } from 'vitest';
import { cities, citySlugs, countyList } from '#content/cities/cities.ts';
import { readCountyOutline } from './county-outlines.ts';

test.each(citySlugs)('%s lies inside the outline of the county we say it lies in', (slug) => {
  const { latitude, longitude, county } = cities[slug];
  const around = countyList.filter(({ fips }) => geoContains(readCountyOutline(fips), [longitude, latitude]));
  expect(around.map(({ name }) => name)).toEqual([county]);
});
