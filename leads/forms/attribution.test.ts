import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Attribution,
  attributionField,
  readAttribution,
  sourceOf,
  writeAttribution,
} from './attribution.ts';

const nothing: Attribution = {
  firstPage: '',
  referrer: '',
  utmSource: '',
  utmMedium: '',
  utmCampaign: '',
  utmTerm: '',
  utmContent: '',
  clickIds: '',
  sentFrom: '',
};
const read = (sent: unknown) => readAttribution({ [attributionField]: sent });

// Proves 10.74.
test('a visit that began with an ad is known by its tags, its first page and that it was an ad, not by its click id', () => {
  const sent = writeAttribution({
    query:
      '?utm_source=Google&utm_medium=cpc&utm_campaign=Hail+2026&gclid=EAIaIQ-one-person&fbclid=another&x=1',
    firstPage: '/storms',
    referrer: 'www.google.com',
    sentFrom: '/contact',
  });
  expect(sent).not.toContain('one-person');
  expect(read(sent)).toEqual({
    ...nothing,
    firstPage: '/storms',
    referrer: 'www.google.com',
    utmSource: 'Google',
    utmMedium: 'cpc',
    utmCampaign: 'Hail 2026',
    clickIds: 'gclid fbclid',
    sentFrom: '/contact',
  });
});

test.each<[string, Partial<Attribution>, string | null]>([
  ['a tagged link by its tags', { utmSource: 'Google', utmMedium: 'CPC', clickIds: 'gclid' }, 'google / cpc'],
  ['an ad without tags by whose it is', { clickIds: 'msclkid', referrer: 'www.bing.com' }, 'Microsoft Ads'],
  ['a link by the host that has it', { referrer: 'www.nextdoor.com', firstPage: '/' }, 'nextdoor.com'],
  ['an address that was typed as direct', { firstPage: '/roof-repair' }, 'Direct'],
  ['a form sent without script as not known', { sentFrom: '/contact' }, null],
])('%s', (_what, known, source) => {
  expect(sourceOf({ ...nothing, ...known })).toBe(source);
});

test('what nobody could have visited or named is left out, and the rest is kept', () => {
  const told = (fields: Record<string, string>) => read(new URLSearchParams(fields).toString());
  expect(told({ firstPage: '//evil.example/', sentFrom: '/contact' })).toEqual({
    ...nothing,
    sentFrom: '/contact',
  });
  expect(told({ firstPage: 'javascript:alert(1)', referrer: 'a b<script>' })).toBeUndefined();
  expect(told({ utmSource: 'ruth@example.org', utmMedium: 'e-mail' })).toEqual({
    ...nothing,
    utmMedium: 'e-mail',
  });
  expect(told({ utmSource: `a\u0000\r\nb${'x'.repeat(500)}` })?.utmSource).toMatch(/^a bx{90,96}$/);
  expect(told({ clickIds: 'gclid EAIaIQ-one-person' })?.clickIds).toBe('gclid');
  expect(read('x'.repeat(5_000))).toBeUndefined();
  expect(read(['a', 'b'])).toBeUndefined();
  expect(readAttribution({})).toBeUndefined();
});

test('no text whatever breaks the parsing, or comes out longer than its bound', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (query, text) => {
      for (const sent of [
        writeAttribution({ query: `utm_source=${query}`, firstPage: text, referrer: text }),
        text,
      ]) {
        const attribution = read(sent);
        for (const each of Object.values(attribution ?? {})) expect(each.length).toBeLessThanOrEqual(253);
        expect(sourceOf(attribution)?.length ?? 0).toBeLessThanOrEqual(260);
      }
    }),
  );
});
