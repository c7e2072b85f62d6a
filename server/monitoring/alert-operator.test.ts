import { afterAll, beforeEach, expect, test } from 'vitest';
import { startFakeMailbox } from '../../tests/fakes/mailbox.ts';
import { headerOf } from '../../tests/fakes/read-mail.ts';
import { startFakeWebhookReceiver } from '../../tests/fakes/webhook-receiver.ts';
import { logBook } from '../../tests/relays-under-test.ts';
import type { Alert } from './alert.ts';
import { createAlerter } from './alert-operator.ts';

const mailbox = await startFakeMailbox();
const receiver = await startFakeWebhookReceiver();
afterAll(() => Promise.all([mailbox.close(), receiver.close()]));
beforeEach(() => {
  mailbox.reset();
  receiver.reset();
});

const alert: Alert = {
  kind: 'not-delivering',
  carrier: 'smtp',
  since: Date.parse('2026-11-21T19:05:00Z'),
  count: 12,
  leads: [
    { reference: 'APR-7K4M-Q2X8', form: 'contact', reason: 'The mail server did not accept the password.' },
    { reference: 'APR-2222-3333', form: 'home', reason: null },
  ],
};

const alerterBy = (ways: { webhook?: boolean; mail?: boolean }) => {
  const { log, lines } = logBook();
  const alertOperator = createAlerter(
    {
      webhookUrl: ways.webhook ? receiver.url : undefined,
      mail: ways.mail
        ? {
            smtpUrl: mailbox.url,
            from: 'site@example.com',
            to: ['owner@example.com', 'it@example.com'],
            addressesFrom: 'ALERT_MAIL_TO',
          }
        : undefined,
    },
    log,
  );
  return { alertOperator, lines };
};

test('the webhook gets what a chat can show and what a program can read, and nothing about a person', async () => {
  expect(await alerterBy({ webhook: true }).alertOperator(alert)).toBe(true);
  expect(receiver.received[0]?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toEqual({
    text: [
      'No request leaves by smtp since Nov 21, 2026, 1:05 pm: 12 requests waiting.',
      'APR-7K4M-Q2X8 (contact): The mail server did not accept the password.',
      'APR-2222-3333 (home)',
      'and 10 more',
      '"npm run leads -- list --state due" shows them all. They are kept and tried again.',
    ].join('\n'),
    kind: 'not-delivering',
    carrier: 'smtp',
    since: '2026-11-21T19:05:00.000Z',
    count: 12,
    leads: alert.leads,
  });
});

test('that requests cannot be stored reads as plainly, also when it is over', async () => {
  const { alertOperator } = alerterBy({ webhook: true });
  const { since } = alert;
  await alertOperator({ kind: 'not-storing', since, what: 'The disk is full' });
  await alertOperator({ kind: 'storing-again', since, what: 'It was: The disk is full' });
  expect(receiver.received.map(({ body }) => JSON.parse(body))).toEqual([
    {
      text: 'REQUESTS CANNOT BE STORED since Nov 21, 2026, 1:05 pm.\nThe disk is full.',
      kind: 'not-storing',
      since: '2026-11-21T19:05:00.000Z',
      what: 'The disk is full',
    },
    {
      text: 'Requests are stored again; they could not be since Nov 21, 2026, 1:05 pm.\nIt was: The disk is full.',
      kind: 'storing-again',
      since: '2026-11-21T19:05:00.000Z',
      what: 'It was: The disk is full',
    },
  ]);
});

test('everybody in ALERT_MAIL_TO gets the same by mail', async () => {
  expect(await alerterBy({ mail: true }).alertOperator({ ...alert, kind: 'gave-up', count: 1 })).toBe(true);
  const [mail] = mailbox.mails;
  expect(mail?.recipients).toEqual(['owner@example.com', 'it@example.com']);
  expect(headerOf(mail?.headers ?? [], 'subject')).toBe('smtp GAVE UP on 1 request: call the visitors');
  expect(mail?.text).toContain('APR-7K4M-Q2X8 (contact): The mail server did not accept the password.');
});

test('one way that works is enough, and the other one is in the log', async () => {
  mailbox.behavior = 'busy';
  const { alertOperator, lines } = alerterBy({ webhook: true, mail: true });
  expect(await alertOperator(alert)).toBe(true);
  expect(lines).toMatchObject([{ level: 'error', facts: { way: 'ALERT_MAIL_TO' } }]);
});

test('an address that is turned down is looked for where it stands', async () => {
  mailbox.behavior = 'unknown-mailbox';
  const { alertOperator, lines } = alerterBy({ mail: true });
  expect(await alertOperator(alert)).toBe(false);
  expect(lines).toMatchObject([{ facts: { reason: expect.stringContaining('Check ALERT_MAIL_TO.') } }]);
});

test.each([[{ status: 500 }], [{ status: 302, headers: { Location: '/' } }], ['cut' as const]])(
  'a webhook that answers %j has told nobody',
  async (answer) => {
    receiver.answer = answer;
    const { alertOperator, lines } = alerterBy({ webhook: true });
    expect(await alertOperator(alert)).toBe(false);
    expect(lines).toMatchObject([{ level: 'error', facts: { way: 'ALERT_WEBHOOK_URL' } }]);
  },
);

test('without a second way the log has to do', async () => {
  expect(await alerterBy({}).alertOperator(alert)).toBe(true);
});
