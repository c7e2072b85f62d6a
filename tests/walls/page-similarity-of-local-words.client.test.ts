import { describe, expect, test } from 'vitest';
import { citySlugs } from '#content/cities/cities.ts';
import { findCityPage, findLocalText } from '#content/cities/local-texts.ts';
import { summarizeSteps } from '#content/pages/service-in-city-page-words.ts';
import { serviceSlugs } from '#content/services/service-slugs.ts';
import { services } from '#content/services/services.ts';
import { findNearestSiblings, type PageText } from './page-similarity.ts';

const pairs = serviceSlugs.flatMap((service) => citySlugs.map((city) => ({ service, city })));

function listLocalWords({ service, city }: (typeof pairs)[number]): string {
  const { intro, paragraphs, points, issueRemarks } = findLocalText(service, city);
  return [
    intro,
    ...paragraphs,
    ...points.flatMap(({ question, answer }) => [question, answer]),
    ...issueRemarks.map(({ remark }) => remark),
  ].join('\n');
}

function expectAllBelow(pages: readonly PageText[], ceiling: number): void {
  expect(findNearestSiblings(pages).filter(({ similarity }) => similarity >= ceiling)).toEqual([]);
}

describe('the words written for one place are about that place', () => {
  test('no two of the 96 local texts share more than a twentieth of their words in runs of five', () => {
    expectAllBelow(
      pairs.map((pair) => ({ name: `${pair.service} in ${pair.city}`, text: listLocalWords(pair) })),
      0.05,
    );
  });

  test('with the issues and steps that all towns share, no page is a quarter like its sibling', () => {
    expectAllBelow(
      pairs.map((pair) => {
        const service = services[pair.service];
        const shared = [
          ...service.issues.map(({ title }) => title),
          ...summarizeSteps(service).flatMap(({ title, text }) => [title, text]),
        ];
        return {
          name: `${pair.service} in ${pair.city}`,
          text: [listLocalWords(pair), ...shared].join('\n'),
        };
      }),
      0.25,
    );
  });

  test('no two city pages share more than a twentieth', () => {
    expectAllBelow(
      citySlugs.map((slug) => {
        const { lead, paragraphs, cardTexts } = findCityPage(slug);
        return {
          name: slug,
          text: [lead, ...paragraphs, ...Object.values(cardTexts)].join('\n'),
        };
      }),
      0.05,
    );
  });
});
