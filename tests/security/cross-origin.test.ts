import { expect, test } from 'vitest';
import type { AppOptions } from '#server/http/app.ts';
import { buildTestApp, lead } from './test-app.ts';

async function siteAt(differences: Partial<AppOptions> = {}) {
  const { app, received } = await buildTestApp(differences);
  const post = (headers: Record<string, string>, body: string | object = lead) =>
    app.inject({
      method: 'POST',
      url: '/api/leads/home',
      headers: { host: 'roof.example', ...headers },
      payload: body,
    });
  return { app, post, received };
}

const asForm = { 'content-type': 'application/x-www-form-urlencoded' };
const formBody = new URLSearchParams(lead).toString();

test.each([
  ['a page of another site', { origin: 'https://evil.example' }],
  ['a site whose name begins like ours', { origin: 'https://roof.example.evil.example' }],
  ['a site whose name ends like ours', { origin: 'https://evilroof.example' }],
  ['another port of our machine', { origin: 'https://roof.example:8443' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a file on a disk', { origin: 'file://' }],
  ['a browser that hides the page but says it is another site’s', { 'sec-fetch-site': 'cross-site' }],
  [
    'a page of another site that names itself as the forwarded host',
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  ],
])('a form sent by %s is refused and not kept', async (_who, headers) => {
  const { post, received } = await siteAt();
  expect((await post({ ...asForm, ...headers }, formBody)).statusCode).toBe(403);
  expect(received).toEqual([]);
});

test.each([
  ['our page, by script', { origin: 'https://roof.example', 'sec-fetch-site': 'same-origin' }, 201],
  [
    'our page, without script',
    { ...asForm, origin: 'https://roof.example', 'sec-fetch-mode': 'navigate', accept: 'text/html' },
    303,
  ],
  ['a browser too old to say where it comes from', { ...asForm, accept: 'text/html' }, 303],
  ['a preview of the site under another name', { host: 'preview.test', origin: 'https://preview.test' }, 201],
  ['a program', {}, 201],
])('a form sent by %s is taken', async (_who, headers, status) => {
  const { post, received } = await siteAt();
  const isForm = 'content-type' in headers;
  expect((await post(headers as Record<string, string>, isForm ? formBody : lead)).statusCode).toBe(status);
  expect(received).toHaveLength(1);
});

test('behind a proxy that is believed, the name the visitor used counts', async () => {
  const { post } = await siteAt({ trustProxy: 'loopback' });
  const forwarded = { host: '10.0.0.7:3000', 'x-forwarded-host': 'www.roof.example' };
  expect((await post({ ...forwarded, origin: 'https://www.roof.example' })).statusCode).toBe(201);
  expect((await post({ ...forwarded, origin: 'https://evil.example' })).statusCode).toBe(403);
});

test('no other site is ever given leave to read an answer or to ask with headers of its own', async () => {
  const { app, post } = await siteAt();
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/api/leads/home',
    headers: {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });
  expect(preflight.statusCode).toBe(404);
  for (const answer of [preflight, await post({ origin: 'https://evil.example' }), await post({})]) {
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test('a link, a picture or a script tag of another site cannot leave a lead', async () => {
  const { app, received } = await siteAt();
  const answer = await app.inject({ url: `/api/leads/home?${formBody}` });
  expect(answer.statusCode).toBe(404);
  expect(received).toEqual([]);
});
