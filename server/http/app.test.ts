import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { attributionField } from '#leads/forms/attribution.ts';
import { buildTestApp, type LogLines } from '../../tests/security/test-app.ts';
import { makeFolder } from '../../tests/temporary-folder.ts';
import { KeyReused, type Receipt, StoreUnavailable, type Submission } from '../intake/submission.ts';
import { loadSiteFiles } from './site-files.ts';

const page = (title: string, body = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;

const contactForm = `<form method="post" action="/api/leads/contact"><input id="contact-firstName" name="firstName"><input id="contact-email" name="email" type="email"><select id="contact-service" name="service"><option value="">Choose</option><option value="Roof Repair">Roof Repair</option></select><input type="radio" name="urgency" value="normal" checked><input type="radio" name="urgency" value="urgent"><textarea id="contact-message" name="message"></textarea></form>`;

async function siteFolder() {
  const folder = makeFolder();
  const files = {
    'index.html': page('Home'),
    'about.html': page('About', 'words '.repeat(100)),
    'contact.html': page('Contact', contactForm),
    '404.html': page('404'),
    'request-received.html': page(
      'Received',
      '<p data-reference-line hidden>Reference <strong data-reference></strong></p>',
    ),
    'roof-repair.html': page('Roof repair'),
    'site-map.xml': '<urlset/>',
    'robots.txt': 'User-agent: *',
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
    if (name === 'about.html') writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
  }
  return folder;
}

const lead = {
  firstName: 'Dana',
  lastName: 'Whitaker',
  email: 'dana@example.org',
  phone: '937-555-0188',
  service: 'Roof Repair',
};

let logged: LogLines = [];

const receipt: Receipt = {
  reference: 'APR-7K4M-Q2X8',
  receivedAt: '2026-11-21T09:00:00.000Z',
  isRepeat: false,
};

async function appWith(receiveLead = async (_: Submission) => receipt, rateLimitMax = 1000) {
  const { app, log } = await buildTestApp({
    site: await loadSiteFiles(await siteFolder()),
    receiveLead,
    rateLimitMax,
  });
  logged = log;
  return app;
}

const post = (payload: object | string, headers: Record<string, string> = {}, form = 'contact') => ({
  method: 'POST' as const,
  url: `/api/leads/${form}`,
  payload,
  headers,
});

// Proves 10.28.
test('a page is served compressed to who takes it, with a validator that spares the second visit', async () => {
  const server = await appWith();
  const first = await server.inject({ url: '/about', headers: { 'accept-encoding': 'gzip, br' } });
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-encoding']).toBe('br');
  const second = await server.inject({
    url: '/about',
    headers: { 'accept-encoding': 'gzip, br', 'if-none-match': String(first.headers.etag) },
  });
  expect(second.statusCode).toBe(304);
  expect(second.body).toBe('');
  for (const headers of [{}, { 'accept-encoding': 'br;q=0.1, identity' }]) {
    const plain = await server.inject({ url: '/about', headers });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.etag).not.toBe(first.headers.etag);
  }
});

// Proves 10.28.
test('HEAD answers like GET without a body', async () => {
  const server = await appWith();
  const answer = await server.inject({ method: 'HEAD', url: '/about' });
  expect(answer.statusCode).toBe(200);
  expect(Number(answer.headers['content-length'])).toBeGreaterThan(0);
  expect(answer.body).toBe('');
});

