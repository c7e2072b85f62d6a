import { readFile } from 'node:fs/promises';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { outgoingLead as lead } from '../../tests/fakes/outgoing-lead.ts';
import { startFakeWebhookReceiver, type WebhookAnswer } from '../../tests/fakes/webhook-receiver.ts';
import { createWebhookCarrier } from './webhook.ts';

const never = new AbortController().signal;
const secret = 'kept between us';

const receiver = await startFakeWebhookReceiver();
afterAll(() => receiver.close());
beforeEach(() => receiver.reset());

const deliver = (signal = never, webhookUrl = receiver.url) =>
  createWebhookCarrier({ webhookUrl, secret }).deliver(lead, signal);

/** The example of the documentation, run as it is printed there. */
async function loadDocumentedCheck(): Promise<
  (body: string, signature: unknown, secret: string, nowMs?: number) => Record<string, unknown> | null
> {
  const page = await readFile(new URL('../../docs/webhook.md', import.meta.url), 'utf8');
  const example = /```js\n(.*?)```/s.exec(page)?.[1] ?? '';
  const { openLead } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(example)}`);
  return openLead;
}

// Proves 10.22, R4.2.
test('a receiver that follows the documentation gets the lead and knows it by its id', async () => {
  expect(await deliver()).toEqual({ kind: 'delivered' });
  expect(receiver.received).toHaveLength(1);
  const { body = '', headers = {} } = receiver.received[0] ?? {};
  const openLead = await loadDocumentedCheck();
  expect(openLead(body, headers['x-signature-256'], secret)).toEqual({
    id: lead.idempotencyKey,
    sentAt: expect.any(String),
    reference: lead.reference,
    receivedAt: lead.receivedAt,
    form: 'home',
    subject: lead.notice.subject,
    fields: lead.fields,
  });
  expect(headers['idempotency-key']).toBe(lead.idempotencyKey);
  expect(headers['content-type']).toBe('application/json');
});

test('a receiver that follows the documentation sees through every forgery', async () => {
  await deliver();
  const { body = '', headers = {} } = receiver.received[0] ?? {};
  const signature = String(headers['x-signature-256']);
  const openLead = await loadDocumentedCheck();
  expect(openLead(body, signature, secret)).not.toBeNull();
  expect(openLead(body.replace('Zoë', 'Zoe'), signature, secret)).toBeNull();
  expect(openLead(body, signature, 'guessed')).toBeNull();
  expect(openLead(body, undefined, secret)).toBeNull();
  expect(openLead(body, signature.slice(0, -1), secret)).toBeNull();
  expect(openLead(body, signature, secret, Date.now() + 6 * 60 * 1000)).toBeNull();
});

describe('nothing is called delivered that was not', () => {
  const cases: [WebhookAnswer, object][] = [
    [{ status: 200 }, { kind: 'delivered' }],
    [{ status: 202 }, { kind: 'delivered' }],
    [{ status: 301, headers: { Location: '/elsewhere' } }, { kind: 'postponed' }],
    [{ status: 307, headers: { Location: '/elsewhere' } }, { kind: 'postponed' }],
    [{ status: 400 }, { kind: 'refused' }],
    [{ status: 401 }, { kind: 'misconfigured', reason: expect.stringContaining('WEBHOOK_SECRET') }],
    [{ status: 403 }, { kind: 'misconfigured', reason: expect.stringContaining('WEBHOOK_URL') }],
    [{ status: 404 }, { kind: 'refused' }],
    [{ status: 408 }, { kind: 'postponed' }],
    [{ status: 410 }, { kind: 'refused' }],
    [{ status: 425 }, { kind: 'postponed' }],
    [
      { status: 429, headers: { 'Retry-After': '12' } },
      { kind: 'postponed', retryAfterMs: 12_000 },
    ],
    [{ status: 500 }, { kind: 'postponed' }],
    [
      { status: 503, headers: { 'Retry-After': '3' } },
      { kind: 'postponed', retryAfterMs: 3000 },
    ],
    ['cut', { kind: 'postponed', reason: 'The webhook did not answer: the connection was cut.' }],
    ['hang', { kind: 'postponed', reason: 'The webhook did not answer: no answer in time.' }],
  ];
  test.each(cases)('a receiver that answers %j', async (answer, ending) => {
    receiver.answer = answer;
    expect(await deliver(AbortSignal.timeout(answer === 'hang' ? 150 : 5000))).toMatchObject(ending);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/leads']);
  });
});

test('a user and a password in the address sign the lead in', async () => {
  expect(await deliver(never, receiver.url.replace('//', '//office:p%20w@'))).toEqual({ kind: 'delivered' });
  const { authorization = '' } = receiver.received[0]?.headers ?? {};
  expect(Buffer.from(authorization.replace('Basic ', ''), 'base64').toString()).toBe('office:p w');
});

test('a port that no web server may have is named as the trouble', async () => {
  expect(await deliver(never, 'http://127.0.0.1:25/')).toEqual({
    kind: 'postponed',
    reason: 'The webhook did not answer: that port belongs to another protocol than HTTP.',
  });
});
