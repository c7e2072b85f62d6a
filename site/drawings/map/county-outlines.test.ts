import { geoContains } from 'd3-geo';
import { expect, test } from 'vitest';
import { cities, citySlugs } from '#content/cities/cities.ts';
import { readCountyOutlines } from './county-outlines.ts';
import { projectMap } from './project-map.ts';

const outlines = readCountyOutlines().features;

test.each(citySlugs)('%s lies inside the outline of the county we say it lies in', (slug) => {
  const { latitude, longitude, county } = cities[slug];
  const around = outlines.filter((outline) => geoContains(outline, [longitude, latitude]));
  expect(around.map((outline) => outline.properties.county)).toEqual([county]);
});

test('all outlines together weigh under 8 kB in a page', () => {
  const paths = outlines.map((outline) => projectMap('area').outlinePath(outline.geometry)).join('');
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.length).toBeLessThan(8_000);
});
