// Requests nobody sane would send, and many that differ from a sane one in a single place.

import fc from 'fast-check';
import type { InjectOptions } from 'fastify';

const largestBodyBytes = 64 * 1024;
const tenMegabytes = 10 * 1024 * 1024;

export interface GeneratedRequest {
  readonly inject: InjectOptions;
  /** True when the body is beyond what any form may send. */
  readonly isTooLarge: boolean;
}

const goodFields = {
  name: 'Dana Whitaker',
  firstName: 'Dana',
  lastName: 'Whitaker',
  email: 'dana@example.org',
  phone: '(937) 555-0188',
  address: '12 Linden Avenue, Miamisburg',
  city: 'Miamisburg',
  service: 'Roof Repair',
  message: 'Stain on the ceiling.',
  urgency: 'urgent',
  preferredContact: 'phone',
  textConsent: '',
  squareFootage: '2000',
  roofType: 'slate',
  stories: '2',
  roofPitch: 'steep',
  roofAccess: 'easy',
  skylights: '1',
  currentBill: '150',
  homeSize: '1500',
  roofAge: '10',
  insulation: 'minimal',
  hvacAge: '8',
};
const knownNames = Object.keys(goodFields);
const prototypeNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'then',
];

/** Any sequence of UTF-16 units, lone surrogates included. */
const brokenUnicode = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));

const nastyText = fc.oneof(
  { weight: 3, arbitrary: fc.string({ maxLength: 60 }) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: brokenUnicode },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '',
      '\u0000',
      'a\u0000b',
      '\ud800',
      'x\udfffy',
      '\r\nBcc: victim@example.net',
      "'; drop table leads; --",
      '<script>alert(1)</script>',
      '{{7*7}}%{7*7}',
      '../../../../etc/passwd',
      '\u202edanA',
      '\ufeff',
      'NaN',
      '-0',
      '1e999',
      '9'.repeat(400),
      'a'.repeat(6_000),
      '@'.repeat(2_000),
      ' '.repeat(30_000),
      `${'a.'.repeat(10_000)}@`,
      `(${' 1'.repeat(5_000)} ext`,
    ),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 60_000 }).map((length) => 'é'.repeat(length / 2)) },
);

const nested = fc.integer({ min: 1, max: 3_000 }).map((depth) => `${'['.repeat(depth)}1${']'.repeat(depth)}`);

const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: nastyText },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      1e308,
      [],
      {},
      ['Dana', 'Whitaker'],
      { toString: 1, valueOf: 1 },
      { length: 1e9 },
      { name: { name: { name: {} } } },
    ),
  },
);

/** A good lead with up to four fields replaced, dropped or added. */
const fields = fc
  .tuple(
    fc.dictionary(
      fc.oneof(
        { weight: 30, arbitrary: fc.constantFrom(...knownNames) },
        { weight: 4, arbitrary: fc.constantFrom('_honey', '_fillMs', '_subject', 'source') },
        { weight: 1, arbitrary: fc.constantFrom(...prototypeNames) },
        { weight: 1, arbitrary: nastyText },
      ),
      nastyValue,
      { maxKeys: 4, noNullPrototype: false },
    ),
    fc.subarray(knownNames, { maxLength: 1 }),
  )
  .map(([changes, dropped]) => {
    const mixed: Record<string, unknown> = Object.assign(Object.create(null), goodFields, changes);
    for (const name of dropped) delete mixed[name];
    return mixed;
  });

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

interface Body {
  readonly contentType: string | undefined;
  readonly payload: Buffer;
}

