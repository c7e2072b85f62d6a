import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { cityList } from '#content/cities/cities.ts';
import { NearbyTowns } from './CityPage.tsx';

vi.mock('#content/cities/cities.ts', async (load) => ({
  ...(await load<typeof import('#content/cities/cities.ts')>()),
  listNearbyCities: () => [],
}));

test('a contractor with one town has no heading over neighbors', () => {
  const [city] = cityList;
  expect(city && renderToStaticMarkup(<NearbyTowns city={city} />)).toBe('');
});
