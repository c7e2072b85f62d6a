import { describe, expect, test } from 'vitest';
import { stateFacts } from '#client/facts/state.ts';
import { findTownFacts } from '../pages/town-facts-words.ts';
import { serviceSlugs } from '../services/service-slugs.ts';
import { services } from '../services/services.ts';
import { cities, citySlugs } from './cities.ts';
import { findCityPage, findLocalText } from './local-texts.ts';
import { factRegister } from './town-facts.ts';

// What nobody has written of a town is the product's (default-texts.test.ts).
const texts = serviceSlugs.flatMap((service) =>
  citySlugs
    .filter((city) => cities[city].services?.[service])
    .map((city) => {
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

const pages = citySlugs.filter((slug) => cities[slug].page).map((slug) => ({ slug, ...findCityPage(slug) }));

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

// What a page, a list or we ourselves do not say: who issues the permit and whom we ask is the answer.
const nonAnswer =
  /\b(?:do|does)(?: not|n’t) (?:say|mention|name|list|answer|tell)\b|\bnames? no\b|\bno (?:line|figure|\S+ line)\b|\bpage (?:that )?leaves open|\bbut not which\b|\bnot (?:addresses|published)\b|\bwe (?:do not|don’t) know\b|\b(?:have|was) not read\b/i;

test('no text, title, description or fact of a place says only what somebody does not say', () => {
  const facts = factRegister.filter(({ holdsIn }) => typeof holdsIn !== 'string');
  const all = [
    ...texts.map(({ words, pageTitle, pageDescription }) => [words, pageTitle, pageDescription]),
    ...cityTexts.map(({ words }) => [words]),
    ...pages.map(({ pageTitle, pageDescription }) => [pageTitle, pageDescription]),
    ...facts.map(({ text, brief = '' }) => [text, brief]),
  ].flat();
  const sentences = all.flatMap((text) => text.split(/(?<=[.?!]) /));
  expect(sentences.filter((sentence) => nonAnswer.test(sentence))).toEqual([]);
});

test('no text tells a day, a wind speed or a share twice', () => {
  for (const { name, words } of [...texts, ...cityTexts])
    expectDistinct(words.match(/[A-Z][a-z]+ \d{1,2}, \d{4}|\d+ mph|[\d.]+%/g) ?? [], name);
});

describe('the texts of a service in a town', () => {
  test('each names its town', () => {
    for (const { name, city, words } of texts) expect(words, name).toContain(cities[city].name);
  });

  // Proves R20.3.
  test('each title names the service as its own page does', () => {
    for (const { name, service, pageTitle } of texts)
      expect(pageTitle.toLowerCase(), name).toContain(services[service].label.toLowerCase());
  });

  // Proves 3.23.
  test('each has a title and a description that are no template with the town swapped', () => {
    for (const { name, city, pageTitle } of texts) expect(pageTitle, name).toContain(cities[city].name);
    const withoutTowns = (text: string) =>
      citySlugs.reduce(
        (left, slug) =>
          left.replaceAll(cities[slug].name, '*').replaceAll(`${cities[slug].county} County`, '*'),
        text,
      );
    for (const part of ['pageTitle', 'pageDescription', 'intro'] as const)
      expectDistinct(texts.map((text) => withoutTowns(text[part]).replaceAll(/\d[\d.,-]*/g, '#')));
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

describe('the words of one page', () => {
  // Proves R27.5.
  test('open with a noun: no first sentence points back across a heading', () => {
    const pointing =
      /^(?:It|They|Those|These|That|This|There|He|She|So|Then|Two things|One thing|The (?:number|answer|first|page|list|seal|difference|rest|division)|The city’s (?:page|answer|list|division)|Either|Also|Either way|As for|Whether it)\b/;
    for (const { name, paragraphs, issueRemarks } of texts)
      for (const text of [paragraphs[0], ...issueRemarks.map(({ remark }) => remark)])
        expect(text, name).not.toMatch(pointing);
  });

  // Proves R27.6.
  test('send a reader to an office at most once, and give no office’s number in the prose', () => {
    const asks =
      /\b(?:we|We) (?:ask|call|put|settle)\b[^.]*\b(?:city|county|office|division|Inspection|Zoning|Development|Commission|department|Planning)\b|\b(?:Ask|ask|Call|call) (?:the|Planning|Building|Greene|Montgomery|City)\b[^.]*\b(?:city|county|office|division|Inspection|Zoning|Development|Commission|department|Planning|Officer|planner)\b/g;
    for (const { name, words } of texts) {
      expect(words.match(asks)?.length ?? 0, name).toBeLessThanOrEqual(1);
      expect(words, name).not.toMatch(/\b\d{3}-\d{3}-\d{4}\b/);
    }
  });
});

test('an office is listed once, and each phone number under one name', () => {
  for (const { name, service, city } of texts) {
    const lines = findTownFacts(cities[city], service).rows.flatMap((row) => row.lines);
    expectDistinct(
      lines.flatMap(({ text, telephone, href }) => (href && telephone ? [`${text} ${telephone}`] : [])),
      name,
    );
  }
});

function expectDistinct(words: readonly string[], name?: string): void {
  expect(
    words.filter((text, place) => words.indexOf(text) !== place),
    name,
  ).toEqual([]);
}

describe('the city pages', () => {
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
});
