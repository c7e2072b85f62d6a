// Lead posts are taken from our own pages and from programs, never from somebody else's page.

import type { FastifyRequest } from 'fastify';

/**
 * False when a browser says that the request comes from a page of another site. Programs send neither header and pass:
 * the rate limit and the rules of the forms are there for them.
 */
export function isSameOrigin(request: FastifyRequest, siteUrl: string): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) {
    if (origin === new URL(siteUrl).origin) return true;
    try {
      return new URL(origin).host === request.host;
    } catch {
      // `Origin: null`, as sandboxed frames and privacy redirects send it.
      return false;
    }
  }
  return request.headers['sec-fetch-site'] !== 'cross-site';
}