const json: fc.Arbitrary<Body> = fc
  .oneof(
    { weight: 8, arbitrary: fields.map((values) => JSON.stringify(values)) },
    {
      weight: 1,
      arbitrary: fields.map((values) => `{"__proto__":{"isAdmin":true},${JSON.stringify(values).slice(1)}`),
    },
    { weight: 1, arbitrary: nested },
    { weight: 1, arbitrary: nested.map((value) => `{"name":${value},"email":"dana@example.org"}`) },
    { weight: 1, arbitrary: fc.json() },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fields, fc.nat({ max: 400 }))
        .map(([values, length]) => JSON.stringify(values).slice(0, length)),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        'null',
        '[]',
        '"Dana"',
        '{"name":"\\ud800"}',
        '{"name":1e999}',
        '\ufeff{}',
      ),
    },
  )
  .map((text) => ({ contentType: 'application/json', payload: Buffer.from(text) }));

const urlEncoded: fc.Arbitrary<Body> = fc
  .oneof(
    {
      weight: 4,
      arbitrary: fields.map((values) =>
        new URLSearchParams(Object.entries(values).map(([name, value]) => [name, textOf(value)])).toString(),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '%',
        '%zz=%',
        '&&&&',
        '=',
        'a[b][c]=1&a[b][c]=2',
        '__proto__=1&__proto__[x]=2',
      ),
    },
    { weight: 1, arbitrary: nastyText },
    { weight: 1, arbitrary: fc.nat({ max: 6_000 }).map((count) => 'name=a&'.repeat(count)) },
  )
  .map((text) => ({ contentType: 'application/x-www-form-urlencoded', payload: Buffer.from(text) }));

const partType = fc.constantFrom(
  '',
  '\r\ncontent-type: text/plain',
  '\r\ncontent-type: application/json',
  '\r\ncontent-type: image/png',
);
const fileName = fc.constantFrom(
  '',
  '; filename="roof.jpg"',
  '; filename=""',
  '; filename="../../x"',
  "; filename*=utf-8''%00",
);

const multipartText = fc.tuple(fields, partType, fileName).map(([values, type, file]) => {
  const parts = Object.entries(values).map(([name, value], place) => {
    const ending = place === 0 ? `${file}"`.replace(/"$/, '') : '';
    const kind = place === 0 ? type : '';
    return `--b\r\ncontent-disposition: form-data; name="${name.replaceAll('"', '%22')}"${ending}${kind}\r\n\r\n${textOf(value)}\r\n`;
  });
  return `${parts.join('')}--b--\r\n`;
});

const multipart: fc.Arbitrary<Body> = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: multipartText },
      {
        weight: 3,
        arbitrary: fc
          .tuple(multipartText, fc.nat({ max: 1_500 }))
          .map(([text, length]) => text.slice(0, length)),
      },
      {
        weight: 1,
        arbitrary: fc
          .nat({ max: 200 })
          .map((count) => '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nx\r\n'.repeat(count)),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }).map((text) => `--b\r\n${text}`) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '',
          '--b--',
          '--b\r\n\r\n\r\n--b--',
          '--b\r\ncontent-disposition: form-data\r\n\r\nx\r\n--b--',
        ),
      },
    ),
    fc.constantFrom(
      ...Array<string>(12).fill('multipart/form-data; boundary=b'),
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary="b"',
      'multipart/form-data; boundary=other',
      'multipart/mixed; boundary=b',
      `multipart/form-data; boundary=${'b'.repeat(3_000)}`,
    ),
  )
  .map(([text, contentType]) => ({ contentType, payload: Buffer.from(text) }));

const odd: fc.Arbitrary<Body> = fc
  .tuple(
    fc.constantFrom(
      undefined,
      '',
      'text/plain',
      'text/html',
      'application/xml',
      'application/json; charset=utf-16',
      'application/jsonp',
      'application/octet-stream',
      'APPLICATION/JSON',
      'application/x-www-form-urlencoded; charset=nonsense',
      ';',
      '/',
      'a'.repeat(4_000),
    ),
    fc.uint8Array({ maxLength: 300 }),
  )
  .map(([contentType, bytes]) => ({ contentType, payload: Buffer.from(bytes) }));

