import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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

test('a site without a lead server does not claim to have a database', () => {
  const text = fillSlots(privacy, legalSlots({ leadDelivery: 'direct' }));
  expect(text).toContain('has no database of its own');
  expect(text).not.toContain('written to our own database');
  expect(text).not.toContain('two years');
});

test('the terms refuse to touch a deductible and to negotiate a claim', () => {
  const text = fillSlots(terms, legalSlots({ leadDelivery: 'server' }));
  expect(text).toMatch(/not negotiate a claim/);
  expect(text).toMatch(/do not pay it, waive it or rebate it/);
});
