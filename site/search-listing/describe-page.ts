import type { BreadcrumbList, FAQPage, Service } from 'schema-dts';
import type { Question } from '#client/shapes/service.ts';
import type { City } from '#content/cities/cities.ts';
import type { ServiceContent } from '#content/services/services.ts';
import type { Breadcrumb } from './breadcrumbs.ts';
import { canonicalUrl } from './canonical-url.ts';
import { businessId, describeCity, describeServiceArea } from './describe-business.ts';
import { cityPath, serviceInCityPath, servicePath } from './routes.ts';

type DescribedCity = Pick<City, 'slug' | 'name' | 'displayName' | 'countyInFull'>;
type DescribedService = Pick<ServiceContent, 'slug' | 'title' | 'pageDescription'>;

/** A service where the company offers it everywhere it works. */
export function describeService(siteUrl: string, service: DescribedService): Service {
  return {
    '@type': 'Service',
    name: service.title,
    serviceType: service.title,
    description: service.pageDescription,
    url: canonicalUrl(siteUrl, servicePath(service.slug)),
    provider: { '@id': businessId(siteUrl) },
    areaServed: describeServiceArea(),
  };
}

/** A service in one town; `description` is the one the page itself carries. */
export function describeServiceInCity(
  siteUrl: string,
  service: Pick<DescribedService, 'slug' | 'title'>,
  city: DescribedCity,
  description: string,
): Service {
  return {
    '@type': 'Service',
    name: `${service.title} in ${city.displayName}`,
    serviceType: service.title,
    description,
    url: canonicalUrl(siteUrl, serviceInCityPath(service.slug, city.slug)),
    provider: { '@id': businessId(siteUrl) },
    areaServed: describeCity(city),
  };
}

/** All our work in one town; `description` is the one the page itself carries. */
export function describeRoofingInCity(siteUrl: string, city: DescribedCity, description: string): Service {
  return {
    '@type': 'Service',
    name: `Roofing in ${city.displayName}`,
    serviceType: 'Roofing',
    description,
    url: canonicalUrl(siteUrl, cityPath(city.slug)),
    provider: { '@id': businessId(siteUrl) },
    areaServed: describeCity(city),
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
