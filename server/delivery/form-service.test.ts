import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startFakeFormService } from '../../tests/fakes/form-service.ts';
import { formServiceBehaviors } from '../../tests/fakes/form-service-behaviors.ts';
import { outgoingLead as lead } from '../../tests/fakes/outgoing-lead.ts';
import { createFormServiceCarrier } from './form-service.ts';

const never = new AbortController().signal;

const formService = await startFakeFormService();
afterAll(() => formService.close());
beforeEach(() => formService.reset());

const carrierTo = (change: { formServiceUrl?: string; mailbox?: string } = {}) =>
  createFormServiceCarrier({
    formServiceUrl: formService.url,
    mailbox: 'leads@example.com',
    carbonCopies: ['office@example.com'],
    siteUrl: 'https://roof.example',
    ...change,
  });

// Proves 7.1, 7.2, R5.4.
test('a lead reaches the form service field by field, with the site as its origin', async () => {
  expect(await carrierTo().deliver(lead, never)).toEqual({ kind: 'delivered' });
  expect(formService.received).toHaveLength(1);
  expect(formService.received[0]).toMatchObject({
    mailbox: 'leads@example.com',
    headers: {
      accept: 'application/json',
      origin: 'https://roof.example',
      referer: 'https://roof.example/',
      'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
    },
    fields: [
      ['name', 'Zoë O’Neil'],
      ['email', 'zoe@example.com'],
      ['message', 'First line\r\nsecond “line” <b>&</b>'],
      ['city', ''],
      ['_subject', 'New inspection request: Roof Repair, Zoë O’Neil [APR-7K4M-Q2X8]'],
      ['_template', 'table'],
      ['_captcha', 'false'],
      ['_cc', 'office@example.com'],
      ['_replyto', 'zoe@example.com'],
      ['_from_name', 'Zoë O’Neil'],
      ['_autoresponse', 'We have your request.'],
    ],
  });
});

test('a mailbox with a plus or a slash in it stays one mailbox', async () => {
  await carrierTo({ mailbox: 'a+b/c?d@example.com', formServiceUrl: `${formService.url}/` }).deliver(
    lead,
    never,
  );
  expect(formService.received[0]?.mailbox).toBe('a+b/c?d@example.com');
});

describe('nothing is called delivered that was not', () => {
  const endings: Record<(typeof formServiceBehaviors)[number], { kind: string; [key: string]: unknown }> = {
    accept: { kind: 'delivered' },
    refuse: { kind: 'postponed' },
    'bad-mailbox': { kind: 'refused' },
    activation: { kind: 'activation-needed' },
    'too-many': { kind: 'postponed', retryAfterMs: 7000 },
    error: { kind: 'postponed' },
    unreachable: { kind: 'postponed' },
    html: { kind: 'postponed' },
    redirect: { kind: 'postponed' },
    hang: { kind: 'postponed', reason: expect.stringContaining('no answer in time') },
    'half-answer': { kind: 'postponed', reason: expect.stringContaining('no answer in time') },
    flood: { kind: 'postponed' },
    cut: { kind: 'postponed', reason: expect.stringContaining('the connection was cut') },
    'accept-then-cut': { kind: 'postponed', reason: expect.stringContaining('the connection was cut') },
  };
  // Proves R5.1, R5.3.
  test.each(formServiceBehaviors)('a form service that behaves as "%s"', async (behavior) => {
    formService.setBehavior(behavior, 7);
    const isSlow = behavior === 'hang' || behavior === 'half-answer';
    const outcome = await carrierTo().deliver(lead, AbortSignal.timeout(isSlow ? 150 : 5000));
    expect(outcome).toMatchObject(endings[behavior]);
    expect(formService.received).toHaveLength(1);
  });
});

test('a form service that is not there postpones the lead', async () => {
  const gone = await startFakeFormService();
  await gone.close();
  expect(await carrierTo({ formServiceUrl: gone.url }).deliver(lead, never)).toEqual({
    kind: 'postponed',
    reason: 'The form service did not answer: nobody listens there.',
  });
});

test('a try is over as soon as the outbox ends it', async () => {
  formService.setBehavior('hang');
  const outbox = new AbortController();
  const trying = carrierTo().deliver(lead, outbox.signal);
  setTimeout(() => outbox.abort(), 50);
  expect(await trying).toMatchObject({ kind: 'postponed', reason: expect.stringContaining('was ended') });
  expect(await carrierTo().deliver(lead, outbox.signal)).toMatchObject({ kind: 'postponed' });
});
