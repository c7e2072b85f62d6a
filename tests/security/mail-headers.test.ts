// From the post to the mail as it was received: nothing a visitor types becomes a header, a recipient or a directive.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PublicForm } from '#leads/forms/forms.ts';
import { leadFields } from '#leads/forms/stored-lead.ts';
import { composeNotice } from '#leads/notice/compose-notice.ts';
import type { Carrier } from '#server/delivery/carrier.ts';
import { createFormServiceCarrier } from '#server/delivery/form-service.ts';
import { createSmtpCarrier } from '#server/delivery/smtp.ts';
import type { Submission } from '#server/intake/submission.ts';
import { type FakeFormService, startFakeFormService } from '../fakes/form-service.ts';
import { type FakeMailbox, startFakeMailbox } from '../fakes/mailbox.ts';
import { headerOf } from '../fakes/read-mail.ts';
import { buildAppForFile, siteUrl, type TestApp } from './test-app.ts';

const mailbox = 'owner@example.com';
const carbonCopies = ['office@example.com', 'crew@example.com'];

const reach = { email: 'd@example.org', phone: '937-555-0188' };
const wish = { service: 'Roof Repair', message: 'Hail.' };
const names = { firstName: 'Dana', lastName: 'Whitaker' };
const address = '12 Linden Avenue';
const goodLeads: Record<PublicForm, Record<string, string>> = {
  home: { name: 'Dana', ...reach, ...wish },
  contact: { ...names, ...reach, address, city: 'Troy', ...wish },
  'roof-cost': { name: 'Dana', ...reach, address },
  'energy-savings': { ...names, ...reach, address },
};
const forms = Object.keys(goodLeads) as PublicForm[];

const breaks = [
  '\r\n',
  '\n',
  '\r',
  '\n\r',
  '%0d%0a',
  '\u2028',
  '\u2029',
  '\u0085',
  '\v',
  '\f',
  '\u0000\r\n',
  '\r\n ',
];
const orders = [
  'Bcc: victim@example.net',
  'To: victim@example.net\r\nContent-Type: text/html\r\n\r\n<b>Buy</b>',
  '.\r\nRCPT TO:<victim@example.net>',
];
const attacks = [
  ...breaks.flatMap((lineBreak) => orders.map((order) => `Dana${lineBreak}${order}`)),
  'Dana" <victim@example.net>, "x',
  'Dana, victim@example.net',
  '=?utf-8?q?Dana=0d=0aBcc:_victim@example.net?=',
  '=?utf-8?b?DQpCY2M6IHZpY3RpbUBleGFtcGxlLm5ldA==?=',
  '"; name="_cc"\r\n\r\nvictim@example.net',
];

let attacked: TestApp;
let mails: FakeMailbox;
let formService: FakeFormService;
let carriers: Carrier[];

beforeAll(async () => {
  attacked = await buildAppForFile();
  mails = await startFakeMailbox();
  formService = await startFakeFormService();
  carriers = [
    createSmtpCarrier({ smtpUrl: mails.url, from: 'Web site <site@example.com>', mailbox, carbonCopies }),
    createFormServiceCarrier({ formServiceUrl: formService.url, mailbox, carbonCopies, siteUrl }),
  ];
});
afterAll(() => Promise.all([attacked.app.close(), mails.close(), formService.close()]));
beforeEach(() => {
  attacked.received.length = 0;
  mails.reset();
  formService.reset();
});

async function post(form: PublicForm, fields: Record<string, string>): Promise<number> {
  const { statusCode } = await attacked.app.inject({
    method: 'POST',
    url: `/api/leads/${form}`,
    payload: fields,
  });
  return statusCode;
}

async function deliverReceived(): Promise<void> {
  const deliver = async ({ lead }: Submission) => {
    const reference = 'APR-7K4M-Q2X8';
    const outgoing = {
      reference,
      receivedAt: '2026-11-21T09:00:00.000Z',
      notice: composeNotice(lead, reference),
      lead,
      fields: leadFields(lead),
      idempotencyKey: 'the-lead',
    };
    for (const carrier of carriers) {
      expect(await carrier.deliver(outgoing, AbortSignal.timeout(20_000))).toEqual({ kind: 'delivered' });
    }
  };
  await Promise.all(attacked.received.splice(0).map(deliver));
}

const namesOf = (pairs: readonly (readonly [string, string])[]) => pairs.map(([name]) => name);

test.each(forms)(
  'no field of the form %s gets a header, a recipient or a directive into the mail',
  async (form) => {
    await post(form, goodLeads[form]);
    await deliverReceived();
    const honestHeaders = namesOf(mails.mails[0]?.headers ?? []);
    const honestFields = namesOf(formService.received[0]?.fields ?? []);
    expect(honestHeaders).toContain('subject');
    expect(honestFields).toContain('_subject');

    for (const attack of attacks) {
      // Nothing but one address is an address.
      expect(await post(form, { ...goodLeads[form], email: attack.replace('Dana', 'd@example.org') })).toBe(
        422,
      );
      const typed = Object.entries(goodLeads[form]).map(([name, good]) =>
        ['email', 'service'].includes(name) ? [name, good] : [name, attack.replace('Dana', good)],
      );
      const fields = Object.fromEntries(typed) as Record<string, string>;
      expect(await post(form, { ...fields, phone: `937-555-0188 ${attack}`.slice(0, 60) }), attack).toBe(201);
    }
    await deliverReceived();

    for (const { headers, recipients, source } of mails.mails) {
      expect(namesOf(headers)).toEqual(honestHeaders);
      expect(recipients).toEqual([mailbox, ...carbonCopies]);
      expect(headerOf(headers, 'to')).toBe(mailbox);
      expect(headerOf(headers, 'cc')).toBe(carbonCopies.join(', '));
      expect(headerOf(headers, 'reply-to')).toMatch(/(^|<)d@example\.org>?$/);
      // Two parts, each behind a boundary, and one boundary behind both.
      const boundary = /boundary="([^"]+)"/.exec(headerOf(headers, 'content-type'))?.[1] ?? '';
      expect(source.split(`\r\n--${boundary}`)).toHaveLength(4);
    }
    for (const { fields, mailbox: reached } of formService.received) {
      expect(namesOf(fields)).toEqual(honestFields);
      expect(reached).toBe(mailbox);
      const directives = fields.filter(([name]) => name.startsWith('_'));
      for (const [, text] of directives) expect(text).not.toMatch(/[\r\n\u2028\u2029\u0085\v\f]/);
      expect(fields.find(([name]) => name === '_cc')?.[1]).toBe(carbonCopies.join(','));
    }
  },
  30_000,
);

test('directives that a visitor adds to the form do not reach the form service', async () => {
  const directives = {
    _cc: 'victim@example.net',
    _next: 'https://evil.example',
    _replyto: 'victim@example.net',
    _webhook: 'https://evil.example',
    _autoresponse: 'Buy',
    _template: 'box',
    source: 'Elsewhere',
    bcc: 'victim@example.net',
  };
  for (const form of forms) await post(form, { ...goodLeads[form], ...directives });
  expect(attacked.received).toHaveLength(forms.length);
  await deliverReceived();
  expect(mails.mails).toHaveLength(forms.length);
  for (const { fields } of formService.received) {
    expect(JSON.stringify(fields)).not.toMatch(/victim|evil|Elsewhere|Buy|box/);
    expect(new Set(namesOf(fields)).size).toBe(fields.length);
  }
  for (const { source } of mails.mails) expect(source).not.toMatch(/victim|evil|Elsewhere/);
});
