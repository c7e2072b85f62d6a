import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { cities, citySlugs } from '#content/cities/cities.ts';
import { findLocalText } from '#content/cities/local-texts.ts';
import { findTownFacts } from '#content/pages/town-facts-words.ts';
import { serviceList } from '#content/services/services.ts';
import { listBlocks } from '../../../tests/walls/page-similarity.ts';
import { breadcrumbsToServiceInCity } from '../../search-listing/breadcrumbs.ts';
import { ServiceInCityPage } from './ServiceInCityPage.tsx';

const pages = serviceList.flatMap((service) =>
  citySlugs.map((slug) => {
    const local = findLocalText(service.slug, slug);
    const markup = renderToStaticMarkup(
      <ServiceInCityPage
        service={service}
        city={cities[slug]}
        local={local}
        breadcrumbs={breadcrumbsToServiceInCity(service, cities[slug])}
      />,
    );
    return {
      name: `${service.slug} in ${slug}`,
      markup,
      local,
      city: cities[slug],
      service,
    };
  }),
);

// Proves R27.4.
test('every issue and step has its whole sentence, and every heading of a question has one under it', () => {
  const bare = pages.flatMap(({ name, markup }) =>
    listBlocks(markup)
      .filter(({ text }) => text.trim().split(/\s+/).length < 4 || !/[.?!”]$/.test(text.trim()))
      .map(({ heading }) => `${name}: ${heading}`),
  );
  expect(bare).toEqual([]);
});

test('a fact that is a sentence is set as text and not as a figure, also where it ends in quoted words', () => {
  const setLarge = pages.flatMap(({ name, markup }) =>
    [...markup.matchAll(/<dd>([^<]*[.?!]”?)</g)].map(([, text]) => `${name}: ${text}`),
  );
  expect(setLarge).toEqual([]);
});

describe('the words of one page', () => {
  // Proves R27.5.
  test('open with a noun: no first sentence points back across a heading', () => {
    const pointing =
      /^(?:It|They|Those|These|That|This|There|He|She|So|Then|Two things|One thing|The (?:number|answer|first|page|list|seal|difference|rest|division)|The city’s (?:page|answer|list|division)|Either|Also|Either way|As for|Whether it)\b/;
    const found = pages.flatMap(({ name, local: { paragraphs, issueRemarks } }) =>
      [paragraphs[0] ?? '', ...issueRemarks.map(({ remark }) => remark)]
        .filter((text) => pointing.test(text))
        .map((text) => `${name}: ${text.slice(0, 60)}`),
    );
    expect(found).toEqual([]);
  });

  // Proves R27.6.
  test('send a reader to an office at most once, and give no office’s number in the prose', () => {
    const asks =
      /\b(?:we|We) (?:ask|call|put|settle)\b[^.]*\b(?:city|county|office|division|Inspection|Zoning|Development|Commission|department|Planning)\b|\b(?:Ask|ask|Call|call) (?:the|Planning|Building|Greene|Montgomery|City)\b[^.]*\b(?:city|county|office|division|Inspection|Zoning|Development|Commission|department|Planning|Officer|planner)\b/g;
    const found = pages.flatMap(({ name, local }) => {
      const { intro, paragraphs, points, issueRemarks } = local;
      const words = [
        intro,
        ...paragraphs,
        ...points.flatMap(({ question, answer }) => [question, answer]),
        ...issueRemarks.map(({ remark }) => remark),
      ].join(' ');
      const sent = words.match(asks) ?? [];
      return sent.length > 1 || /\b\d{3}-\d{3}-\d{4}\b/.test(words) ? [`${name}: ${sent.join(' | ')}`] : [];
    });
    expect(found).toEqual([]);
  });
});

test('an office is listed once, and each phone number under one name', () => {
  for (const { name, city, service } of pages) {
    const lines = findTownFacts(city, service.slug).rows.flatMap((row) => row.lines);
    const named = lines.flatMap(({ text, telephone, href }) =>
      href && telephone ? [`${text} ${telephone}`] : [],
    );
    expect(new Set(named).size, name).toBe(named.length);
  }
});
