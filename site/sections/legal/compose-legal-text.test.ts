import { expect, test } from 'vitest';
import { company } from '#client/company.ts';
import { phoneHref } from '#content/business/contact-links.ts';
import { composeLegalText } from './compose-legal-text.ts';

const circumstances = { leadDelivery: 'server' } as const;

test('the legal texts name the company and link to its phone from the one place that holds them', () => {
  expect(composeLegalText('<p>Call {phone}.</p>', circumstances)).toBe(
    `<p>Call <a href="${phoneHref}">${company.phone.value.display}</a>.</p>`,
  );
});

test('a slot that nothing fills stops the build', () => {
  expect(() => composeLegalText('<p>{faxNumber}</p>', circumstances)).toThrow('faxNumber');
});
