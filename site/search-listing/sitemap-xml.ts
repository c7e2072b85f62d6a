import { escapeHtml } from '#content/wording/text.ts';
import { canonicalUrl } from './canonical-url.ts';
import type { SitemapEntry } from './sitemap-entries.ts';

export interface SitemapLimits {
  readonly urls: number;
  readonly bytes: number;
}

/** sitemaps.org/protocol.html: what one file may hold. */
export const protocolLimits: SitemapLimits = { urls: 50_000, bytes: 50 * 1024 * 1024 };

export interface SitemapFile {
  readonly name: string;
  readonly xml: string;
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n';

function wrap(element: 'urlset' | 'sitemapindex', rows: readonly string[]): string {
  return `${prolog}<${element} ${namespace}>\n${rows.join('')}</${element}>\n`;
}

function row(element: 'url' | 'sitemap', address: string, lastModified: string): string {
  return `<${element}><loc>${escapeHtml(address)}</loc><lastmod>${lastModified}</lastmod></${element}>\n`;
}

const byteLength = (text: string) => new TextEncoder().encode(text).length;

function splitAtLimits(
  siteUrl: string,
  entries: readonly SitemapEntry[],
  limits: SitemapLimits,
): readonly { readonly xml: string; readonly lastModified: string }[] {
  const emptyBytes = byteLength(wrap('urlset', []));
  const parts: { rows: string[]; bytes: number; lastModified: string }[] = [];
  for (const { path, lastModified } of entries) {
    const written = row('url', canonicalUrl(siteUrl, path), lastModified);
    const bytes = byteLength(written);
    let part = parts.at(-1);
    if (!part || part.rows.length >= limits.urls || part.bytes + bytes > limits.bytes) {
      part = { rows: [], bytes: emptyBytes, lastModified };
      parts.push(part);
    }
    part.rows.push(written);
    part.bytes += bytes;
    if (lastModified > part.lastModified) part.lastModified = lastModified;
  }
  return parts.map((part) => ({ xml: wrap('urlset', part.rows), lastModified: part.lastModified }));
}

/**
 * The sitemap as files for the site's root: `site-map.xml` alone, or, past the protocol's limits,
 * an index under that name with numbered parts.
 */
export function sitemapFiles(
  siteUrl: string,
  entries: readonly SitemapEntry[],
  limits: SitemapLimits = protocolLimits,
): readonly SitemapFile[] {
  const parts = splitAtLimits(siteUrl, entries, limits);
  if (parts.length <= 1) return [{ name: 'site-map.xml', xml: parts[0]?.xml ?? wrap('urlset', []) }];
  const named = parts.map((part, position) => ({ ...part, name: `site-map-${position + 1}.xml` }));
  const index = named.map(({ name, lastModified }) =>
    row('sitemap', canonicalUrl(siteUrl, `/${name}`), lastModified),
  );
  return [
    { name: 'site-map.xml', xml: wrap('sitemapindex', index) },
    ...named.map(({ name, xml }) => ({ name, xml })),
  ];
}
