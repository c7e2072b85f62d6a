import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRoof } from '../../tests/any-roof.ts';
import { roofCostDefaults } from './answers.ts';
import { readSharedLink, writeSharedLink, writeShortLink } from './shared-link.ts';

test('a shared link brings back the very same answers', () => {
  fc.assert(
    fc.property(anyRoof(), (shared) => {
      expect(readSharedLink(`?${writeSharedLink(shared)}&utm_source=mail`)).toEqual({
        kind: 'answers',
        answers: shared,
      });
    }),
  );
});

test('three stories survive a mail program that reads a plus as a blank', () => {
  const query = writeSharedLink({ ...roofCostDefaults, stories: '3+' });
  expect(query).toContain('stories=3%2B');
  for (const mangled of [
    query,
    query.replace('%2B', '+'),
    query.replace('%2B', '%20'),
    query.replace('%2B', ''),
  ])
    expect(readSharedLink(mangled)).toMatchObject({ answers: { stories: '3+' } });
});

test('no name, phone, e-mail or address gets into a link', () => {
  const withPerson = { ...roofCostDefaults, name: 'Dana', phone: '9375550142', email: 'd@example.com' };
  expect(writeSharedLink(withPerson)).toBe(writeSharedLink(roofCostDefaults));
});

// Proves R16.7.
test('no outline gets into a link, and none is taken from one', () => {
  const outline = 'gable 0,0 40,0 40,28 0,28';
  expect(writeSharedLink({ ...roofCostDefaults, outline })).toBe(writeSharedLink(roofCostDefaults));
  expect(readSharedLink(`?roofType=metal&outline=${encodeURIComponent(outline)}`)).toEqual({
    kind: 'answers',
    answers: { ...roofCostDefaults, roofType: 'metal' },
  });
});

test('an ordinary visit shares nothing', () => {
  for (const query of ['', '?', '?utm_source=mail', '?name=Dana', '?__proto__=1'])
    expect(readSharedLink(query)).toEqual({ kind: 'nothing-shared' });
});

test.each([
  'roofType=gold',
  'squareFootage=499',
  'squareFootage=1e9',
  'squareFootage=<script>',
  'squareFootage=',
  'squareFootage',
  'stories=%',
  'stories=%E0%A4%A',
  'roofType=metal&roofType=slate',
])('nonsense in a link is told apart from none: %s', (query) => {
  expect(readSharedLink(query)).toEqual({ kind: 'unreadable' });
});

test('no query, however strange, breaks the parsing', () => {
  const query = fc.oneof(
    fc.string(),
    fc.string().map((text) => `squareFootage=${text}&stories=%${text}`),
  );
  fc.assert(
    fc.property(query, (text) => {
      expect(['answers', 'nothing-shared', 'unreadable']).toContain(readSharedLink(text).kind);
    }),
  );
});

test('the address on paper is short, and opens the same answers', () => {
  fc.assert(
    fc.property(anyRoof(), (roof) => {
      const link = writeShortLink(roof);
      expect(link.length).toBeLessThanOrEqual(75);
      expect(link).toMatch(/^[\w.=-]+$/);
      expect(readSharedLink(link)).toEqual({ kind: 'answers', answers: roof });
    }),
  );
  const answers = { ...roofCostDefaults, squareFootage: 2400, roofType: 'metal' } as const;
  expect(writeShortLink(answers)).toBe('roof=2400.metal');
  expect(writeShortLink(roofCostDefaults)).toBe(`roof=2000.${roofCostDefaults.roofType}`);
});

test('an address on a paper that is out opens what it opened then', () => {
  expect(readSharedLink('roof=2400.metal.2.steep.difficult.slate.yes.2.1')).toEqual({
    kind: 'answers',
    answers: {
      squareFootage: 2400,
      roofType: 'metal',
      stories: '2',
      roofPitch: 'steep',
      roofAccess: 'difficult',
      currentRoof: 'slate',
      gutters: 'yes',
      skylights: 2,
      chimneys: 1,
    },
  });
});
