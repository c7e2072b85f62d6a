import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { company } from '#client/company.ts';
import type { StoredLead } from '#leads/forms/stored-lead.ts';
import { mailboxBehaviors, startFakeMailbox } from '../../tests/fakes/mailbox.ts';
import { outgoingLead as lead } from '../../tests/fakes/outgoing-lead.ts';
import { headerOf } from '../../tests/fakes/read-mail.ts';
import { createSmtpCarrier } from './smtp.ts';

const never = new AbortController().signal;

const mailbox = await startFakeMailbox();
afterAll(() => mailbox.close());
beforeEach(() => mailbox.reset());

const carrierTo = (smtpUrl = mailbox.url, deskUrl?: string) =>
  createSmtpCarrier({
    smtpUrl,
    deskUrl,
    from: 'Roofing website <site@example.com>',
    mailbox: 'leads@example.com',
    carbonCopies: ['office@example.com', 'owner@example.com'],
  });

const atTheShop = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: company.timeZone,
});

// Proves R4.2.
test('the contractor gets one mail that can be read and answered', async () => {
  expect(await carrierTo().deliver(lead, never)).toEqual({ kind: 'delivered' });
  expect(mailbox.mails).toHaveLength(1);
  const mail = mailbox.mails[0];
  if (!mail) throw new Error('no mail');
  expect(mail.recipients).toEqual(['leads@example.com', 'office@example.com', 'owner@example.com']);
  expect(mail.from).toBe('site@example.com');
  expect(headerOf(mail.headers, 'from')).toBe('Roofing website <site@example.com>');
  expect(headerOf(mail.headers, 'to')).toBe('leads@example.com');
  expect(headerOf(mail.headers, 'cc')).toBe('office@example.com, owner@example.com');
  expect(headerOf(mail.headers, 'reply-to')).toBe('Zoë O’Neil <zoe@example.com>');
  expect(headerOf(mail.headers, 'subject')).toBe(lead.notice.subject);
  expect(mail.text).toBe(
    [
      'Name: Zoë O’Neil',
      'Email: zoe@example.com',
      'Message:',
      '  First line',
      '  second “line” <b>&</b>',
      'Reference: APR-7K4M-Q2X8',
      `Received: ${atTheShop.format(new Date(lead.receivedAt))}`,
      '',
    ].join('\n'),
  );
  expect(mail.html).toContain('<td>First line<br>second “line” &lt;b&gt;&amp;&lt;/b&gt;</td>');
});

// Proves R5.7.
test('the contractor calls back with one press', async () => {
  const contact = { ...lead.lead.contact, phone: '937.555.0123 ext 4' };
  const fields = [['phone', contact.phone]] as const;
  await carrierTo().deliver({ ...lead, notice: { ...lead.notice, fields } }, never);
  expect(mailbox.mails[0]?.html).toContain(
    '<td><a href="tel:+19375550123;ext=4">937.555.0123 ext 4</a></td>',
  );
  await carrierTo().deliver({ ...lead, notice: { ...lead.notice, fields: [['phone', '"><b>1']] } }, never);
  expect(mailbox.mails[1]?.html).toContain('<td>&quot;&gt;&lt;b&gt;1</td>');
});

test('the mail leads to the request at the desk, where there is one', async () => {
  await carrierTo(mailbox.url, 'https://roof.example/desk').deliver(lead, never);
  const href = `https://roof.example/desk/requests/${lead.reference}`;
  expect(mailbox.mails[0]?.text).toContain(`At the desk: ${href}`);
  expect(mailbox.mails[0]?.html).toContain(`<td><a href="${href}">${href}</a></td>`);
});

test('the mail says that somebody agreed to text messages', async () => {
  const fields = [['textConsent', 'yes, wording 2026-11']] as const;
  await carrierTo().deliver({ ...lead, notice: { ...lead.notice, form: 'contact', fields } }, never);
  expect(mailbox.mails[0]?.text).toMatch(/^Agreed to text messages: yes, wording 2026-11\n/);
});

test('figures of the energy calculator come with their units', async () => {
  const fields = [
    ['currentBill', '150'],
    ['hvacAge', '8'],
    ['insulation', 'adequate'],
  ] as const;
  await carrierTo().deliver({ ...lead, notice: { ...lead.notice, fields } }, never);
  expect(mailbox.mails[0]?.text).toMatch(
    /^Monthly electric bill \(\$\): 150\nHVAC age \(years\): 8\nInsulation: adequate\n/,
  );
});

// Proves R5.7.
test.each([
  ['Emergency Repair', '1 (Highest)', 'High'],
  ['Roof Repair', '', ''],
])('a request for %s has the priority "%s"', async (service, priority, importance) => {
  const { contact } = lead.lead as StoredLead & { form: 'home' };
  await carrierTo().deliver({ ...lead, lead: { form: 'home', contact: { ...contact, service } } }, never);
  const { headers = [] } = mailbox.mails[0] ?? {};
  expect(headerOf(headers, 'x-priority')).toBe(priority);
  expect(headerOf(headers, 'importance')).toBe(importance);
});

