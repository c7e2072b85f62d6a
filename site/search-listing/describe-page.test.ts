import { expect, test } from 'vitest';
import { company } from '#client/company.ts';
import { farTown as town } from '../../tests/some-towns.ts';
import { breadcrumbsToService } from './breadcrumbs.ts';
import { businessId } from './describe-business.ts';
import { describeBreadcrumbs, describeOffer, describeVisibleQuestions } from './describe-page.ts';

const siteUrl = 'https://roof.example';
const page = { description: 'Standing seam.', path: '/metal-roofing' };

test('a service in a town is offered in that town alone', () => {
  expect(describeOffer(siteUrl, page, 'Metal Roofing', town)).toEqual({
    '@type': 'Service',
    name: `Metal Roofing in ${town.displayName}`,
    serviceType: 'Metal Roofing',
    description: 'Standing seam.',
    url: 'https://roof.example/metal-roofing',
    provider: { '@id': businessId(siteUrl) },
    areaServed: {
      '@type': 'City',
      name: town.name,
      containedInPlace: {
        '@type': 'AdministrativeArea',
        name: `${town.county} County, ${company.region}`,
      },
    },
  });
});

test('breadcrumbs are numbered from one with full addresses', () => {
  expect(
    describeBreadcrumbs(siteUrl, breadcrumbsToService({ slug: 'metal-roofing', title: 'Metal Roofing' })),
  ).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://roof.example/' },
      { position: 2, item: 'https://roof.example/services' },
      { position: 3, name: 'Metal Roofing', item: 'https://roof.example/metal-roofing' },
    ],
  });
});

test('a question keeps the answer the page shows', () => {
  const question = { question: 'How long does it last?', answer: 'Fifty years & more.' };
  expect(describeVisibleQuestions([question])).toMatchObject({
    mainEntity: [{ name: question.question, acceptedAnswer: { text: question.answer } }],
  });
});
