import { expect, test } from 'vitest';
import { createCarriers } from './carriers-by-name.ts';

// Proves R4.2, 10.18.
test('every carrier that was asked for is there, under its own name', () => {
  const recipients = { mailbox: 'leads@example.com', carbonCopies: [] };
  const carriers = createCarriers(
    [
      { name: 'form-service', formServiceUrl: 'https://forms.example/ajax', ...recipients },
      { name: 'smtp', smtpUrl: 'smtp://127.0.0.1:2525', from: 'site@example.com', ...recipients },
      { name: 'webhook', webhookUrl: 'https://crm.example.com/leads', secret: 'kept' },
      { name: 'disk', folder: 'var/lead-files' },
    ],
    'https://roof.example',
  );
  expect(carriers.map(({ name }) => name)).toEqual(['form-service', 'smtp', 'webhook', 'disk']);
});
