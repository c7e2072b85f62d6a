import { expect, test } from 'vitest';
import { composeFormServicePayload } from './form-service-payload.ts';
import type { Notice } from './notice.ts';

const configuration = {
  carbonCopies: ['office@example.com', 'owner@example.com', 'crew@example.com'],
  siteUrl: 'https://roof.example',
};
const home: Notice = {
  form: 'home',
  subject: 'Free inspection: Pat Doe (APR-1)',
  fields: [
    ['name', 'Pat Doe'],
    ['email', 'pat@example.com'],
    ['message', 'Two lines,\nas typed'],
  ],
  replyTo: 'pat@example.com',
  fromName: 'Roofing website',
  autoResponse: 'We have your request.\nWe reply within 24 hours.',
};

// Proves 7.2, 7.5, R4.6.
test('the home form sends its fields first and then the directives the specification names', () => {
  expect(composeFormServicePayload(home, configuration)).toEqual([
    ['name', 'Pat Doe'],
    ['email', 'pat@example.com'],
    ['message', 'Two lines,\nas typed'],
    ['_subject', 'Free inspection: Pat Doe (APR-1)'],
    ['_template', 'table'],
    ['_captcha', 'false'],
    ['_cc', 'office@example.com,owner@example.com,crew@example.com'],
    ['_replyto', 'pat@example.com'],
    ['_from_name', 'Roofing website'],
    ['_autoresponse', 'We have your request.\nWe reply within 24 hours.'],
  ]);
});

// Proves 7.8.
test('the contact form asks for the way back to the contact page and names no reply-to', () => {
  const contact: Notice = { form: 'contact', subject: 'Contact', fields: [], nextPage: '/contact' };
  expect(composeFormServicePayload(contact, configuration).map(([name]) => name)).toEqual([
    '_subject',
    '_template',
    '_captcha',
    '_cc',
    '_next',
  ]);
  expect(
    composeFormServicePayload(contact, { ...configuration, siteUrl: 'https://roof.example/' }),
  ).toContainEqual(['_next', 'https://roof.example/contact']);
});

// Proves 7.11, R4.6.
test('the roof calculator does not switch the captcha off, because the specification does not', () => {
  const names = composeFormServicePayload({ ...home, form: 'roof-cost' }, configuration).map(
    ([name]) => name,
  );
  expect(names.filter((name) => name.startsWith('_'))).toEqual([
    '_subject',
    '_template',
    '_cc',
    '_replyto',
    '_from_name',
    '_autoresponse',
  ]);
});

// Proves 7.13.
test('the energy calculator sends subject, table template, no captcha, and three copies', () => {
  const energy: Notice = { form: 'energy-savings', subject: 'Energy', fields: [] };
  expect(composeFormServicePayload(energy, configuration)).toEqual([
    ['_subject', 'Energy'],
    ['_template', 'table'],
    ['_captcha', 'false'],
    ['_cc', 'office@example.com,owner@example.com,crew@example.com'],
  ]);
});

test('nobody in carbon copy means no such directive', () => {
  const names = composeFormServicePayload(home, { ...configuration, carbonCopies: [] }).map(([name]) => name);
  expect(names).not.toContain('_cc');
});
