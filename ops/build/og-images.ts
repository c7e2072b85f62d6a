// A link picture for every listed page of the built site, drawn from the title the page itself carries.

import { writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'node-html-parser';
import { company } from '#content/business/company.ts';
import { cities } from '#content/cities/cities.ts';
import { type Route, routes } from '#site/search-listing/indexed-routes.ts';
import { ogImagePath } from '#site/search-listing/page-metadata.ts';
import { drawOgImage } from './draw-og-image.ts';

const routeOfPath = new Map(routes.map((route) => [route.path, route]));

/** `locations/troy-oh.html` → the route `/locations/troy-oh`; undefined for pages that are not listed. */
function routeOfPage(page: string): Route | undefined {
  const path = `/${page
    .split(sep)
    .join('/')
    .replace(/\.html$/, '')}`;
  return routeOfPath.get(path === '/index' ? '/' : path);
}

function kickerOf(route: Route): string {
  return 'city' in route
    ? `${cities[route.city].county} County, ${company.region}`
    : `${company.town}, ${company.region}`;
}

/** The title without the company's name at its end: the name stands in the picture already. */
function titleOf(html: string, page: string): string {
  const [tag = ''] = /<meta property="og:title"[^>]*>/.exec(html) ?? [];
  const title = parse(tag).querySelector('meta')?.getAttribute('content');
  if (!title) throw new Error(`The page ${page} was built without a title.`);
  return title.replace(/\s+[|·–—]\s+[^|·–—]*$/, (ending) =>
    ending.endsWith(company.name.value) ? '' : ending,
  );
}

/**
 * Draws the picture of `page` (its path in `siteFolder`) from the words in `html`, if the page is a listed one; returns
 * whether it is. The folder of the pictures must exist.
 */
export async function writeOgImage(siteFolder: string, page: string, html: string): Promise<boolean> {
  const route = routeOfPage(page);
  if (!route) return false;
  const png = await drawOgImage({ title: titleOf(html, page), kicker: kickerOf(route) });
  writeFileSync(join(siteFolder, ogImagePath(route.path)), png);
  return true;
}
