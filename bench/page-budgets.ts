// What a page may weigh, by kind. Kilobytes are 1,000 bytes as they cross the wire, brotli.

import { citySlugs } from '#content/cities/cities.ts';

export interface PageBudget {
  readonly scriptKilobytes: number;
  readonly styleKilobytes: number;
  readonly htmlKilobytes: number;
  readonly requests: number;
}

export const pageBudgets = {
  'without an island': { scriptKilobytes: 8, styleKilobytes: 11.5, htmlKilobytes: 22, requests: 8 },
  'with a form': { scriptKilobytes: 90, styleKilobytes: 22, htmlKilobytes: 30, requests: 14 },
  // With its results: WebKit 2.50 never again fetches a module that failed to come once, not even after a reload.
  calculator: { scriptKilobytes: 138, styleKilobytes: 22, htmlKilobytes: 25, requests: 20 },
} as const satisfies Record<string, PageBudget>;

export type PageKind = keyof typeof pageBudgets;

/** One page of every sort that the budgets name; the wall test visits these, the benchmark prints them. */
export const measuredPages: readonly { readonly path: string; readonly kind: PageKind }[] = [
  { path: '/', kind: 'with a form' },
  { path: '/contact', kind: 'with a form' },
  { path: '/roofing-calculator', kind: 'calculator' },
  { path: '/energy-savings-calculator', kind: 'calculator' },
  { path: '/about', kind: 'without an island' },
  { path: '/services', kind: 'without an island' },
  { path: '/financing', kind: 'without an island' },
  { path: '/sitemap', kind: 'without an island' },
  { path: '/storms', kind: 'without an island' },
  { path: '/metal-roofing', kind: 'without an island' },
  { path: '/roof-inspection', kind: 'without an island' },
  { path: `/locations/${citySlugs[2]}`, kind: 'without an island' },
  { path: `/services/flat-roof-systems/${citySlugs[2]}`, kind: 'without an island' },
];

/** Everything a phone loads to show the first view of the home page. */
export const homeFirstViewKilobytes = 200;
