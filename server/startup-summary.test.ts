import { expect, test } from 'vitest';
import { readSettings } from './settings/settings.ts';
import { summarizeStartup } from './startup-summary.ts';

// Proves 10.12.
test('a setting of an earlier release is read past, with one line that says what stands in its place', () => {
  const settings = readSettings({
    DESK_REPORT_TO: 'office@example.com',
    OFFICE_CHANGES_FILE: './var/office-changes.json',
  });
  expect(summarizeStartup(settings, '').slice(-2)).toEqual([
    expect.stringMatching(/^DESK_REPORT_TO is no longer a setting and can be taken out: the page Numbers/),
    expect.stringMatching(
      /^OFFICE_CHANGES_FILE is read only for what the office of 0.2 changed, and can be taken out once/,
    ),
  ]);
  expect(settings).toEqual({ ...readSettings({}), retired: settings.retired });
});

// Proves 10.3.
test('the start prints the address, where leads are kept, how they are delivered, and what is a placeholder', () => {
  const settings = readSettings({
    LEAD_CARRIERS: 'smtp,webhook',
    LEAD_MAILBOX: 'office@example.com',
    SMTP_URL: 'smtp://localhost:2525',
    SMTP_FROM: 'site@example.com',
    WEBHOOK_URL: 'https://crm.example.com/leads',
    WEBHOOK_SECRET: 'kept between the two of us',
  });
  const [address, store, delivery, nobody, placeholders] = summarizeStartup(settings, 'var/leads.db');
  expect(address).toContain('http://localhost:3000');
  expect(store).toContain('var/leads.db');
  expect(delivery).toContain('by e-mail (SMTP) and to the webhook');
  expect(nobody).toBe('Mail to office@example.com reaches nobody: set LEAD_MAILBOX and LEAD_CC.');
  expect(placeholders).toMatch(/placeholders: .*phone/);
});

test('a mailbox that may be there is not spoken of, and a database folder that was not there is', () => {
  const settings = readSettings({ LEAD_MAILBOX: 'leads@millerroofing.com' });
  const inPlace = summarizeStartup(settings, '/srv/leads.db').join('\n');
  expect(inPlace).not.toMatch(/reaches nobody|check DATABASE_URL/);
  expect(summarizeStartup(settings, '/srv/leads.db', true)[1]).toMatch(
    /^Leads are kept in \/srv\/leads\.db\. .*check DATABASE_URL\.$/,
  );
});
