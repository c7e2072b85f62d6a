import { geoContains } from 'd3-geo';
import { expect, test } from 'vitest';
import { cities, citySlugs, countyList } from '#content/cities/cities.ts';
import { ourArea } from './compose-map.ts';
import { readCountyOutline } from './county-outlines.ts';
import { projectMap } from './project-map.ts';

test.each(citySlugs)('%s lies inside the outline of the county we say it lies in', (slug) => {
  const { latitude, longitude, county } = cities[slug];
  const around = countyList.filter(({ fips }) => geoContains(readCountyOutline(fips), [longitude, latitude]));
  expect(around.map(({ name }) => name)).toEqual([county]);
});

test('all outlines together weigh under 8 kB in a page', () => {
  const map = projectMap(ourArea, 'area');
  const paths = countyList.map(({ fips }) => map.outlinePath(readCountyOutline(fips))).join('');
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.length).toBeLessThan(8_000);
});

test('a county that is not in the atlas is named', () => {
  expect(() => readCountyOutline('99999')).toThrow('99999');
});
