import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { company } from '#client/company.ts';
import { phoneHref } from '#content/business/contact-links.ts';
import { cities, cityList, citySlugs, shopSlug } from '#content/cities/cities.ts';
import { findCityPage } from '#content/cities/local-texts.ts';
import { listStandingFacts } from '#content/cities/town-facts.ts';
import { findTownFacts, findTownStorms } from '#content/pages/town-facts-words.ts';
import { serviceSlugs } from '#content/services/service-slugs.ts';
import { formatLongDate } from '#content/wording/dates.ts';
import { drawPages, linkNamed } from '../../../tests/drawn-pages.ts';
import { pointDrawings, signDrawings } from '../../drawings/points/PointDrawings.tsx';
import { breadcrumbsToCity } from '../../search-listing/breadcrumbs.ts';
import { CityPage } from './CityPage.tsx';

const openPage = drawPages(citySlugs, (slug) => (
  <CityPage city={cities[slug]} page={findCityPage(slug)} breadcrumbs={breadcrumbsToCity(cities[slug])} />
));

const linksTo = (page: HTMLElement, start: string) =>
  [...page.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith(start));

// Proves 2.65, 2.66.
test.each(citySlugs)(
  '%s is named in the heading and by its map, and offers an estimate and a call',
  (slug) => {
    const page = openPage(slug);
    expect(page.querySelector('h1')?.textContent).toBe(
      `Professional Roofing Services in ${cities[slug].name}, ${company.regionCode}`,
    );
    expect(linkNamed(page, 'Get Free Estimate')).toMatch(/^\/contact\?/);
    expect(linkNamed(page, company.phone.value.display)).toBe(phoneHref);
    expect(page.querySelector('figure[aria-label^="Map of"]')?.getAttribute('aria-label')).toContain(
      cities[slug].name,
    );
  },
);

// Proves 2.67.
test.each(citySlugs)(
  'each card of %s leads to that service in that town, and says what it is there',
  (slug) => {
    expect(linksTo(openPage(slug), '/services/')).toEqual(
      serviceSlugs.map((service) => `/services/${service}/${slug}`),
    );
    const { cardTexts } = findCityPage(slug);
    for (const service of serviceSlugs)
      expect(
        openPage(slug).querySelector(`a[href="/services/${service}/${slug}"]`)?.closest('li, article, div')
          ?.textContent,
      ).toContain(cardTexts[service]);
  },
);

// Proves 2.68, R21.1.
test.each(citySlugs)('the home page’s cards are linked from %s only if the shop is there', (slug) => {
  const cards = slug === shopSlug ? serviceSlugs.map((service) => `/#${service}`) : [];
  expect(linksTo(openPage(slug), '/#')).toEqual(cards);
});

test.each(citySlugs)(
  'whatever %s states on authority is shown with its source and the day it was read',
  (slug) => {
    const page = openPage(slug);
    const shown = page.querySelector('section[aria-labelledby="sources"]')?.textContent;
    const { facts } = findTownFacts(cities[slug]);
    for (const { source, sourceUrl, checkedOn } of [...facts, ...findCityPage(slug).sources]) {
      expect(shown).toContain(source);
      expect(shown).toContain(`Checked ${formatLongDate(checkedOn)}`);
      expect(linkNamed(page, source)).toBe(sourceUrl);
    }
  },
);

// Proves R27.7, R27.11.
test.each(citySlugs)(
  'the storms around %s are on a cut-out of the map and listed, each with its source',
  (slug) => {
    const page = openPage(slug);
    const storms = findTownStorms(cities[slug]);
    const list = page.querySelectorAll('#storms li');
    expect(list).toHaveLength(storms.length);
    expect(page.querySelector('#storms') === null).toBe(storms.length === 0);
    const shown = page.querySelector('section[aria-labelledby="sources"]')?.textContent;
    for (const { entry, line } of storms) {
      expect(list[entry.number - 1]?.textContent).toContain(`${line.date}: ${line.brief}`);
      for (const { source } of entry.facts) expect(shown).toContain(source);
    }
    if (storms.length > 0) expect(linksTo(page, '/storms')).toEqual([`/storms?city=${slug}`]);
  },
);

test('a contractor with one town has no heading over neighbors', async () => {
  vi.doMock('#content/cities/cities.ts', async (load) => ({
    ...(await load<typeof import('#content/cities/cities.ts')>()),
    listNearbyCities: () => [],
  }));
  vi.resetModules();
  const { NearbyTowns } = await import('./CityPage.tsx');
  vi.doUnmock('#content/cities/cities.ts');
  const [city] = cityList;
  expect(city && renderToStaticMarkup(<NearbyTowns city={city} />)).toBe('');
});

// Proves R27.8.
test.each(citySlugs)(
  '%s is told each answer once: in the words or in the list, with every office’s number',
  (slug) => {
    const page = openPage(slug);
    const { sources } = findCityPage(slug);
    const listed = [...page.querySelectorAll('#facts dd')].map((answer) => answer.textContent ?? '');
    const numbers = [...page.querySelectorAll('#facts a[href^="tel:"]')].map((link) => link.textContent);
    for (const fact of listStandingFacts(slug)) {
      const { text, telephone } = fact;
      expect(
        listed.some((answer) => answer.startsWith(text)),
        text,
      ).toBe(!sources.includes(fact));
      if (telephone) expect(numbers).toContain(telephone.replace(/^(\d{3})-/, '($1) '));
    }
  },
);

test('what we look for on roofs in a city is drawn beside its words, with what the drawing shows', () => {
  const looked = citySlugs.filter((slug) => findCityPage(slug).lookFor);
  expect(looked).not.toEqual([]);
  for (const slug of looked) {
    const { picture = '', text = '' } = findCityPage(slug).lookFor ?? {};
    const figure = openPage(slug).querySelector('figure:has(figcaption):has(img)');
    expect(figure?.querySelector('img')?.getAttribute('src')).toBe(`/drawings/${picture}.svg`);
    expect(figure?.textContent).toBe(`${text} Not to scale.`);
    expect({ ...pointDrawings, ...signDrawings }).toHaveProperty(picture);
  }
});
