import { expect, test } from 'vitest';
import { company } from '#client/company.ts';
import { farTown as town } from '../../tests/some-towns.ts';
import { breadcrumbsToService } from './breadcrumbs.ts';
import { businessId } from './describe-business.ts';
import {
  describeBreadcrumbs,
  describeRoofingInCity,
  describeService,
  describeServiceInCity,
  describeVisibleQuestions,
} from './describe-page.ts';

const siteUrl = 'https://roof.example';
const metal = { slug: 'metal-roofing', title: 'Metal Roofing', pageDescription: 'Standing seam.' } as const;

test('a service is offered by the company described beside it', () => {
  expect(describeService(siteUrl, metal)).toMatchObject({
    url: 'https://roof.example/metal-roofing',
    provider: { '@id': businessId(siteUrl) },
  });
});

test('a service in a town is offered in that town alone', () => {
  expect(describeServiceInCity(siteUrl, metal, town, 'Metal roofs in town.')).toMatchObject({
    name: `Metal Roofing in ${town.displayName}`,
    description: 'Metal roofs in town.',
    areaServed: { '@type': 'City', name: town.name },
  });
});

test('the page of a town says that the company works on roofs in that town alone', () => {
  expect(describeRoofingInCity(siteUrl, town, 'Roofers in town.')).toEqual({
    '@type': 'Service',
    name: `Roofing in ${town.displayName}`,
    serviceType: 'Roofing',
    description: 'Roofers in town.',
    url: `https://roof.example/locations/${town.slug}`,
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
  expect(describeBreadcrumbs(siteUrl, breadcrumbsToService(metal))).toMatchObject({
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
