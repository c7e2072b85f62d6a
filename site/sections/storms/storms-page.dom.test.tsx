import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { cityList } from '#content/cities/cities.ts';
import { listStormEntries } from '#content/cities/town-facts.ts';
import { findTornadoStrength, listStormsOffMap } from '#content/pages/storms.ts';
import { chooseStormCity } from './choose-storm-city.ts';
import { StormsPage } from './StormsPage.tsx';

const entries = listStormEntries();
const markup = renderToStaticMarkup(<StormsPage />);
const city = cityList.find(({ slug }) => {
  const own = entries.filter(({ cities }) => cities.includes(slug));
  return own.length > 0 && own.length < entries.length;
});
if (!city) throw new Error('The tests need a city with some of the storms.');
const its = entries.filter(({ cities }) => cities.includes(city.slug)).map(({ number }) => String(number));

function open(search = ''): HTMLElement {
  history.replaceState(null, '', `/storms${search}`);
  document.body.innerHTML = markup;
  const page = document.querySelector<HTMLElement>('[data-storms]');
  if (!page) throw new Error('The page has no storms.');
  return page;
}

const linkOf = (page: HTMLElement) =>
  page.querySelector<HTMLAnchorElement>(`a[data-storm-city="${city.slug}"]`) as HTMLAnchorElement;
const litIn = (parts: Iterable<Element>) => [
  ...new Set(
    [...parts].filter((part) => part.hasAttribute('data-lit')).map((part) => part.getAttribute('data-storm')),
  ),
];
const press = (link: HTMLAnchorElement, how: MouseEventInit = {}) =>
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));

beforeEach(() => history.replaceState(null, '', '/storms'));

// Proves R27.11.
test('a city that is chosen lights its storms on the map, the axis and the list, and is kept in the address', () => {
  const page = open();
  chooseStormCity(page);
  expect(litIn(page.querySelectorAll('[data-storm]'))).toEqual([]);
  press(linkOf(page));
  const [map, ...axes] = page.querySelectorAll('svg:has([data-storm])');
  for (const part of [...axes, page.querySelector('table')])
    expect(litIn(part?.querySelectorAll('[data-storm]') ?? []).toSorted()).toEqual(its.toSorted());
  expect(its).toEqual(expect.arrayContaining(litIn(map?.querySelectorAll('[data-storm]') ?? [])));
  expect(location.search).toBe(`?city=${city.slug}`);
  expect(page.querySelector('[data-storm-summary]')?.textContent).toContain(city.name);

  const again = open(`?city=${city.slug}`);
  chooseStormCity(again);
  expect(linkOf(again).getAttribute('aria-current')).toBe('true');
  press(linkOf(again));
  expect(litIn(again.querySelectorAll('[data-storm]'))).toEqual([]);
  expect(location.search).toBe('');
});

test('of a storm measured in several places, a city that is chosen lights the mark nearest to it and no other', () => {
  const page = open();
  chooseStormCity(page);
  const [map] = page.querySelectorAll('svg:has([data-storm])');
  for (const { slug } of cityList) {
    press(page.querySelector(`a[data-storm-city="${slug}"]`) as HTMLAnchorElement);
    const lit = [...(map?.querySelectorAll('[data-lit]:has(text)') ?? [])].map((mark) =>
      mark.getAttribute('data-storm'),
    );
    expect(new Set(lit).size).toBe(lit.length);
  }
});

test('the details to look for say that they are not to scale', () => {
  expect(markup).toContain('The drawings are not to scale.');
});

// Proves R27.11.
test('a storm that no source gives a place for is named beside the map, and a tornado shows its class', () => {
  const [storm] = entries;
  if (!storm) throw new Error('The tests need a storm.');
  const adrift = { ...storm, ends: undefined, places: [] };
  expect(listStormsOffMap(entries.filter(({ ends, places }) => ends ?? places.length > 0))).toBe('');
  expect(listStormsOffMap([adrift])).toBe(`Not on the map: ${storm.number}, which has no one place.`);
  const classes = ['EF1 tornado', 'EF2 tornado', 'EF5 tornado', undefined].map((name) =>
    findTornadoStrength({ kind: 'tornado', name }),
  );
  expect(classes).toEqual(['weak', 'strong', 'violent', 'unrated']);
  const page = open();
  for (const entry of entries.filter(({ kind }) => kind === 'tornado'))
    for (const mark of page.querySelectorAll(
      `tr[data-storm="${entry.number}"], svg [data-storm="${entry.number}"]:has(text)`,
    ))
      expect(mark.querySelector(`[data-strength="${findTornadoStrength(entry)}"]`)).not.toBeNull();
});

test('without script a city leads to its own storms, and with a key held it opens elsewhere as any link', () => {
  const page = open();
  expect(linkOf(page).getAttribute('href')).toBe(`/locations/${city.slug}#storms`);
  chooseStormCity(page);
  expect(press(linkOf(page), { ctrlKey: true })).toBe(true);
  expect(litIn(page.querySelectorAll('[data-storm]'))).toEqual([]);
});

test('each storm is on one line with its source, which the page links nowhere else', () => {
  const page = open();
  const rows = [...page.querySelectorAll('tbody tr')];
  expect(rows).toHaveLength(entries.length);
  for (const row of rows) expect(row.querySelectorAll('a').length).toBeGreaterThan(0);
  const all = [...document.querySelectorAll('tbody a')].length;
  const urls = new Set(entries.flatMap(({ facts }) => facts.map(({ sourceUrl }) => sourceUrl)));
  const linked = [...document.querySelectorAll('a')].filter((link) =>
    urls.has(link.href as `https://${string}/${string}`),
  );
  expect(linked).toHaveLength(all);
});
