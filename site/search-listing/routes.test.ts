import { expect, test } from 'vitest';
import { ogImagePath } from './page-metadata.ts';
import { routes } from './routes.ts';

const paths = routes.map((route) => route.path);

test('eleven one-off pages, 8 services, 12 towns and 96 services in towns are listed, each once', () => {
  const count = (kind: string) => routes.filter((route) => route.kind === kind).length;
  expect([count('page'), count('service'), count('city'), count('service-in-city')]).toEqual([11, 8, 12, 96]);
  expect(new Set(paths).size).toBe(paths.length);
});

test('every kind of page stands at the address the specification gives it', () => {
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/roofing-calculator',
      '/metal-roofing',
      '/locations/huber-heights-oh',
      '/services/flat-roof-systems/sidney-oh',
    ]),
  );
});

test('no two pages share a picture', () => {
  expect(new Set(paths.map(ogImagePath)).size).toBe(paths.length);
});
