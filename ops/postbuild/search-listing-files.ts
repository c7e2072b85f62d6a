// The files search engines and phones ask the site for besides its pages: sitemap, robots.txt and web manifest.

import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AstroIntegration } from 'astro';
import { SitemapStream, streamToPromise } from 'sitemap';
import { company } from '#client/company.ts';
import { canonicalUrl } from '#site/search-listing/canonical-url.ts';
import { indexedRoutes } from '#site/search-listing/indexed-routes.ts';
import { colorOf } from './token-colors.ts';

const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

/** When the newest commit of its content was made; undefined without Git, because a made-up date is worse than none. */
export async function readContentDate(folder: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)(
      'git',
      ['log', '-1', '--format=%cI', '--', 'client', 'content'],
      {
        cwd: folder,
      },
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

/** What a phone needs to put the site on its home screen. */
const webManifest = {
  id: '/',
  name: company.name.value,
  short_name: company.shortName,
  start_url: '/',
  scope: '/',
  display: 'browser',
  lang: 'en-US',
  theme_color: colorOf('--surface-strong'),
  background_color: colorOf('--surface-page'),
  icons: [
    { src: '/icons/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

export async function composeListingFiles(
  siteUrl: string,
  contentDate: string | undefined,
): Promise<Readonly<Record<string, string>>> {
  return {
    'site-map.xml': await sitemapXml(siteUrl, contentDate),
    'robots.txt': robotsText(siteUrl),
    'manifest.webmanifest': `${JSON.stringify(webManifest)}\n`,
  };
}

/** Adds the listing to a build, and in development serves its files. It must come before what compresses the build. */
export function searchListing(siteUrl: string): AstroIntegration {
  const compose = async () => composeListingFiles(siteUrl, await readContentDate(projectFolder));
  return {
    name: 'search-listing',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          const name = request.url?.slice(1) ?? '';
          if (!/^(site-map\.xml|robots\.txt|manifest\.webmanifest)$/.test(name)) return next();
          try {
            response.end((await compose())[name]);
          } catch (error) {
            next(error);
          }
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        for (const [name, text] of Object.entries(await compose()))
          await writeFile(join(fileURLToPath(dir), name), text);
        logger.info(`sitemap of ${indexedRoutes.length} pages`);
      },
    },
  };
}
