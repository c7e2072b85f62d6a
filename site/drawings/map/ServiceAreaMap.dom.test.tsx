import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { company } from '#client/company.ts';
import { citySlugs } from '#content/cities/cities.ts';
import { farTown, nearTown } from '../../../tests/some-towns.ts';
import { ServiceAreaMap } from './ServiceAreaMap.tsx';

beforeEach(() => {
  document.body.innerHTML = '';
});

function show(view: Parameters<typeof ServiceAreaMap>[0]['view']): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(<ServiceAreaMap view={view} />);
  return document.body;
}

test('a town on the map leads to its page and is announced with its distance', () => {
  const links = [...show('area').querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href')).toSorted()).toEqual(
    citySlugs.map((slug) => `/locations/${slug}`).toSorted(),
  );
  const { slug, name, milesFromBase } = nearTown;
  const link = links.find((each) => each.getAttribute('href') === `/locations/${slug}`);
  expect(link?.getAttribute('aria-label')).toBe(`${name}, ${milesFromBase} miles from us`);
  expect(link?.textContent).toBe(name);
});

test('the map of the whole area is around the shop and not in its town', () => {
  const figure = show('area').querySelector('figure');
  expect(figure?.getAttribute('aria-label')).toContain(`our service area around ${company.town}`);
});

test('the map says in words which town it is about', () => {
  const figure = show(farTown.slug).querySelector('figure');
  expect(figure?.getAttribute('aria-label')).toContain(farTown.name);
});

test('the map of the whole area adds at most 12 kB to its page', () => {
  expect(renderToStaticMarkup(<ServiceAreaMap view="area" />).length).toBeLessThan(12_000);
});
