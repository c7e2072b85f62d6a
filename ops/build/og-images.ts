// A link picture for every listed page of the built site, drawn from the title the page itself carries.
// Drawing takes seconds for all of them; what was drawn before comes from a cache keyed by the drawing's content.

import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'node-html-parser';
import { company } from '#content/business/company.ts';
import { cities } from '#content/cities/cities.ts';
import { ogImagePath } from '#site/search-listing/page-metadata.ts';
import { type Route, routes } from '#site/search-listing/routes.ts';
import { composeOgImage, renderOgImage } from './draw-og-image.ts';

/** As many at once as the renderer has threads by default; more only holds more pictures in memory. */
const handCount = 4;

function kickerOf(route: Route): string {
  return 'city' in route
    ? `${cities[route.city].county} County, ${company.region}`
    : `${company.town}, ${company.region}`;
}

/** The title without the company's name at its end: the name stands in the picture already. */
function titleOf(html: string, path: string): string {
  const head = parse(html.slice(0, html.indexOf('</head>')));
  const title =
    head.querySelector('meta[property="og:title"]')?.getAttribute('content') ??
    head.querySelector('title')?.textContent;
  if (!title) throw new Error(`The page ${path} was built without a title.`);
  return title.replace(/\s+[|·–—]\s+[^|·–—]*$/, (ending) =>
    ending.endsWith(company.name.value) ? '' : ending,
  );
}

async function drawCached(svg: string, cacheFolder: string): Promise<Buffer> {
  const cached = join(cacheFolder, `${createHash('sha256').update(svg).digest('hex')}.png`);
  try {
    return await readFile(cached);
  } catch {
    const png = await renderOgImage(svg);
    await writeFile(cached, png);
    return png;
  }
}

async function readBuiltPage(siteFolder: string, path: string): Promise<string | null> {
  try {
    return await readFile(join(siteFolder, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  } catch {
    return null;
  }
}

/** Writes the pictures of all listed pages found in `siteFolder` beside them; returns how many. */
export async function writeOgImages(siteFolder: string, cacheFolder: string): Promise<number> {
  await mkdir(cacheFolder, { recursive: true });
  await mkdir(join(siteFolder, dirname(ogImagePath('/'))), { recursive: true });
  const queue = routes.values();
  let drawn = 0;
  await Promise.all(
    Array.from({ length: handCount }, async () => {
      for (const route of queue) {
        const html = await readBuiltPage(siteFolder, route.path);
        if (html === null) continue;
        const svg = composeOgImage({ title: titleOf(html, route.path), kicker: kickerOf(route) });
        await writeFile(join(siteFolder, ogImagePath(route.path)), await drawCached(svg, cacheFolder));
        drawn += 1;
      }
    }),
  );
  return drawn;
}
