import { expect, test } from 'vitest';
import { createCarriers } from './carriers-by-name.ts';

const siteUrl = 'https://roof.example';
const recipients = { mailbox: 'leads@example.com', carbonCopies: [] };
const smtp = {
  name: 'smtp',
  smtpUrl: 'smtp://127.0.0.1:2525',
  from: 'site@example.com',
  ...recipients,
} as const;
const webhook = { name: 'webhook', webhookUrl: 'https://crm.example.com/leads', secret: 'kept' } as const;

// Proves 10.60.
test('the visitor gets an auto-response with SMTP alone, and not when it is switched off', () => {
  const namesFor = (isOn: boolean, settings: Parameters<typeof createCarriers>[0]) =>
    createCarriers(settings, {
      siteUrl,
      autoResponse: isOn ? { takeMailSlot: async () => true } : null,
      desk: false,
    }).map(({ name }) => name);
  expect(namesFor(true, [smtp])).toEqual(['smtp', 'auto-response']);
  expect(namesFor(false, [smtp])).toEqual(['smtp']);
  expect(namesFor(true, [webhook])).toEqual(['webhook']);
  expect(namesFor(true, [webhook, smtp])).toEqual(['webhook', 'smtp', 'auto-response']);
});
