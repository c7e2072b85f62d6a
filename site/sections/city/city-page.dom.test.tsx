import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { company, phoneHref } from '#content/business/company.ts';
import { cities } from '#content/cities/cities.ts';
import { findCityPage } from '#content/cities/city-pages.ts';
import { type CitySlug, citySlugs } from '#content/cities/city-slugs.ts';
import { localFacts } from '#content/cities/local-facts.ts';
import { serviceSlugs } from '#content/services/service-slugs.ts';
import { formatLongDate } from '#content/wording/dates.ts';
import { breadcrumbsToCity } from '../../search-listing/breadcrumbs.ts';
import { CityPage } from './CityPage.tsx';

// Drawing a map takes a while, and every test only reads.
const pages = new Map(
  citySlugs.map((slug) => {
    const city = cities[slug];
    const page = document.createElement('main');
    page.innerHTML = renderToStaticMarkup(
      <CityPage city={city} page={findCityPage(slug)} breadcrumbs={breadcrumbsToCity(city)} />,
    );
    return [slug, page];
  }),
);

function openPage(slug: CitySlug): HTMLElement {
  return pages.get(slug) ?? document.createElement('main');
}

const linkNamed = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll('a')].find((link) => link.textContent === name)?.getAttribute('href');
const linksTo = (page: HTMLElement, start: string) =>
  [...page.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith(start));

test.each(citySlugs)('%s is named in the heading and offers an estimate and a call', (slug) => {
  const page = openPage(slug);
  expect(page.querySelector('h1')?.textContent).toBe(
    `Professional Roofing Services in ${cities[slug].name}, OH`,
  );
  expect(linkNamed(page, 'Get Free Estimate')).toBe('/contact');
  expect(linkNamed(page, company.phone.value.display)).toBe(phoneHref);
});

test.each(citySlugs)('each of the eight cards of %s leads to that service in that town', (slug) => {
  expect(linksTo(openPage(slug), '/services/')).toEqual(
    serviceSlugs.map((service) => `/services/${service}/${slug}`),
  );
});

test.each(citySlugs)('the home page’s cards are linked from %s only if it is Miamisburg', (slug) => {
  const cards = slug === 'miamisburg-oh' ? serviceSlugs.map((service) => `/#${service}`) : [];
  expect(linksTo(openPage(slug), '/#')).toEqual(cards);
});

test.each(citySlugs)(
  'whatever %s states on authority is shown with its source and the day it was read',
  (slug) => {
    const page = openPage(slug);
    const shown = [...page.querySelectorAll('li')].map((line) => line.textContent);
    for (const name of findCityPage(slug).sources) {
      const { source, checkedOn } = localFacts[name];
      expect(shown).toContain(`Source: ${source}, checked ${formatLongDate(checkedOn)}.`);
    }
  },
);

test('the permit rule of Kettering can be read again where we read it', () => {
  expect(linkNamed(openPage('kettering-oh'), localFacts.ketteringFirePermit.source)).toBe(
    'https://www.ketteringoh.org/do-i-need-a-permit',
  );
});

test('the town nearest to Piqua heads the list of its neighbors', () => {
  const [nearest] = [...openPage('piqua-oh').querySelectorAll('nav[aria-labelledby="nearby"] a')];
  expect(nearest?.textContent).toBe('Troy');
});
