// What could stand in a form: a good lead, changed in a few places into what nobody would type.

import fc from 'fast-check';

export const goodFields = {
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

export const nastyText = fc.oneof(
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

export const nested = fc
  .integer({ min: 1, max: 3_000 })
  .map((depth) => `${'['.repeat(depth)}1${']'.repeat(depth)}`);

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
export const fields = fc
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
