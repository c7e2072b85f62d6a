// Fields written down in every encoding, and bodies that are broken, cut off, ambiguous or far too large.

import fc from 'fast-check';
import { fields, goodFields, nastyText, nested } from './generated-fields.ts';

export const largestBodyBytes = 64 * 1024;
const tenMegabytes = 10 * 1024 * 1024;

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

export interface Body {
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

export const body: fc.Arbitrary<Body> = fc.oneof(
  { weight: 40, arbitrary: json },
  { weight: 20, arbitrary: urlEncoded },
  { weight: 40, arbitrary: multipart },
  { weight: 10, arbitrary: odd },
  { weight: 1, arbitrary: huge },
);
