import { expect, test } from 'vitest';
import type { SiteFile } from '#server/http/site-files.ts';
import { buildTestApp, lead, smallSite } from './test-app.ts';

// What every answer tells a browser about framing, sniffing, following, opening and using the machine.

const stylesheet: SiteFile = {
  contentType: 'text/css; charset=utf-8',
  cacheControl: 'public, max-age=31536000, immutable',
  isPage: false,
  variants: { identity: { body: Buffer.from('p{}'), etag: '"p"' } },
};

async function siteAt(siteUrl: string) {
  const site = new Map([...smallSite, ['/assets/page.css', stylesheet]]);
  const { app } = await buildTestApp({ site, siteUrl });
  return app;
}

const answers = [
  ['a page', { url: '/' }, 200],
  ['a page without a body', { method: 'HEAD', url: '/about' }, 200],
  ['the lost page', { url: '/nowhere' }, 404],
  ['an address that cannot be decoded', { url: '/%' }, 404],
  ['an asset that is not there', { url: '/assets/nowhere.css' }, 404],
  ['an unknown town', { url: '/services/roof-repair/nowhere-oh' }, 302],
  ['a lead that is taken', { method: 'POST', url: '/api/leads/home', payload: lead }, 201],
  ['a lead with mistakes in it', { method: 'POST', url: '/api/leads/home', payload: {} }, 422],
  [
    'a lead from another site',
    { method: 'POST', url: '/api/leads/home', payload: {}, headers: { origin: 'https://evil.example' } },
    403,
  ],
  ['a form that does not exist', { method: 'POST', url: '/api/leads/other', payload: {} }, 404],
  ['health', { url: '/healthz' }, 200],
] as const;

test.each(answers)(
  '%s may not be framed, sniffed, followed by its address, or use the machine',
  async (_, request, status) => {
    const app = await siteAt('https://roof.example');
    const { statusCode, headers } = await app.inject({ ...request });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}$/),
    });
    for (const use of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
      expect(headers['permissions-policy']).toContain(`${use}=()`);
    for (const telling of ['server', 'x-powered-by']) expect(headers[telling]).toBeUndefined();
  },
);

test('other hosts below the address are closed to plain http only where the operator asks for it', async () => {
  const { app } = await buildTestApp({ siteUrl: 'https://roof.example', hstsIncludesSubdomains: true });
  const { headers } = await app.inject({ url: '/' });
  expect(headers['strict-transport-security']).toMatch(/; includeSubDomains$/);
});

test('a stylesheet is neither sniffed nor used by other sites', async () => {
  const { headers } = await (await siteAt('https://roof.example')).inject({ url: '/assets/page.css' });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('a site without TLS promises none: a browser would never come back to it', async () => {
  const app = await siteAt('http://localhost:3000');
  const { headers } = await app.inject({ url: '/' });
  expect(headers['strict-transport-security']).toBeUndefined();
});
