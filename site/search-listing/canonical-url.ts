/** The one address of a page: `siteUrl` joined with its path, no trailing slash except on the home page. */
export function canonicalUrl(siteUrl: string, path: string): string {
  const origin = siteUrl.replace(/\/+$/, '');
  return path === '/' ? `${origin}/` : `${origin}${path.replace(/\/+$/, '')}`;
}
