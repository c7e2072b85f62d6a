// What a build makes besides pages: the listing for search engines, and of the contractor's name, logo and pictures the link
// picture, icons and made-smaller photographs.

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import mime from 'mime-types';
import { linkPicturePath } from '#site/search-listing/page-metadata.ts';
import { preparePictures } from './client-pictures.ts';
import { drawFavicon, drawIcon, drawTabIcon, icons } from './draw-icons.ts';
import { drawLinkPicture } from './link-picture.ts';
import { composeListingFiles, readContentDate } from './search-listing-files.ts';

const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

async function makeFiles(siteUrl: string): Promise<Readonly<Record<string, string | Buffer>>> {
  const drawn = await Promise.all(
    icons.map(async (icon) => [`/icons/${icon.name}`, await drawIcon(icon)] as const),
  );
  return {
    ...(await composeListingFiles(siteUrl, await readContentDate(projectFolder))),
    '/favicon.ico': await drawFavicon(),
    '/icons/favicon.svg': drawTabIcon(),
    [linkPicturePath]: await drawLinkPicture(),
    ...Object.fromEntries(drawn),
    ...(await preparePictures()),
  };
}

/** Adds them to a build, and in development serves them. It must come before what compresses the build. */
export function generatedFiles(siteUrl: string): AstroIntegration {
  return {
    name: 'generated-files',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          const path = request.url?.split('?')[0] ?? '';
          if (!/^\/(site-map\.xml$|robots\.txt$|favicon\.ico$|icons\/|pictures\/)/.test(path)) return next();
          try {
            const file = (await makeFiles(siteUrl))[path];
            if (file === undefined) return next();
            response.setHeader('content-type', mime.lookup(path) || 'application/octet-stream');
            response.end(file);
          } catch (error) {
            next(error);
          }
        });
      },
      'astro:build:done': async ({ dir }) => {
        for (const [path, file] of Object.entries(await makeFiles(siteUrl))) {
          const place = join(fileURLToPath(dir), path);
          await mkdir(dirname(place), { recursive: true });
          await writeFile(place, file);
        }
      },
    },
  };
}
