import { type CitySlug, citySlugs } from '#content/cities/city-slugs.ts';
import { type ServiceSlug, serviceSlugs } from '#content/services/service-slugs.ts';

/** The one-off pages under the noun every room uses for them, and where each one stands. */
export const pagePaths = {
  home: '/',
  about: '/about',
  services: '/services',
  contact: '/contact',
  financing: '/financing',
  'roof-cost': '/roofing-calculator',
  'energy-savings': '/energy-savings-calculator',
  'privacy-policy': '/privacy-policy',
  'terms-of-service': '/terms-of-service',
  sitemap: '/sitemap',
  accessibility: '/accessibility',
} as const;

export type PageName = keyof typeof pagePaths;

/** A page that search engines may list. */
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

export function servicePath(service: ServiceSlug): string {
  return `/${service}`;
}

export function cityPath(city: CitySlug): string {
  return `/locations/${city}`;
}

export function serviceInCityPath(service: ServiceSlug, city: CitySlug): string {
  return `/services/${service}/${city}`;
}

/** Every indexable page: the sitemap lists these and a build must contain them, no more and no fewer. */
export const routes: readonly Route[] = [
  ...(Object.keys(pagePaths) as PageName[]).map(
    (page) => ({ kind: 'page', path: pagePaths[page], page }) as const,
  ),
  ...serviceSlugs.map((service) => ({ kind: 'service', path: servicePath(service), service }) as const),
  ...citySlugs.map((city) => ({ kind: 'city', path: cityPath(city), city }) as const),
  ...serviceSlugs.flatMap((service) =>
    citySlugs.map(
      (city) => ({ kind: 'service-in-city', path: serviceInCityPath(service, city), service, city }) as const,
    ),
  ),
];
