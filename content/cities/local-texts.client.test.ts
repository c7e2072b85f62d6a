import { describe, expect, test } from 'vitest';
import { stateFacts } from '#client/facts/state.ts';
import { serviceSlugs } from '../services/service-slugs.ts';
import { services } from '../services/services.ts';
import { cities, citySlugs } from './cities.ts';
import { arrangeIssues, findCityPage, findLocalText } from './local-texts.ts';

const texts = serviceSlugs.flatMap((service) =>
  citySlugs.map((city) => {
    const text = findLocalText(service, city);
    const { intro, paragraphs, points, issueRemarks } = text;
    const words = [
      intro,
      ...paragraphs,
      ...points.flatMap(({ question, answer }) => [question, answer]),
      ...issueRemarks.map(({ remark }) => remark),
    ].join(' ');
    return { name: `${service} in ${city}`, service, city, ...text, words };
  }),
);

const pages = citySlugs.map((slug) => ({ slug, ...findCityPage(slug) }));

const cityTexts = pages.map(({ slug, lead, paragraphs, cardTexts }) => ({
  name: slug,
  words: [lead, ...paragraphs, ...Object.values(cardTexts)].join(' '),
}));

describe('the facts behind the local texts', () => {
  test('every text on commercial roofs names the permit that Ohio requires', () => {
    for (const { name, words, sources } of texts.filter(({ service }) => service === 'commercial-roofing')) {
      expect(words, name).toMatch(/permit/);
      expect(sources, name).toContain(stateFacts.commercialPermit);
    }
  });
});

test('no text speaks of a state permit: the local department issues it', () => {
  for (const { name, words } of [...texts, ...cityTexts]) expect(words, name).not.toMatch(/\bstate permit/i);
});

test('a text that ranks findings ranks them as the report does', () => {
  for (const { name, words } of texts)
    if (/ranked:|labels:|fix now/.test(words))
      expect(words, name).toContain('fine, watch, repair soon or repair now');
});

describe('the texts of a service in a town', () => {
  test('each has 60 to 160 words of its own in one to three paragraphs, and a one-sentence introduction', () => {
    for (const { name, intro, paragraphs } of texts) {
      const count = paragraphs.join(' ').split(/\s+/).length;
      expect(count, name).toBeGreaterThanOrEqual(60);
      expect(count, name).toBeLessThanOrEqual(160);
      expect(paragraphs.length, name).toBeGreaterThanOrEqual(1);
      expect(intro.split(/\s+/).length, name).toBeLessThanOrEqual(30);
    }
  });

  // Proves 3.23.
  test('each has a title and a description that fit a search result and are no template with the town swapped', () => {
    for (const { name, city, pageTitle, pageDescription } of texts) {
      expect(pageTitle.length, name).toBeLessThanOrEqual(60);
      expect(pageDescription.length, name).toBeGreaterThanOrEqual(70);
      expect(pageDescription.length, name).toBeLessThanOrEqual(155);
      expect(pageTitle, name).toContain(cities[city].name);
    }
    const withoutTowns = (text: string) =>
      citySlugs.reduce(
        (left, slug) =>
          left.replaceAll(cities[slug].name, '*').replaceAll(`${cities[slug].county} County`, '*'),
        text,
      );
    for (const part of ['pageTitle', 'pageDescription', 'intro'] as const)
      expectDistinct(texts.map((text) => withoutTowns(text[part]).replaceAll(/\d[\d.,-]*/g, '#')));
  });

  test('each names its town, and has all its figures filled in', () => {
    for (const { name, city, words } of texts) {
      expect(words, name).toContain(cities[city].name);
      expect(words, name).not.toMatch(/\{\w+\}/);
    }
  });

  test('boasts that belong to the claims register are not written out here', () => {
    for (const { name, words } of [...texts, ...cityTexts])
      expect(words, name).not.toMatch(
        /\d\+|licensed and insured|\$299|12-point|twelve points|best roofer|#1/i,
      );
  });

  test('nothing promises a claim or a waived deductible', () => {
    for (const { name, words } of texts)
      expect(words, name).not.toMatch(
        /we (will )?(get|win|handle) (you|your|the) claim|free roof|cover your deductible/i,
      );
  });
});

function expectDistinct(words: readonly string[]): void {
  expect(words.filter((text, place) => words.indexOf(text) !== place)).toEqual([]);
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

  // Proves 2.67.
  test('the service cards of all towns say something different, in one sentence', () => {
    const cardTexts = pages.flatMap((page) => serviceSlugs.map((service) => page.cardTexts[service]));
    expectDistinct(cardTexts);
    for (const text of cardTexts) expect(text).toMatch(/^[A-Z\d].+[.?]$/);
  });

  test('no figure is left unfilled', () => {
    expect(JSON.stringify(pages)).not.toMatch(/\{\w+\}/);
  });
});

describe('the issues of a service, arranged for a town', () => {
  test('those with a local remark come first and none is lost', () => {
    for (const { name, service, issueRemarks } of texts) {
      const { issues } = services[service];
      const arranged = arrangeIssues(issues, issueRemarks);
      expect(arranged.map(({ title }) => title).toSorted(), name).toEqual(
        issues.map(({ title }) => title).toSorted(),
      );
      expect(
        arranged.slice(0, issueRemarks.length).map(({ title, text }) => ({ issue: title, remark: text })),
        name,
      ).toEqual(issueRemarks);
      expect(issueRemarks.length, name).toBeGreaterThan(0);
    }
  });
});
