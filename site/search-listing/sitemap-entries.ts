import { sortContentFiles } from './content-of-route.ts';
import type { Route } from './indexed-routes.ts';

export interface SitemapEntry {
  readonly path: string;
  /** ISO date. */
  readonly lastModified: string;
}

/**
 * One entry a route, dated by the newest content file the page shows: a change of layout or a rebuild is not
 * a change of the page, and search engines stop believing dates that move without reason.
 * `contentDates` maps every file under content/ to the ISO date of its last change.
 * @throws Error naming the route when none of the files belongs to it.
 */
export function sitemapEntries(
  routes: readonly Route[],
  contentDates: ReadonlyMap<string, string>,
): readonly SitemapEntry[] {
  const filesShownOn = sortContentFiles([...contentDates.keys()]);
  return routes.map((route) => {
    const dates = filesShownOn(route).map((file) => contentDates.get(file) ?? '');
    const lastModified = dates.sort().at(-1);
    if (!lastModified) throw new Error(`No content file belongs to ${route.path}, so its date is unknown.`);
    return { path: route.path, lastModified };
  });
}
