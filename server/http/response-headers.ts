// Headers of every response. Which scripts run is in the page's own <meta> policy
// (ops/postbuild/content-security-policy.ts).

/**
 * HSTS is sent only when the site's own address is https: a development machine must stay reachable over http.
 * @param hstsIncludesSubdomains closes plain http to every other host below the address, such as webmail.
 */
export function securityHeaders(
  siteUrl: string,
  hstsIncludesSubdomains: boolean,
): Readonly<Record<string, string>> {
  const hsts = `max-age=31536000${hstsIncludesSubdomains ? '; includeSubDomains' : ''}`;
  return {
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(siteUrl.startsWith('https:') ? { 'strict-transport-security': hsts } : {}),
  };
}

/** A stylesheet or picture cannot be framed, opened or followed; leaving out the rest saves every visit kilobytes. */
export const assetHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