const large = Buffer.alloc(tenMegabytes, 'a');
const huge: fc.Arbitrary<Body> = fc
  .tuple(
    fc.constantFrom(largestBodyBytes + 1, 200_000, tenMegabytes - 200),
    fc.constantFrom('json', 'urlencoded', 'field', 'file', 'field and lead'),
  )
  .map(([length, kind]) => {
    const filling = large.subarray(0, length);
    const around = (before: string, after: string) =>
      Buffer.concat([Buffer.from(before), filling, Buffer.from(after)]);
    switch (kind) {
      case 'json':
        return { contentType: 'application/json', payload: around('{"name":"', '"}') };
      case 'urlencoded':
        return { contentType: 'application/x-www-form-urlencoded', payload: around('name=', '') };
      default: {
        const file = kind === 'file' ? '; filename="roof.jpg"' : '';
        const lead =
          kind === 'field and lead'
            ? Object.entries(goodFields)
                .map(
                  ([name, value]) =>
                    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
                )
                .join('')
            : '';
        return {
          contentType: 'multipart/form-data; boundary=b',
          payload: around(
            `${lead}--b\r\ncontent-disposition: form-data; name="x"${file}\r\n\r\n`,
            '\r\n--b--\r\n',
          ),
        };
      }
    }
  });

const headerText = fc.string({ maxLength: 40 });
const oneHeader = (name: string, text: fc.Arbitrary<string>) => text.map((value) => [name, value] as const);

// Few at a time: most requests arrive as a browser would send them, or few would get as far as the rules of the forms.
const headers = fc
  .array(
    fc.oneof(
      oneHeader(
        'accept',
        fc.constantFrom('text/html', 'text/html', 'application/json', '*/*', 'text/html;q=0'),
      ),
      oneHeader('accept', headerText),
      oneHeader(
        'origin',
        fc.constantFrom(
          'https://roof.example',
          'https://evil.example',
          'null',
          'https://roof.example.evil.example',
          '',
          '//',
        ),
      ),
      oneHeader('sec-fetch-site', fc.constantFrom('same-origin', 'cross-site', 'none', 'x')),
      oneHeader('idempotency-key', fc.oneof(fc.uuid(), headerText, fc.constant('k'.repeat(300)))),
      oneHeader('x-forwarded-for', fc.oneof(fc.ipV4(), fc.ipV6(), headerText)),
      oneHeader('x-forwarded-host', headerText),
      oneHeader('content-encoding', fc.constantFrom('gzip', 'br', 'identity')),
      oneHeader('if-none-match', headerText),
      oneHeader('cookie', headerText),
      oneHeader('expect', fc.constant('100-continue')),
      oneHeader(`x-${'long'.repeat(20)}`, fc.constant('v'.repeat(2_000))),
    ),
    { maxLength: 3 },
  )
  .map((pairs) => Object.fromEntries(pairs));

const form = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('home', 'contact', 'roof-cost', 'energy-savings') },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.constantFrom(
        '',
        'HOME',
        '__proto__',
        'constructor',
        '%00',
        '..%2f..',
        'home/..',
        'x'.repeat(500),
        '%ff',
        'home?form=contact',
      ),
      fc.webPath().map((path) => path.slice(1)),
    ),
  },
);

export const generatedRequest: fc.Arbitrary<GeneratedRequest> = fc
  .tuple(
    form,
    fc.oneof(
      { weight: 40, arbitrary: json },
      { weight: 20, arbitrary: urlEncoded },
      { weight: 40, arbitrary: multipart },
      { weight: 10, arbitrary: odd },
      { weight: 1, arbitrary: huge },
    ),
    headers,
  )
  .map(([name, { contentType, payload }, more]) => ({
    inject: {
      method: 'POST',
      url: `/api/leads/${name}`,
      payload,
      headers: { ...(contentType === undefined ? {} : { 'content-type': contentType }), ...more },
    },
    isTooLarge: payload.byteLength > largestBodyBytes,
  }));
