// Headers of every response. Which scripts run is in the page's own <meta> policy.

/** HSTS is sent only when the site's own address is https: a development machine must stay reachable over http. */
export function securityHeaders(siteUrl: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(siteUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

/** A stylesheet or picture cannot be framed, opened or followed; leaving out the rest saves every visit kilobytes. */
export const assetHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
