import { expect, test } from 'vitest';
import { company } from '#content/business/company.ts';
import { composeLegalText, longDateAtTheShop } from './compose-legal-text.ts';

const circumstances = { leadDelivery: 'server' } as const;

test('the legal texts name the company and its phone from the one place that holds them', () => {
  expect(composeLegalText('<p>Call {phone}.</p>', circumstances)).toBe(
    `<p>Call ${company.phone.value.display}.</p>`,
  );
});

test('a slot that nothing fills stops the build', () => {
  expect(() => composeLegalText('<p>{faxNumber}</p>', circumstances)).toThrow('faxNumber');
});

test('“last updated” is the day at the shop, not the day where the site is built', () => {
  expect(longDateAtTheShop(new Date('2026-03-10T03:30:00Z'))).toBe('March 9, 2026');
  expect(longDateAtTheShop(new Date('2026-07-01T12:00:00Z'))).toBe('July 1, 2026');
});
