import type { City } from '#content/cities/cities.ts';
import type { ServiceContent } from '#content/services/services.ts';
import { cityPath, type PageName, pagePaths, serviceInCityPath, servicePath } from './routes.ts';

/** One step of the way from the home page; the last one is the page itself. */
export interface Breadcrumb {
  readonly name: string;
  readonly path: string;
}

type NamedService = Pick<ServiceContent, 'slug' | 'title'>;
type NamedCity = Pick<City, 'slug' | 'name'>;

const home: Breadcrumb = { name: 'Home', path: pagePaths.home };
const services: Breadcrumb = { name: 'Roofing Services', path: pagePaths.services };
const locations: Breadcrumb = { name: 'Locations', path: pagePaths.locations };

/** The home page has no way to it: an empty list. */
export function breadcrumbsToPage(page: PageName, name: string): readonly Breadcrumb[] {
  return page === 'home' ? [] : [home, { name, path: pagePaths[page] }];
}

export function breadcrumbsToService(service: NamedService): readonly Breadcrumb[] {
  return [home, services, { name: service.title, path: servicePath(service.slug) }];
}

export function breadcrumbsToCity(city: NamedCity): readonly Breadcrumb[] {
  return [home, locations, { name: city.name, path: cityPath(city.slug) }];
}

export function breadcrumbsToServiceInCity(service: NamedService, city: NamedCity): readonly Breadcrumb[] {
  return [
    ...breadcrumbsToCity(city),
    { name: service.title, path: serviceInCityPath(service.slug, city.slug) },
  ];
}