// Proves R5.7.
test.each([
  ['emergency', '1 (Highest)'],
  ['urgent', '1 (Highest)'],
  ['normal', ''],
])('a request that is said to be "%s" has the priority "%s"', async (urgency, priority) => {
  const contact = {
    ...{ firstName: 'Zoë', lastName: 'O’Neil', address: '', city: '', message: '', phone: '(937) 555-0123' },
    ...{ email: 'zoe@example.com', service: 'Roof Repair', preferredContact: 'phone', urgency },
    ...{ needsFinancing: '', needsInsuranceClaim: '', textConsent: '' },
  } as (StoredLead & { form: 'contact' })['contact'];
  await carrierTo().deliver({ ...lead, lead: { form: 'contact', contact } }, never);
  expect(headerOf(mailbox.mails[0]?.headers ?? [], 'x-priority')).toBe(priority);
});

test('a mail sent twice carries the same Message-ID, another lead another one', async () => {
  await carrierTo().deliver(lead, never);
  await carrierTo().deliver(lead, never);
  await carrierTo().deliver({ ...lead, idempotencyKey: 'other' }, never);
  const [first, second, third] = mailbox.mails.map((mail) => headerOf(mail.headers, 'message-id'));
  expect(first).toBe('<0199f3c2-lead@example.com>');
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('the contact form has no reply-to in its notice, but the mail can still be answered', async () => {
  const { replyTo: _, fromName: __, ...notice } = lead.notice;
  await carrierTo().deliver({ ...lead, notice: { ...notice, form: 'contact' } }, never);
  expect(headerOf(mailbox.mails[0]?.headers ?? [], 'reply-to')).toBe('zoe@example.com');
});

describe('nothing is called delivered that was not', () => {
  const endings: Record<(typeof mailboxBehaviors)[number], { kind: string; reason?: unknown }> = {
    accept: { kind: 'delivered' },
    busy: { kind: 'postponed', reason: 'The mail server asks to try later (451 4.3.2).' },
    'unknown-mailbox': { kind: 'refused', reason: expect.stringMatching(/550 5\.1\.1.*LEAD_MAILBOX/) },
    'full-mailbox': { kind: 'postponed' },
    'too-much-today': { kind: 'postponed' },
    'sender-refused': { kind: 'refused', reason: expect.stringContaining('SMTP_FROM') },
    'message-refused': { kind: 'refused' },
    'not-talking': { kind: 'postponed' },
    'wants-password': { kind: 'misconfigured', reason: expect.stringContaining('SMTP_URL') },
    cut: { kind: 'postponed', reason: expect.stringContaining('cut') },
    hang: { kind: 'postponed', reason: expect.stringContaining('no answer in time') },
  };
  test.each(mailboxBehaviors)('a mail server that behaves as "%s"', async (behavior) => {
    mailbox.behavior = behavior;
    const outcome = await carrierTo().deliver(lead, AbortSignal.timeout(behavior === 'hang' ? 250 : 5000));
    expect(outcome).toMatchObject(endings[behavior]);
    expect(JSON.stringify(outcome)).not.toContain('@example.com');
    expect(mailbox.mails).toHaveLength(behavior === 'accept' ? 1 : 0);
  });

  test('copies that arrived do not make up for the mailbox that did not', async () => {
    mailbox.unknownRecipients = ['leads@example.com'];
    expect(await carrierTo().deliver(lead, never)).toMatchObject({ kind: 'refused' });
  });

  test('a copy that is turned down is told, and does not make the contractor get the lead again', async () => {
    mailbox.unknownRecipients = ['owner@example.com'];
    expect(await carrierTo().deliver(lead, never)).toEqual({
      kind: 'delivered',
      reason: 'The mail server refused a carbon copy. Check LEAD_CC.',
    });
  });
});

test('a wrong password is the operator’s to fix, at a try and before any lead is there', async () => {
  mailbox.password = 'right';
  const withPassword = (password: string) => carrierTo(mailbox.url.replace('://', `://site:${password}@`));
  const refusal = {
    kind: 'misconfigured',
    reason: 'The mail server did not accept the user name or password. Check SMTP_URL.',
  };
  expect(await withPassword('wrong').deliver(lead, never)).toEqual(refusal);
  expect(await withPassword('wrong').findTrouble?.()).toEqual(refusal);
  expect(await withPassword('right').deliver(lead, never)).toEqual({ kind: 'delivered' });
  expect(await withPassword('right').findTrouble?.()).toBeNull();
  expect(mailbox.mails).toHaveLength(1);
});

test('a mailbox that is no mail address, such as the form service’s alias, is refused with the name of the setting', async () => {
  const carrier = createSmtpCarrier({
    smtpUrl: mailbox.url,
    from: 'site@example.com',
    mailbox: 'a1b2c3d4e5f6a1b2c3d4e5f6',
    carbonCopies: [],
  });
  expect(await carrier.deliver(lead, never)).toMatchObject({
    kind: 'refused',
    reason: 'The mail cannot be sent as it is (EENVELOPE). Check SMTP_FROM, then LEAD_MAILBOX and LEAD_CC.',
  });
});

test('a mail server that is not there postpones the lead, and so does one that is hung up on', async () => {
  const gone = await startFakeMailbox();
  await gone.close();
  expect(await carrierTo(gone.url).deliver(lead, never)).toEqual({
    kind: 'postponed',
    reason: 'The mail server cannot be reached: nobody listens there. Check SMTP_URL.',
  });
  expect(await carrierTo().deliver(lead, AbortSignal.abort())).toMatchObject({ kind: 'postponed' });
});
