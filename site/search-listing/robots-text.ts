import { canonicalUrl } from './canonical-url.ts';

/** `robots.txt`: everything may be read but the lead service, which has no pages. */
export function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    '',
    `Sitemap: ${canonicalUrl(siteUrl, '/site-map.xml')}`,
    '',
  ].join('\n');
}
