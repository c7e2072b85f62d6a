import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readResponse } from './read-response.ts';

const read = (status: number, body: unknown, retryAfter: string | null = null) =>
  readResponse(status, typeof body === 'string' ? body : JSON.stringify(body), retryAfter);

// Proves 8.3, R1.1.
test('only an answer with a reference means that the lead is stored', () => {
  expect(read(201, { reference: 'APR-1', receivedAt: 'x' })).toEqual({
    kind: 'received',
    reference: 'APR-1',
    workedOut: {},
  });
  expect(read(201, {}).kind).toBe('put-off');
  expect(read(200, '<html>').kind).toBe('put-off');
});

test('a repeated send gets the same reference and counts as stored', () => {
  expect(read(200, { reference: 'APR-1' }).kind).toBe('received');
});

test('the figures the server worked out come along', () => {
  expect(read(201, { reference: 'APR-1', receivedAt: 'x', estimate: { low: 1 } })).toMatchObject({
    workedOut: { estimate: { low: 1 } },
  });
});

test('complaints about fields reach the form', () => {
  expect(read(422, { errors: { email: 'Valid email is required' } })).toEqual({
    kind: 'invalid',
    errors: { email: 'Valid email is required' },
  });
});

// Proves 10.77.
test.each([403, 413, 422])('status %i in our own words is final', (status) => {
  expect(read(status, { error: 'Requests are taken from our own pages only.' })).toEqual({ kind: 'refused' });
});

// Proves 10.77, R1.5.
test.each(
  [403, 404, 413, 422, 503].flatMap((status) =>
    ['<html><title>Just a moment</title>', '', '{"error', 'null', '[]', '{"message":"Forbidden"}'].map(
      (body) => [status, body] as const,
    ),
  ),
)('status %i with the body %j is not our refusal: the request is not taken yet', (status, body) => {
  expect(read(status, body)).toEqual({ kind: 'put-off', retryAfterMs: null });
});

// Proves 10.77.
test.each([400, 404, 405, 408, 415, 429, 500, 502, 503, 522])(
  'status %i is worth another try, no matter what answers',
  (status) => {
    expect(read(status, { error: 'not now' }, '30')).toEqual({ kind: 'put-off', retryAfterMs: 30_000 });
  },
);

// Proves 8.3.
test('no visitor is told "received" without a reference that we gave, whatever answers', () => {
  const status = fc.oneof(fc.constantFrom(200, 201), fc.integer({ min: 100, max: 599 }));
  const body = fc.oneof(
    fc.string(),
    fc.json(),
    fc.record({ error: fc.string(), reference: fc.string() }).map((each) => JSON.stringify(each)),
  );
  fc.assert(
    fc.property(status, body, fc.option(fc.string()), (answered, text, retryAfter) => {
      const outcome = readResponse(answered, text, retryAfter);
      if (outcome.kind !== 'received') return;
      expect([200, 201]).toContain(answered);
      expect(JSON.parse(text)).toMatchObject({ reference: outcome.reference });
      expect(outcome.reference).not.toBe('');
    }),
  );
});
