import { features } from '#content/business/features.ts';
import { cityList } from '#content/cities/cities.ts';
import { arePermitsKnown } from '#content/cities/town-facts.ts';
import { stormsLinkLabel } from '#content/pages/storms.ts';
import { serviceList } from '#content/services/services.ts';
import { onlyWhere } from '#content/wording/only-where.ts';
import { cityPath, pagePaths, servicePath } from '../search-listing/routes.ts';

export interface NavigationLink {
  readonly label: string;
  readonly path: string;
}

/** Header and mobile menu; the labels are fixed by the specification (§2). */
export const mainLinks: readonly NavigationLink[] = [
  { label: 'Home', path: pagePaths.home },
  { label: 'Roofing Services', path: pagePaths.services },
  { label: 'About Us', path: pagePaths.about },
  ...onlyWhere(features.financing, { label: 'Financing', path: pagePaths.financing }),
  { label: 'Roof Cost Calculator', path: pagePaths['roof-cost'] },
  { label: 'Contact', path: pagePaths.contact },
];

export const serviceLinks: readonly NavigationLink[] = serviceList.map(({ label, slug }) => ({
  label,
  path: servicePath(slug),
}));

export const cityLinks: readonly NavigationLink[] = cityList.map(({ name, slug }) => ({
  label: name,
  path: cityPath(slug),
}));

/** What a homeowner may want to read before asking anybody; also on the site map page. */
export const guideLinks: readonly NavigationLink[] = [
  { label: 'Roof cost examples', path: pagePaths['roof-cost-examples'] },
  { label: 'Roof materials compared', path: pagePaths['roof-materials'] },
  { label: 'Before you sign', path: pagePaths['before-you-sign'] },
  { label: stormsLinkLabel, path: pagePaths.storms },
  { label: arePermitsKnown ? 'Locations and permits' : 'Locations', path: pagePaths.locations },
];

export const toolLinks: readonly NavigationLink[] = [
  { label: 'Roof cost calculator', path: pagePaths['roof-cost'] },
  ...onlyWhere(features.energyCalculator, {
    label: 'Energy savings calculator',
    path: pagePaths['energy-savings'],
  }),
  ...guideLinks,
  ...onlyWhere(features.financing, { label: 'Financing', path: pagePaths.financing }),
  { label: 'About us', path: pagePaths.about },
  { label: 'Complete site map', path: pagePaths.sitemap },
];

export const accessibilityLink: NavigationLink = { label: 'Accessibility', path: pagePaths.accessibility };

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Privacy policy', path: pagePaths['privacy-policy'] },
  { label: 'Terms of service', path: pagePaths['terms-of-service'] },
  accessibilityLink,
  { label: 'XML sitemap', path: '/site-map.xml' },
];

/** The pages on emergency repairs: there the call comes first. */
export const isUrgentPage = (path: string) => path.split('/').includes('emergency-repairs');

/** `page` on the page itself, `true` on the pages beneath it, so that a service page lights up "Roofing Services". */
export function currentMark(link: NavigationLink, path: string): 'page' | 'true' | undefined {
  if (link.path === path) return 'page';
  const isService =
    path.startsWith(`${pagePaths.services}/`) || serviceLinks.some((service) => service.path === path);
  return link.path === pagePaths.services && isService ? 'true' : undefined;
}
