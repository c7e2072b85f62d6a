// Requests nobody sane would send, and many that differ from a sane one in a single place.

import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { body, largestBodyBytes } from './generated-bodies.ts';

export interface GeneratedRequest {
  readonly inject: InjectOptions;
  /** True when the body is beyond what any form may send. */
  readonly isTooLarge: boolean;
}

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
  .tuple(form, body, headers)
  .map(([name, { contentType, payload }, more]) => ({
    inject: {
      method: 'POST',
      url: `/api/leads/${name}`,
      payload,
      headers: { ...(contentType === undefined ? {} : { 'content-type': contentType }), ...more },
    },
    isTooLarge: payload.byteLength > largestBodyBytes,
  }));
