import { describe, expect, test } from 'vitest';
import { cities } from '../cities/cities.ts';
import { findCityPage } from '../cities/city-pages.ts';
import { citySlugs } from '../cities/city-slugs.ts';
import type { FactName } from '../cities/local-facts.ts';
import { serviceSlugs } from '../services/service-slugs.ts';
import { services } from '../services/services.ts';
import { arrangeIssues, findLocalText } from './local-texts.ts';

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

const cityTexts = citySlugs.map((city) => {
  const { lead, paragraphs, permitNote, cardTexts, sources } = findCityPage(city);
  return {
    name: city,
    sources,
    words: [lead, ...paragraphs, permitNote, ...Object.values(cardTexts)].join(' '),
  };
});

/** Words that cannot be printed without the fact behind them. */
const tellingWords: readonly (readonly [RegExp, FactName])[] = [
  [/EF4|170 mph/, 'tornadoDayton2019'],
  [/EF3/, 'tornadoBeavercreek2019'],
  [/19 tornadoes|\$1 billion/, 'tornadoOutbreak2019'],
  [/41\.3|25,700/, 'daytonPrecipitation'],
  [/Certificate of Appropriateness|shingles alone/, 'daytonPermits'],
  [/fire permit/, 'ketteringFirePermit'],
  [/publishes (a|its|the|which)|that the city publishes/, 'centervillePermitList'],
  [/commercial re-roof|[Rr]e-roofing (a|on a) commercial|commercial roof is renewed/, 'ohioCommercialPermit'],
  [/state license|licenses no roofers/, 'ohioNoRooferLicense'],
  [/16\.34/, 'ohioElectricityPrice'],
  [/ENERGY STAR/, 'sealAndInsulateSavings'],
  [/heating climate|back in January|winter penalty/, 'coolRoofTradeOff'],
  [/negotiat|meet the adjuster|insurer’s decision/, 'ohioAdjusterLaw'],
  [/brick homes/i, 'huberHeightsBrick'],
  [/Wright-Patterson|air base/i, 'airBase'],
];

/** The state's permit stands in twelve different sentences; a test of its own looks for it. */
const wordedInManyWays: FactName = 'ohioCommercialPermit';

describe('the local texts', () => {
  test('each has 110 to 160 words of its own in two or three paragraphs, and a one-sentence introduction', () => {
    for (const { name, intro, paragraphs } of texts) {
      const count = paragraphs.join(' ').split(/\s+/).length;
      expect(count, name).toBeGreaterThanOrEqual(110);
      expect(count, name).toBeLessThanOrEqual(160);
      expect(paragraphs.length, name).toBeGreaterThanOrEqual(2);
      expect(intro.split(/\s+/).length, name).toBeLessThanOrEqual(30);
    }
  });

  test('each names its town, and has all its figures filled in', () => {
    for (const { name, city, words } of texts) {
      expect(words, name).toContain(cities[city].name);
      expect(words, name).not.toMatch(/\{\w+\}/);
    }
  });

  test('whatever states a cited fact lists its source, city pages included', () => {
    for (const { name, words, sources } of [...texts, ...cityTexts])
      for (const [telling, fact] of tellingWords)
        if (telling.test(words)) expect(sources, `${name} says ${telling}`).toContain(fact);
  });

  test('no source is listed for a fact the text does not state', () => {
    for (const { name, words, sources } of [...texts, ...cityTexts])
      for (const [telling, fact] of tellingWords)
        if (sources.includes(fact) && fact !== wordedInManyWays)
          expect(words, `${name} lists ${fact}`).toMatch(telling);
  });

  test('every text on commercial roofs names the permit that Ohio requires', () => {
    for (const { name, words, sources } of texts.filter(({ service }) => service === 'commercial-roofing')) {
      expect(words, name).toMatch(/permit/);
      expect(sources, name).toContain('ohioCommercialPermit');
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

describe('the issues of a service, arranged for a town', () => {
  test('those with a local remark come first and none is lost', () => {
    for (const { name, service, issueRemarks } of texts) {
      const { issues } = services[service];
      const arranged = arrangeIssues(issues, issueRemarks);
      expect(arranged.map(({ title }) => title).toSorted(), name).toEqual(
        issues.map(({ title }) => title).toSorted(),
      );
      expect(
        arranged.slice(0, issueRemarks.length).map(({ title, remark }) => ({ issue: title, remark })),
        name,
      ).toEqual(issueRemarks);
      expect(issueRemarks.length, name).toBeGreaterThan(0);
    }
  });
});
