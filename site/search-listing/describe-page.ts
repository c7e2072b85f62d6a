import type { BreadcrumbList, FAQPage, Service } from 'schema-dts';
import type { Question } from '#client/shapes/service.ts';
import type { City } from '#content/cities/cities.ts';
import type { Breadcrumb } from './breadcrumbs.ts';
import { canonicalUrl } from './canonical-url.ts';
import { businessId, describeCity, describeServiceArea } from './describe-business.ts';
import type { PageMetadata } from './page-metadata.ts';

type DescribedCity = Pick<City, 'slug' | 'name' | 'displayName' | 'countyInFull'>;
/** What the page offers: in one town, or without one wherever the company works. */
export function describeOffer(
  siteUrl: string,
  { description, path }: Pick<PageMetadata, 'description' | 'path'>,
  serviceType: string,
  city?: DescribedCity,
): Service {
  return {
    '@type': 'Service',
    name: city ? `${serviceType} in ${city.displayName}` : serviceType,
    serviceType,
    description,
    url: canonicalUrl(siteUrl, path),
    provider: { '@id': businessId(siteUrl) },
    areaServed: city ? describeCity(city) : describeServiceArea(),
  };
}

export function describeBreadcrumbs(siteUrl: string, breadcrumbs: readonly Breadcrumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name,
      item: canonicalUrl(siteUrl, path),
    })),
  };
}

/** Pass only questions that the page shows with their answers: anything else is against the search engines' rules. */
export function describeVisibleQuestions(questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
