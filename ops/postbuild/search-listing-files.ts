// The files search engines ask the site for besides its pages: sitemap and robots.txt.

import { execFile } from 'node:child_process';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { SitemapStream, streamToPromise } from 'sitemap';
import { canonicalUrl } from '#site/search-listing/canonical-url.ts';
import { indexedRoutes } from '#site/search-listing/indexed-routes.ts';

/** When the newest commit of its content was made; undefined without Git, because a made-up date is worse than none. */
export async function readContentDate(folder: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)(
      'git',
      ['log', '-1', '--format=%cI', '--', 'client', 'content'],
      { cwd: folder },
    );
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}

async function sitemapXml(siteUrl: string, contentDate: string | undefined): Promise<string> {
  const rows = indexedRoutes.map(({ path }) => ({
    url: canonicalUrl(siteUrl, path),
    ...(contentDate && { lastmod: contentDate }),
  }));
  const xmlns = { news: false, xhtml: false, image: false, video: false };
  const xml = Readable.from(rows).pipe(new SitemapStream({ lastmodDateOnly: true, xmlns }));
  return (await streamToPromise(xml)).toString();
}

/** Everything may be read but the lead server, which has no pages. */
function robotsText(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${canonicalUrl(siteUrl, '/site-map.xml')}\n`;
}

export async function composeListingFiles(
  siteUrl: string,
  contentDate: string | undefined,
): Promise<Readonly<Record<'/site-map.xml' | '/robots.txt', string>>> {
  return {
    '/site-map.xml': await sitemapXml(siteUrl, contentDate),
    '/robots.txt': robotsText(siteUrl),
  };
}
