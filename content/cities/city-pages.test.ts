import { describe, expect, test } from 'vitest';
import { serviceSlugs } from '../services/service-slugs.ts';
import { cities } from './cities.ts';
import { findCityPage } from './city-pages.ts';
import { citySlugs } from './city-slugs.ts';

const pages = citySlugs.map((slug) => ({ slug, ...findCityPage(slug) }));

function expectDistinct(texts: readonly string[]): void {
  expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
}

describe('the city pages', () => {
  test('titles and descriptions differ and fit a search result', () => {
    expectDistinct(pages.map(({ pageTitle }) => pageTitle));
    expectDistinct(pages.map(({ pageDescription }) => pageDescription));
    for (const { slug, pageTitle, pageDescription } of pages) {
      expect(pageTitle.length, slug).toBeLessThanOrEqual(60);
      expect(pageDescription.length, slug).toBeLessThanOrEqual(155);
      expect(pageDescription.length, slug).toBeGreaterThanOrEqual(110);
    }
  });

  test('every page names its town in title, description and text', () => {
    for (const { slug, pageTitle, pageDescription, paragraphs } of pages) {
      const { name } = cities[slug];
      for (const text of [pageTitle, pageDescription, paragraphs.join(' ')]) expect(text).toContain(name);
    }
  });

  test('the service cards of all towns say something different, in one sentence', () => {
    const cardTexts = pages.flatMap((page) => serviceSlugs.map((service) => page.cardTexts[service]));
    expectDistinct(cardTexts);
    for (const text of cardTexts) expect(text).toMatch(/^[A-Z\d].+[.?]$/);
  });

  test('no figure is left unfilled', () => {
    expect(JSON.stringify(pages)).not.toMatch(/\{\w+\}/);
  });
});
