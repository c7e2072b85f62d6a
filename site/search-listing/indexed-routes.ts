import { type CitySlug, citySlugs } from '#content/cities/cities.ts';
import { isCityIndexed, isIndexed } from '#content/cities/town-facts.ts';
import { type ServiceSlug, serviceSlugs } from '#content/services/service-slugs.ts';
import { cityPath, type PageName, pageNames, pagePaths, serviceInCityPath, servicePath } from './routes.ts';

/** A page of the site, apart from the 404 page and the replies to a sent form. */
export type Route =
  | { readonly kind: 'page'; readonly path: string; readonly page: PageName }
  | { readonly kind: 'service'; readonly path: string; readonly service: ServiceSlug }
  | { readonly kind: 'city'; readonly path: string; readonly city: CitySlug }
  | {
      readonly kind: 'service-in-city';
      readonly path: string;
      readonly service: ServiceSlug;
      readonly city: CitySlug;
    };

/** Every page: a build must contain these, no more and no fewer. */
export const routes: readonly Route[] = [
  ...pageNames.map((page) => ({ kind: 'page', path: pagePaths[page], page }) as const),
  ...serviceSlugs.map((service) => ({ kind: 'service', path: servicePath(service), service }) as const),
  ...citySlugs.map((city) => ({ kind: 'city', path: cityPath(city), city }) as const),
  ...serviceSlugs.flatMap((service) =>
    citySlugs.map(
      (city) => ({ kind: 'service-in-city', path: serviceInCityPath(service, city), service, city }) as const,
    ),
  ),
];

/** The pages that search engines may list, and site-map.xml does. Computed from words and facts: reading 22b. */
export const indexedRoutes: readonly Route[] = routes.filter((route) => {
  if (route.kind === 'city') return isCityIndexed(route.city);
  return route.kind !== 'service-in-city' || isIndexed(route.service, route.city);
});
