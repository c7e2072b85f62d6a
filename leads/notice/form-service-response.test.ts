import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFormServiceResponse } from './form-service-response.ts';

const yes = '{"success":"true","message":"The form was submitted successfully."}';
const no = (message: string) => JSON.stringify({ success: 'false', message });
const page = '<!DOCTYPE html><html><body>Welcome</body></html>';

// Proves 7.9, R5.1.
test.each([
  ['the word "true"', 200, yes],
  ['true itself', 200, '{"success":true}'],
  ['a byte order mark before the answer', 200, `\uFEFF${yes}`],
])('%s means delivered', (_, status, body) => {
  expect(readFormServiceResponse(status, body)).toEqual({ kind: 'delivered' });
});

// Proves 7.9, R5.1.
test.each([
  ['a plain "false"', 200, no('Something went wrong'), 'postponed'],
  ['no success flag', 200, '{"message":"ok"}', 'postponed'],
  ['an empty body', 200, '', 'postponed'],
  ['a web page', 200, page, 'postponed'],
  ['a good answer under "created"', 201, yes, 'postponed'],
  ['a redirect', 302, '', 'postponed'],
  ['too many messages', 429, no('Too many'), 'postponed'],
  ['request timeout', 408, '', 'postponed'],
  ['an outage', 500, yes, 'postponed'],
  ['a gateway page', 502, page, 'postponed'],
  ['a "prove you are human" page', 403, page, 'postponed'],
  ['a call without origin', 200, no('Make sure you open this page through a web server.'), 'postponed'],
  ['activation', 200, no("This form needs Activation. We've sent you an email."), 'activation-needed'],
  ['activation as a web page', 200, '<h1>This form needs Activation</h1>', 'activation-needed'],
  ['a bad mailbox', 200, no('Invalid email address'), 'refused'],
  ['a mailbox that opted out', 200, no('This mailbox has unsubscribed'), 'refused'],
  ['a bad request', 400, no('Bad request'), 'refused'],
  ['an unknown address', 404, page, 'refused'],
  ['a forbidden answer in JSON', 403, no('Forbidden'), 'refused'],
])('%s is never called delivered', (_, status, body, kind) => {
  expect(readFormServiceResponse(status, body).kind).toBe(kind);
});

test('the wait that the service asks for is passed on', () => {
  expect(readFormServiceResponse(429, '', '90')).toMatchObject({ kind: 'postponed', retryAfterMs: 90_000 });
  expect(readFormServiceResponse(503, '', '30')).toMatchObject({ kind: 'postponed', retryAfterMs: 30_000 });
  expect(readFormServiceResponse(429, '')).not.toHaveProperty('retryAfterMs');
});

// Proves R5.2.
test('the operator is told in plain words what to do about activation', () => {
  const answer = readFormServiceResponse(200, no('This form needs Activation.'));
  expect(answer).toMatchObject({ reason: expect.stringMatching(/click the link.*kept/s) });
});

test.each([
  [200, 'Cannot take it'],
  [200, 'Invalid email address'],
  [400, 'Bad request'],
])('the words of the service, which may quote the visitor, are in no reason: %i %s', (status, words) => {
  const answer = readFormServiceResponse(
    status,
    no(`${words}: Dana Whitaker,\n(937) 555-0188, 12 Linden Avenue`),
  );
  expect(answer).toMatchObject({
    reason: expect.not.stringMatching(/Dana|555|Linden/),
    said: `${words}: Dana Whitaker, (937) 555-0188, 12 Linden Avenue`,
  });
  const flood = readFormServiceResponse(status, no(words + 'x'.repeat(5_000)));
  expect(JSON.stringify(flood).length).toBeLessThan(500);
});

test('of any status with any body, only 200 with the word true means delivered', () => {
  const body = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc
      .record({ success: fc.constantFrom('true', true, 'false', 'TRUE', 1), message: fc.string() })
      .map((each) => JSON.stringify(each)),
  );
  fc.assert(
    fc.property(
      fc.oneof(fc.constant(200), fc.nat({ max: 599 })),
      body,
      fc.option(fc.string()),
      (status, text, header) => {
        const { kind } = readFormServiceResponse(status, text, header, 0);
        if (kind === 'delivered') {
          expect(status).toBe(200);
          expect(String(JSON.parse(text).success)).toBe('true');
        }
      },
    ),
  );
});
