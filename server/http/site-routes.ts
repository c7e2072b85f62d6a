// GET and HEAD of everything a visitor reads. Near misses are redirected once, all else gets the 404 page.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { company } from '#client/company.ts';
import { serviceSlugs } from '#content/services/service-slugs.ts';
import { chooseEncoding, type SiteFile, type SiteFiles } from './site-files.ts';

const notFoundPath = '/404';

/** The canonical form of a path: no trailing slash, lower case, no `.html`. Null when it is canonical already. */
function canonicalPath(path: string): string | null {
  const canonical =
    path
      .replace(/\/{2,}/g, '/')
      .replace(/(?:\/index)?\.html$/i, '')
      .replace(/\/+$/, '')
      .toLowerCase() || '/';
  return canonical === path ? null : canonical;
}

/** `/services/<service>/<city>`. Every pair that exists is a page, so one without a page is unknown (reading 25). */
function namesServiceInCity(path: string): boolean {
  return /^\/services\/[^/]+\/[^/]+$/.test(path);
}

/** Addresses that people and programs guess, and the page each means. */
const guessedPaths: ReadonlyMap<string, string> = new Map([
  ['/sitemap.xml', '/site-map.xml'],
  ...serviceSlugs.map((slug) => [`/services/${slug}`, `/${slug}`] as const),
]);

function decodePath(rawPath: string): string | null {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return null;
  }
}

function isNotModified(request: FastifyRequest, etag: string): boolean {
  const header = request.headers['if-none-match'];
  if (!header) return false;
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function sendSiteFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  status = 200,
): FastifyReply {
  const encoding = chooseEncoding(file, request.headers['accept-encoding']);
  const variant = file.variants[encoding] ?? file.variants.identity;
  reply
    .header('cache-control', file.cacheControl)
    .header('etag', variant.etag)
    .header('vary', 'accept-encoding');
  if (status === 200 && isNotModified(request, variant.etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).type(file.contentType).send(variant.body);
}

/** Search engines come back after this, and forget no page until then. */
const noSiteRetrySeconds = 120;

export function sendNotFound(request: FastifyRequest, reply: FastifyReply, site: SiteFiles): FastifyReply {
  if (site.size === 0) {
    return reply
      .code(503)
      .header('retry-after', String(noSiteRetrySeconds))
      .type('text/plain; charset=utf-8')
      .send(`This page cannot be shown just now. Please call ${company.phone.value.display}.`);
  }
  const page = site.get(notFoundPath);
  if (!page) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
  return sendSiteFile(request, reply, page, 404);
}

/** The page names in the console the address that was not found (specification §2); a browser knows it only from here. */
function lostPathFor({ headers }: FastifyRequest, path: string): string {
  if (headers['sec-fetch-mode'] !== 'navigate') return '';
  return `#${path.split('/').map(encodeURIComponent).join('/')}`;
}

export function addSiteRoutes(app: FastifyInstance, site: SiteFiles): void {
  app.get('/*', (request, reply) => {
    const queryAt = request.url.indexOf('?');
    const path = decodePath(queryAt < 0 ? request.url : request.url.slice(0, queryAt));
    if (path === null || site.size === 0) return sendNotFound(request, reply, site);
    const file = site.get(path);
    if (file && path !== notFoundPath) return sendSiteFile(request, reply, file);
    const canonical = canonicalPath(path);
    const meant = guessedPaths.get(canonical ?? path) ?? canonical;
    if (meant && (site.has(meant) || namesServiceInCity(meant))) {
      const query = queryAt < 0 ? '' : request.url.slice(queryAt);
      return reply.redirect(encodeURI(meant) + query, 301);
    }
    if (namesServiceInCity(path)) return reply.redirect(notFoundPath + lostPathFor(request, path), 302);
    return sendNotFound(request, reply, site);
  });
}
