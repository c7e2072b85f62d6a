import { features } from '#content/business/features.ts';
import type { CitySlug } from '#content/cities/cities.ts';
import type { SampleSlug } from '#content/pages/sample-documents.ts';
import type { ServiceSlug } from '#content/services/service-slugs.ts';

// Scripts in the browser import this, so it lists no towns: indexed-routes.ts does.

/** The one-off pages by name, and the path of each. */
export const pagePaths = {
  home: '/',
  about: '/about',
  services: '/services',
  contact: '/contact',
  financing: '/financing',
  locations: '/locations',
  storms: '/storms',
  'before-you-sign': '/before-you-sign',
  'roof-materials': '/roof-materials',
  'roof-cost-examples': '/roof-cost',
  'roof-cost': '/roofing-calculator',
  'energy-savings': '/energy-savings-calculator',
  'privacy-policy': '/privacy-policy',
  'terms-of-service': '/terms-of-service',
  sitemap: '/sitemap',
  accessibility: '/accessibility',
} as const;

export type PageName = keyof typeof pagePaths;

const switches = {
  financing: features.financing,
  'energy-savings': features.energyCalculator,
} as const satisfies Partial<Record<PageName, boolean>>;

type SwitchedPage = keyof typeof switches;

const isSwitchedOff = (page: PageName) => page in switches && !switches[page as SwitchedPage];

/** Pages that a contractor may switch off and has not. They are in site/switched-pages/, for Astro to be told of. */
export const switchedPages = (Object.keys(switches) as SwitchedPage[]).filter((page) => !isSwitchedOff(page));

/** The one-off pages that this site has. */
export const pageNames = (Object.keys(pagePaths) as PageName[]).filter((page) => !isSwitchedOff(page));

export function servicePath(service: ServiceSlug): string {
  return `/${service}`;
}

export function cityPath(city: CitySlug): string {
  return `/locations/${city}`;
}

export function serviceInCityPath(service: ServiceSlug, city: CitySlug): string {
  return `/services/${service}/${city}`;
}

export function samplePath(document: SampleSlug): string {
  return `/samples/${document}`;
}
