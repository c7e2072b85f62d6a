// Whatever is posted, of whatever kind, is answered as specified. What each parser makes of it is in the parser's own test.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildTestApp, lead as good } from './test-app.ts';

const permittedStatuses = [200, 201, 303, 400, 403, 404, 413, 415, 422];
/** What another visitor has typed. */
const secret = 'Ophelia Quarrington-Zebrowski';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '\r\nBcc: victim@example.net',
    '<script>',
    '__proto__',
    'a'.repeat(6_000),
  ),
);
const entries = fc
  .dictionary(fc.oneof(fc.constantFrom(...Object.keys(good), '_honey'), text), text, { maxKeys: 2 })
  .map((changes) => Object.entries({ ...good, ...changes }));
const encoded = fc.oneof(
  entries.map((each) => ['application/json', JSON.stringify(Object.fromEntries(each))] as const),
  entries.map((each) => ['application/x-www-form-urlencoded', `${new URLSearchParams(each)}`] as const),
  entries.map(
    (each) =>
      [
        'multipart/form-data; boundary=b',
        `${each.map(([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--b--`,
      ] as const,
  ),
);
const odd = fc.tuple(
  fc.constantFrom(
    'application/json',
    'multipart/form-data',
    'application/json; charset=utf-16',
    'text/plain',
    '',
  ),
  fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.integer({ min: 1, max: 3_000 }).map((depth) => '['.repeat(depth)),
    fc.constant('x'.repeat(70_000)),
  ),
);
const cut = fc
  .tuple(encoded, fc.nat({ max: 300 }))
  .map(([[type, whole], length]) => [type, whole.slice(0, length)] as const);

// Proves 10.46.
test('whatever is posted is answered as specified, without a word of the inside or of another visitor', async () => {
  const { app, log } = await buildTestApp();
  const first = await app.inject({
    method: 'POST',
    url: '/api/leads/home',
    payload: { ...good, name: secret },
  });
  expect(first.statusCode).toBe(201);
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('home', 'contact', 'roof-cost', 'energy-savings', '__proto__'),
      fc.oneof(encoded, odd, cut),
      fc.constantFrom('application/json', 'text/html'),
      async (form, [type, payload], accept) => {
        const headers = { accept, ...(type && { 'content-type': type }) };
        const url = `/api/leads/${form}`;
        const { statusCode, body } = await app.inject({ method: 'POST', url, headers, payload });
        seen.add(statusCode);
        expect(permittedStatuses).toContain(statusCode);
        expect(body).not.toMatch(/\bat .+:\d+:\d+|node_modules|\w(?:Error|Exception)\b/);
        expect(body).not.toContain(secret);
      },
    ),
  );
  expect([...seen]).toEqual(expect.arrayContaining([400, 404, 415, 422]));
  expect(log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