test.each([
  ['/about/', '/about'],
  ['/About', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/about/?from=mail', '/about?from=mail'],
  ['/sitemap.xml', '/site-map.xml'],
  ['/services/roof-repair', '/roof-repair'],
  ['/Services/Roof-Repair/?from=mail', '/roof-repair?from=mail'],
])('%s is sent on once, for good, to %s', async (asked, canonical) => {
  const answer = await (await appWith()).inject({ url: asked });
  expect(answer.statusCode).toBe(301);
  expect(answer.headers.location).toBe(canonical);
});

// Proves 2.2, 10.30, R25.1.
test.each(['/nowhere', '/services/gutters', '/404', '/%E0%A4%A'])(
  '%s answers 404 with the 404 page',
  async (path) => {
    const answer = await (await appWith()).inject({ url: path });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<h1>404</h1>');
  },
);

// Proves 2.70, 10.31.
test('an unknown service or city is sent on to /404', async () => {
  const server = await appWith();
  for (const path of ['/services/roof-repair/nowhere-oh', '/services/gutters/troy-oh']) {
    const answer = await server.inject({ url: path });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/404']);
    const seen = await server.inject({ url: path, headers: { 'sec-fetch-mode': 'navigate' } });
    expect(seen.headers.location).toBe(`/404#${path}`);
  }
});

// Proves 10.33, 10.35.
test('a stored lead is answered 201 with its reference, and a repeat 200 with the same', async () => {
  let isRepeat = false;
  const server = await appWith(async () => ({ reference: 'APR-1', receivedAt: 'now', isRepeat }));
  const first = await server.inject(post(lead));
  expect([first.statusCode, first.json()]).toEqual([201, { reference: 'APR-1', receivedAt: 'now' }]);
  isRepeat = true;
  expect((await server.inject(post(lead))).statusCode).toBe(200);
});

// Proves 10.32.
test('JSON, multipart and urlencoded bodies make the same lead', async () => {
  const received: Submission[] = [];
  const server = await appWith(async (submission) => {
    received.push(submission);
    return { reference: 'APR-1', receivedAt: 'now', isRepeat: false };
  });
  await server.inject(post(lead));
  await server.inject(
    post(new URLSearchParams(lead).toString(), { 'content-type': 'application/x-www-form-urlencoded' }),
  );
  const parts = Object.entries(lead).map(
    ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  await server.inject(
    post(`${parts.join('')}--b--\r\n`, { 'content-type': 'multipart/form-data; boundary=b' }),
  );
  expect(received).toHaveLength(3);
  expect(received[1]).toEqual(received[0]);
  expect(received[2]).toEqual(received[0]);
});

// Proves 3.18, 10.34, R17.1.
test('calculators are told what the server worked out itself', async () => {
  const server = await appWith();
  // Each about the default house.
  const person = { ...lead, name: 'Dana', address: '12 Linden Avenue' };
  const roof = await server.inject(post(person, {}, 'roof-cost'));
  expect(roof.json().estimate).toEqual({ low: 7560, average: 10_500, high: 12_600 });
  const energy = await server.inject(post(person, {}, 'energy-savings'));
  expect(Object.keys(energy.json().savings).sort()).toEqual([
    'annualSavings',
    'co2Reduction',
    'monthlySavings',
    'savingsPercentage',
    'twentyYearSavings',
  ]);
});

// Proves 10.37.
test('what does not pass is answered 422 with a message per field, and nothing is stored', async () => {
  const server = await appWith(async () => {
    throw new Error('must not be asked');
  });
  const answer = await server.inject(post({ ...lead, email: 'dana@' }));
  expect([answer.statusCode, answer.json()]).toEqual([422, { errors: { email: 'Valid email is required' } }]);
});

// Proves 10.38, 10.45.
test('a filled honeypot is answered like any other, goes to quarantine, and the operator is told its reference once', async () => {
  const received: Submission[] = [];
  let isRepeat = false;
  const server = await appWith(async (submission) => {
    received.push(submission);
    return { reference: 'APR-1', receivedAt: 'now', isRepeat };
  });
  expect((await server.inject(post({ ...lead, _honey: 'x' }))).statusCode).toBe(201);
  expect(received[0]?.quarantine).toBe('honeypot-filled');
  expect(logged).toMatchObject([{ level: 40, reference: 'APR-1', quarantine: 'honeypot-filled' }]);
  isRepeat = true;
  await server.inject(post({ ...lead, _honey: 'x' }));
  expect(logged).toHaveLength(1);
});

// Proves 10.36.
test('a key that was used for another request is answered 422 without anybody’s reference', async () => {
  const server = await appWith(async () => {
    throw new KeyReused();
  });
  const answer = await server.inject(post(lead, { 'idempotency-key': '1' }));
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([422, ['error']]);
});

// Proves 10.76.
test('a plain form says its key in a hidden field, and it is honored like the header', async () => {
  const keys: (string | null)[] = [];
  const server = await appWith(async ({ idempotencyKey }) => {
    keys.push(idempotencyKey);
    return receipt;
  });
  const plain = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  await server.inject(post(String(new URLSearchParams({ ...lead, _key: 'k-1' })), plain));
  await server.inject(post(lead, { 'idempotency-key': 'k-1' }));
  expect(keys).toEqual(['k-1', 'k-1']);
  expect((await server.inject(post({ ...lead, _key: 'has blanks in it' }))).statusCode).toBe(400);
});

// Proves 10.40, 10.46.
test('bad requests get their own status and a plain word', async () => {
  const server = await appWith();
  const cases: [ReturnType<typeof post>, number][] = [
    [post('{"name":', { 'content-type': 'application/json' }), 400],
    [post('[1]', { 'content-type': 'application/json' }), 400],
    [post('x', { 'content-type': 'text/plain' }), 415],
    [post('{}', { 'content-type': 'application/json; charset=utf-16' }), 415],
    [post('name=%E9', { 'content-type': 'application/x-www-form-urlencoded; charset=latin-1' }), 415],
    [post('{}', { 'content-type': 'application/json', 'content-encoding': 'gzip' }), 415],
    [post({ ...lead, message: 'a'.repeat(100_000) }), 413],
    [post(lead, {}, 'unknown'), 404],
    [post(lead, { 'idempotency-key': 'has blanks in it' }), 400],
    [post('--b\r\ncontent-dispo', { 'content-type': 'multipart/form-data; boundary=b' }), 400],
    [post('['.repeat(3_000), { 'content-type': 'application/json' }), 400],
    [post('{"__proto__":{"name":"Dana"}}', { 'content-type': 'application/json' }), 400],
    [post(lead, {}, '__proto__'), 404],
  ];
  for (const [request, status] of cases) {
    const answer = await server.inject(request);
    expect([answer.statusCode, typeof answer.json().error]).toEqual([status, 'string']);
    expect(answer.body).not.toMatch(/at .*\.ts|Error:/);
  }
});

// Proves 10.41.
test('a store that cannot be reached is said to be so, never success', async () => {
  const server = await appWith(async () => {
    throw new StoreUnavailable('disk full');
  });
  const answer = await server.inject(post(lead));
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBeDefined();
  expect(answer.body).not.toContain('disk full');
});

// Proves 10.42.
test('without script an accepted form leads to a page with the reference', async () => {
  const server = await appWith();
  const answer = await server.inject(post(lead, { accept: 'text/html,application/xhtml+xml' }));
  expect(answer.statusCode).toBe(303);
  const page = await server.inject({ url: String(answer.headers.location) });
  expect(page.body).toContain('<strong data-reference>APR-7K4M-Q2X8</strong>');
  expect(page.body).not.toContain('hidden');
});

test.each(['', '<script>alert(1)</script>', 'CALL-1-900-555-0123', 'APR-7K4M-Q2X9'])(
  'nobody is told that we have a request without our reference: "%s"',
  async (reference) => {
    const server = await appWith();
    const answer = await server.inject({
      url: `/request-received?reference=${encodeURIComponent(reference)}`,
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<h1>404</h1>');
    expect(answer.body).not.toContain('data-reference');
  },
);

test('without script a form tells where it came from by the address of its page alone', async () => {
  const received: Submission[] = [];
  const server = await appWith(async (submission) => {
    received.push(submission);
    return receipt;
  });
  const send = (referer: string, fields = {}) =>
    server.inject(post({ ...lead, ...fields }, { host: 'roof.example', accept: 'text/html', referer }));
  await send('https://roof.example/contact?utm_source=flyer&gclid=1');
  await send('https://roof.example/api/leads/home');
  await send('https://other.example/contact?utm_source=theirs');
  await send('https://roof.example/contact', { [attributionField]: 'sentFrom=%2Fabout' });
  expect(received.map((submission) => submission.lead.attribution)).toEqual([
    expect.objectContaining({ firstPage: '', utmSource: 'flyer', clickIds: 'gclid', sentFrom: '/contact' }),
    undefined,
    undefined,
    expect.objectContaining({ sentFrom: '/about' }),
  ]);
});

// Proves 10.42.
test('without script a refused form comes back with what was typed, messages and a summary', async () => {
  const server = await appWith();
  const typed = { ...lead, email: 'dana@', urgency: 'urgent', message: '</textarea><script>x</script>' };
  const answer = await server.inject(post(typed, { accept: 'text/html' }));
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('value="Dana"');
  expect(answer.body).toContain('value="dana@"');
  expect(answer.body).toMatch(/<option value="Roof Repair" selected/);
  expect(answer.body).toMatch(/value="urgent" checked/);
  expect(answer.body).toContain('Valid email is required');
  expect(answer.body).toContain('href="#contact-email"');
  expect(answer.body).toContain('aria-invalid="true"');
  expect(answer.body).not.toContain('<script>x');
  const notTyped = await server.inject(post({ ...lead, email: { toString: 1 } }, { accept: 'text/html' }));
  expect(notTyped.statusCode).toBe(422);
});

test.each([
  ['a store that is away', 503, () => Promise.reject(new StoreUnavailable('disk full')), {}],
  ['another site’s page', 403, undefined, { origin: 'null' }],
  ['a body that cannot be read', 400, undefined, { 'content-type': 'multipart/form-data; boundary=b' }],
  ['a type we do not take', 415, undefined, { 'content-type': 'text/plain' }],
] as const)(
  'without script, %s is explained on the page of the form, never in JSON',
  async (_what, status, receive, headers) => {
    const server = await appWith(receive);
    const answer = await server.inject(
      post(new URLSearchParams(lead).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        ...headers,
      }),
    );
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<form method="post" action="/api/leads/contact">');
    expect(answer.body).toMatch(/role="alert".+Nothing has been sent yet/);
    expect(answer.body).not.toContain('disk full');
    expect(answer.headers['retry-after'] !== undefined).toBe(status === 503);
    // What was typed is there again, unless it is not from our page or could not be read.
    expect(answer.body.includes('value="Dana"')).toBe(status === 503);
  },
);

test('without script, too much and too often are explained on the page of the form as well', async () => {
  const server = await appWith(undefined, 1);
  const large = await server.inject(post({ ...lead, message: 'a'.repeat(100_000) }, { accept: 'text/html' }));
  const often = await server.inject(post(lead, { accept: 'text/html' }));
  expect([large.statusCode, often.statusCode]).toEqual([413, 429]);
  expect(Number(often.headers['retry-after'])).toBeGreaterThan(0);
  for (const { body } of [large, often]) expect(body).toMatch(/role="alert".+Nothing has been sent yet/);
});

test('a browser gets a page at an address of a form that has something behind it', async () => {
  const server = await appWith(() => Promise.reject(new StoreUnavailable('disk full')));
  const send = (url: string) => server.inject({ ...post(lead, { accept: 'text/html' }), url });
  const withQuery = await send('/api/leads/contact?utm_source=mail');
  expect([withQuery.statusCode, withQuery.body.includes('value="Dana"')]).toEqual([503, true]);
  const withSlash = await send('/api/leads/contact/');
  expect([withSlash.statusCode, withSlash.body.includes('<h1>404</h1>')]).toEqual([404, true]);
});

test('the address of a form asked for by a browser leads back to the form; programs are told it is nothing', async () => {
  const server = await appWith();
  const browser = await server.inject({ url: '/api/leads/contact', headers: { accept: 'text/html' } });
  expect([browser.statusCode, browser.headers.location]).toEqual([303, '/contact']);
  const lost = await server.inject({ url: '/api/leads/nowhere', headers: { accept: 'text/html' } });
  expect([lost.statusCode, lost.body.includes('<h1>404</h1>')]).toEqual([404, true]);
  const program = await server.inject({ url: '/api/leads/contact' });
  expect([program.statusCode, typeof program.json().error]).toEqual([404, 'string']);
});

// Proves 10.43, 10.44.
test('health and readiness answer for themselves', async () => {
  const server = await appWith();
  expect((await server.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect((await server.inject({ url: '/readyz' })).statusCode).toBe(200);
});
