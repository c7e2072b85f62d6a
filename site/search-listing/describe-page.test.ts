import { expect, test } from 'vitest';
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
const troy = { slug: 'troy-oh', name: 'Troy', displayName: 'Troy, OH', county: 'Miami' } as const;

test('a service is offered by the company described beside it', () => {
  expect(describeService(siteUrl, metal)).toMatchObject({
    url: 'https://roof.example/metal-roofing',
    provider: { '@id': businessId(siteUrl) },
  });
});

test('a service in a town is offered in that town alone', () => {
  expect(describeServiceInCity(siteUrl, metal, troy, 'Metal roofs in Troy.')).toMatchObject({
    name: 'Metal Roofing in Troy, OH',
    description: 'Metal roofs in Troy.',
    areaServed: { '@type': 'City', name: 'Troy, OH' },
  });
});

test('the page of a town says that the company works on roofs in that town alone', () => {
  expect(describeRoofingInCity(siteUrl, troy, 'Roofers in Troy.')).toEqual({
    '@type': 'Service',
    name: 'Roofing in Troy, OH',
    serviceType: 'Roofing',
    description: 'Roofers in Troy.',
    url: 'https://roof.example/locations/troy-oh',
    provider: { '@id': businessId(siteUrl) },
    areaServed: {
      '@type': 'City',
      name: 'Troy, OH',
      containedInPlace: { '@type': 'AdministrativeArea', name: 'Miami County, Ohio' },
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
