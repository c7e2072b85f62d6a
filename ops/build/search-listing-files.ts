// The files search engines and phones ask the site for besides its pages: sitemap, robots.txt and web manifest. They are
// written after Astro has built the pages, because the sitemap needs what no page may read: the dates of the content.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { routes } from '#site/search-listing/indexed-routes.ts';
import { robotsText } from '#site/search-listing/robots-text.ts';
import { sitemapEntries } from '#site/search-listing/sitemap-entries.ts';
import { sitemapFiles } from '#site/search-listing/sitemap-xml.ts';
import { webManifest } from '#site/search-listing/web-manifest.ts';
import { readContentDates } from './content-dates.ts';
import { readTokenColors } from './token-colors.ts';

const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

/** Name and text of every text file of the listing. */
export async function composeListingFiles(siteUrl: string): Promise<ReadonlyMap<string, string>> {
  const colorOf = readTokenColors();
  const colors = { theme: colorOf('--surface-strong'), background: colorOf('--surface-page') };
  const entries = sitemapEntries(routes, await readContentDates(projectFolder));
  return new Map([
    ...sitemapFiles(siteUrl, entries).map(({ name, xml }) => [name, xml] as const),
    ['robots.txt', robotsText(siteUrl)] as const,
    ['manifest.webmanifest', `${JSON.stringify(webManifest(colors))}\n`] as const,
  ]);
}

/** Adds the listing to a build, and in development serves its text files. It must come before what compresses the build. */
export function searchListing(siteUrl: string): AstroIntegration {
  return {
    name: 'search-listing',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          const name = request.url?.slice(1) ?? '';
          if (!/^(site-map\S*\.xml|robots\.txt|manifest\.webmanifest)$/.test(name)) return next();
          try {
            response.end((await composeListingFiles(siteUrl)).get(name));
          } catch (error) {
            next(error);
          }
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        for (const [name, text] of await composeListingFiles(siteUrl))
          await writeFile(join(folder, name), text);
        logger.info(`sitemap of ${routes.length} pages`);
      },
    },
  };
}
