import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { termsLaw } from '#client/legal.ts';
import { fillSlots } from '../wording/text.ts';
import { legalSlots } from './legal-slots.ts';

const privacy = readFileSync(new URL('./privacy.md', import.meta.url), 'utf8');
const terms = readFileSync(new URL('./terms.md', import.meta.url), 'utf8');

test.each(['server', 'direct'] as const)(
  'both legal texts have all slots filled when delivery is %s',
  (leadDelivery) => {
    const slots = legalSlots({ leadDelivery });
    for (const text of [privacy, terms]) expect(fillSlots(text, slots)).not.toMatch(/[{}]/);
  },
);

test('the privacy policy names the retention that the operator has set', () => {
  expect(fillSlots(privacy, legalSlots({ leadDelivery: 'server' }))).toContain('for two years');
  expect(fillSlots(privacy, legalSlots({ leadDelivery: 'server', leadRetentionDays: 90 }))).toContain(
    '90 days',
  );
});

test('a site without a lead server does not claim to have a database, or that our server has something', () => {
  const text = fillSlots(privacy, legalSlots({ leadDelivery: 'direct' }));
  expect(text).toContain('has no database of its own');
  expect(text).not.toMatch(/our own database|two years|our( own)? server|Photos that/);
});

test('with our own server the policy tells of backups, of what the office adds, and of all that a visit leaves', () => {
  const text = fillSlots(privacy, legalSlots({ leadDelivery: 'server' }));
  const [, kept = ''] = text.split('## How long we keep it');
  const [, erased = ''] = text.split('## Your choices');
  for (const part of [kept, erased]) expect(part).toMatch(/Backup copies/);
  for (const words of [/notes, phone calls/, /rent/, /not who asked/, /search words/, /how many photos/])
    expect(text).toMatch(words);
  expect(text).toMatch(
    /how many people reach each step.*keeps nothing else.*Global Privacy Control is not counted/,
  );
  expect(text).not.toMatch(/nothing in it by which|do not use it for advertising/);
});

test('the policy says what the hidden field and the time really do: the time sets nothing aside', () => {
  const spamSigns = (leadDelivery: 'server' | 'direct') =>
    fillSlots(privacy, legalSlots({ leadDelivery })).split('## Hidden fields')[1]?.split('##')[0];
  expect(spamSigns('server')).toMatch(/your browser sends nothing.*set aside.*very fast still reaches us/);
  expect(spamSigns('direct')).toMatch(/very fast still reaches us/);
  expect(spamSigns('direct')).not.toMatch(/set aside|our server/);
});

test('the terms refuse to touch a deductible and to negotiate a claim', () => {
  const text = fillSlots(terms, legalSlots({ leadDelivery: 'server' }));
  expect(text).toMatch(/not negotiate a claim/);
  expect(text).toMatch(/do not pay it, waive it or rebate it/);
});

test('the terms hold the federal right to cancel, whatever the state adds', () => {
  const { cancellationLaw } = legalSlots({ leadDelivery: 'server' });
  expect(cancellationLaw).toMatch(/^For most sales .* third business day to cancel \(16 CFR 429\)\./);
  expect(cancellationLaw?.endsWith(termsLaw.cancellation)).toBe(true);
});
